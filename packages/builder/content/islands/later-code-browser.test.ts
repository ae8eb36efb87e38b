import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands } from "../testing/open-islands.ts";

const browser = await openBrowser();

const parts = `const files = [
  { name: "app.py", language: "python", code: "import os\\nprint(os.getcwd())" },
  { name: "app.js", language: "javascript", code: "const here = 1;\\nconsole.log(here);" },
];
const samples = { curl: 'curl -X GET "/later"', python: 'client.get("/later")' };

export const Explorer = () => {
  const [at, go] = useState(0);
  return <div className="explorer">
    {files.map(({ name }, index) => <button key={name} onClick={() => go(index)}>{name}</button>)}
    <CodeBlock language={files[at].language} lines>{files[at].code}</CodeBlock>
  </div>;
};
export const Switcher = () => {
  const [key, choose] = useState("curl");
  return <div className="switcher">
    {Object.keys(samples).map((name) => <button key={name} onClick={() => choose(name)}>{name}</button>)}
    <CodeBlock language={key}>{samples[key]}</CodeBlock>
  </div>;
};
export const Given = ({ examples }) => {
  const [at, go] = useState(0);
  return <div className="given"><button onClick={() => go(at + 1)}>next</button>
    <CodeBlock language={examples[at].language}>{examples[at].code}</CodeBlock></div>;
};`;

test("Code that a component shows in a later state has the colours of its language", async (context) => {
  const content =
    "<Explorer />\n\n<Switcher />\n\n<Given examples={[{ language: 'json', code: '[1]' }, { language: 'yaml', code: 'kept: true' }]} />";
  const { page, complaints, first } = await openIslands(
    browser,
    context,
    parts,
    content,
    "{ Explorer, Switcher, Given }",
  );
  const seen = async (place: string, button: string, text: string) => {
    await page.locator(`.${place}`).getByRole("button", { name: button, exact: true }).click();
    const code = page.locator(`.${place} code`).filter({ hasText: text });
    await code.waitFor();
    return code.locator("span[class^=lc-]").allTextContents();
  };
  assert.ok((await seen("explorer", "app.js", "console")).includes("const"));
  assert.ok((await seen("switcher", "python", "client")).includes('"/later"'));
  assert.ok((await seen("given", "next", "kept")).includes("true"));
  assert.ok(!JSON.stringify(first).includes("console"), "and stands on the page only then");
  assert.deepEqual(complaints, []);
});
