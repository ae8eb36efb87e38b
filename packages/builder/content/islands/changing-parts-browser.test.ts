import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();
const open = (context: TestContext, parts: string, content: string, names: string) =>
  openIslands(browser, context, parts, content, names);

test("A heading whose words change with the state of its component keeps its id and its link", async (context) => {
  const parts = `export const Counted = () => {
  const [n, set] = useState(0);
  const seen = useRef(null);
  return <div className="counted">
    <h2 ref={seen}>Pages: {n}</h2>
    <h3>Fixed</h3>
    {n > 1 ? <h3>Later {n}</h3> : null}
    <button onClick={() => set(n + 1)}>Next</button>
    <button onClick={() => set(0)}>Back</button>
    <output>{seen.current ? seen.current.tagName : ""}</output>
  </div>;
};`;
  const { page, complaints } = await open(context, parts, "<Counted />", "{ Counted }");
  const heading = page.locator(".counted h2");
  const id = await heading.getAttribute("id");
  assert.match(id ?? "", /^pages/);
  for (const [button, text] of [
    ["Next", "Pages: 1"],
    ["Next", "Pages: 2"],
    ["Back", "Pages: 0"],
    ["Next", "Pages: 1"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await heading.filter({ hasText: text }).waitFor();
    assert.equal(await heading.getAttribute("id"), id, text);
    assert.equal(await heading.locator("a.lc-heading-anchor").count(), 1, text);
    assert.equal(await heading.locator("a.lc-heading-anchor").getAttribute("href"), `#${id}`, text);
  }
  assert.equal(await page.locator(".counted h3#fixed > a.lc-heading-anchor").count(), 1);
  assert.equal(await shown(page, ".counted output"), "H2");
  assert.deepEqual(complaints, []);
});

test("Code whose words change with the state of its component keeps the colours around them", async (context) => {
  const parts = `export const Made = () => {
  const [n, set] = useState(5);
  const code = n === 7 ? "nothing of it" : "{\\n  \\"limit\\": " + n + ",\\n  \\"name\\": \\"<a" + (n - 5) + ">\\"\\n}";
  return <div className="made">
    <CodeBlock language="json">{code}</CodeBlock>
    <button onClick={() => set(n + 1)}>Next</button>
  </div>;
};`;
  const { page, complaints } = await open(context, parts, "<Made />", "{ Made }");
  const code = page.locator(".made code");
  const tokens = () =>
    code.locator("span").evaluateAll((all) => all.map((one) => [one.textContent, one.className] as const));
  await code.locator("span").first().waitFor();
  const lookOf = new Map(await tokens());
  await page.getByRole("button", { name: "Next" }).click();
  await code.filter({ hasText: "6" }).waitFor();
  assert.equal(await code.textContent(), '{\n  "limit": 6,\n  "name": "<a1>"\n}');
  const now = await tokens();
  assert.deepEqual(
    now.find(([text]) => text === "6"),
    ["6", lookOf.get("5")],
  );
  assert.ok(
    now.some(([text, look]) => text?.includes("a1") === false && text.includes("limit") && look === lookOf.get(text)),
  );
  assert.ok(now.filter(([, look]) => look).length >= lookOf.size - 1);
  await page.getByRole("button", { name: "Next" }).click();
  await code.filter({ hasText: "nothing" }).waitFor();
  assert.deepEqual(await tokens(), [], "other code is plain");
  assert.deepEqual(complaints, []);
});
