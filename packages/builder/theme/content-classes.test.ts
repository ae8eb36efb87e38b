/** The content renderer names classes, the stylesheet draws them: what one says the other must know. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderPage } from "../content/index.ts";
import { themeAssets } from "./index.ts";
import { fixtureConfig } from "./testing/fixture-config.ts";

const source = `
<Note>A</Note><Tip>B</Tip><Card title="C" icon="heart" href="/x">D</Card>

<Steps><Step title="E">F</Step></Steps>

<Tabs><Tab title="G">H</Tab></Tabs>

<AccordionGroup><Accordion title="I">J</Accordion></AccordionGroup>

<ParamField query="limit" type="number" required default="10">K</ParamField>

<Update label="L" tags={["M"]}>N</Update>

\`\`\`ts file.ts lines highlight={1} focus={2}
const a = 1; // [!code ++]
const b = 2; // [!code --]
const c = 3;
\`\`\`
`;

test("every class of code lines and components is drawn by the stylesheet", () => {
  const { html } = renderPage(
    { file: "index.mdx", source, firstLine: 1, href: "/" },
    {
      readSource: () => undefined,
      hasFile: () => true,
      variables: {},
      iconLibrary: "lucide",
      codeblocks: { light: "github-light-default", dark: "github-dark-default" },
      latex: null,
    },
  );
  const assets = themeAssets(fixtureConfig("mint", "#0F766E"), "", new Set(["updates"]));
  const stylesheet = assets.find(({ role }) => role === "stylesheet");
  const css = Buffer.from(stylesheet?.bytes ?? "").toString();
  const drawn = new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name as string));
  const written = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(/\s+/)),
  );
  // A code block's own class per colour pair has its rule in the page's styles; kinds of callouts are drawn by colour.
  const elsewhere = /^lc-(?=[a-z0-9]*\d)?[a-z0-9]{5}$|^lc-callout-/;
  const missing = [...written].filter((name) => name && !drawn.has(name) && !elsewhere.test(name));
  assert.deepEqual(missing, []);
  for (const name of ["line", "lc-line-highlight", "lc-line-focus", "lc-line-add", "lc-line-remove"]) {
    assert.ok(written.has(name) && drawn.has(name), name);
  }
});
