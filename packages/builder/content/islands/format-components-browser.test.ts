import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();
const open = (context: TestContext, parts: string, content: string, names: string) =>
  openIslands(browser, context, parts, content, names);

test("Tabs and code that a page puts into a component are panels of the group that it draws around them", async (context) => {
  const parts = `export const Keyed = ({ children }) => { const [key] = useState("k"); return <CodeGroup data-key={key}>{children}</CodeGroup> };
export const Chosen = ({ children }) => { const [kept] = useState(children); return <Tabs>{kept}</Tabs> };
export const Later = ({ children }) => { const [on, set] = useState(false); return <div className="later"><button onClick={() => set(true)}>open</button>{on && <CodeGroup>{children}</CodeGroup>}</div> };`;
  const fences = "```bash cURL\ncurl -X GET /a\n```\n\n```python\nget('/a')\n```";
  const { page, complaints, first } = await open(
    context,
    parts,
    `<Keyed>\n${fences}\n</Keyed>\n\n<Chosen>\n<Tab title="Mac" icon="apple">\nOn *Mac*\n</Tab>\n<Tab title="Linux">\nOn Linux\n</Tab>\n</Chosen>\n\n<Later>\n${fences}\n</Later>`,
    "{ Keyed, Chosen, Later }",
  );
  assert.match(first.Keyed ?? "", /cURL.*curl -X GET \/a.*get\('\/a'\)/s);
  const read = (selector: string) => page.locator(selector).allTextContents();
  assert.deepEqual(await read("[data-export=Keyed] [role=tab]"), ["cURL", "python"]);
  assert.deepEqual(await read("[data-export=Keyed] [role=tabpanel] pre"), ["curl -X GET /a", "get('/a')"]);
  assert.equal(await page.locator("[data-export=Keyed] pre:visible").count(), 1);
  await page.locator("[data-export=Keyed] [role=tab]").nth(1).click();
  assert.deepEqual(await read("[data-export=Keyed] pre:visible"), ["get('/a')"]);
  assert.deepEqual(await read("[data-export=Chosen] [role=tab]"), ["Mac", "Linux"]);
  assert.equal(await page.locator("[data-export=Chosen] [role=tab] svg").count(), 1);
  assert.deepEqual(
    (await read("[data-export=Chosen] [role=tabpanel]:visible")).map((text) => text.trim()),
    ["On Mac"],
  );
  await page.locator(".later button").click();
  assert.deepEqual(await read("[data-export=Later] [role=tab]"), ["cURL", "python"]);
  assert.deepEqual(await read("[data-export=Later] pre:visible"), ["get('/a')"], "chosen in the group above");
  assert.deepEqual(complaints, []);
});

test("A component that reads the words of its children reads those of code, headings and tables too", async (context) => {
  const parts = `export const Words = ({ children }) => {
  const words = (node) => typeof node === "string" ? node : Array.isArray(node) ? node.map(words).join("") : node && node.props ? words(node.props.children) : "";
  const [shown, show] = useState(false);
  return <div className="words"><p>{words(children).replace(/\\s+/g, " ").trim()}</p><button onClick={() => show(true)}>show</button>{shown && children}</div>;
};`;
  const content =
    "<Words>\n  Run *this*:\n\n  ```bash\n  npm i\n  ```\n\n  ## Then\n\n  | a | `b` |\n  |---|---|\n  | c | d |\n</Words>";
  const { page, complaints, first } = await open(context, parts, content, "{ Words }");
  assert.match(first.Words ?? "", /^Run this:npm iThena bc d/);
  assert.equal(await shown(page, ".words p"), "Run this:npm iThena bc d");
  await page.locator(".words button").click();
  assert.equal(await page.locator(".words h2#then, .words table, .words .code-block").count(), 3);
  assert.deepEqual(complaints, []);
});

test("A component of a bundle shows a link where it would embed something of another host", async (context) => {
  const parts = `export const Shows = () => {
  const [at, go] = useState(0);
  return <div className="shows"><button onClick={() => go(at + 1)}>{at}</button><iframe src={"https://play.test/" + at} title="Playground" className="tall" style={{ height: "9rem" }} /><video src="//films.test/a.mp4" /><img src="https://pictures.test/a.png" alt="A picture" /><img src="https://pictures.test/i.svg" alt="" className="h-4 w-4" /><img src="/a.svg" alt="Own" /></div>;
};`;
  const { page, complaints } = await open(context, parts, "<Shows />", "{ Shows }");
  await page.locator(".shows button").click();
  const links = await page
    .locator(".shows a.lc-external")
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]));
  assert.deepEqual(links, [
    ["Playground", "https://play.test/1"],
    ["films.test/a.mp4", "//films.test/a.mp4"],
  ]);
  const place = page.locator(".shows a.tall.lc-external-frame");
  assert.match((await place.getAttribute("style")) ?? "", /height: 9rem/);
  assert.equal(await shown(page, ".shows span.lc-external"), "A picture");
  assert.equal(await page.locator(".shows img").count(), 1);
  assert.deepEqual(complaints, []);
});

test("The format's components say in a component with state what they say on a page", async (context) => {
  const parts = `export const All = () => {
  const [n] = useState(1);
  return <div className="all">
    <Update label={"v1." + n} description="June" tags={["API"]}>Changed</Update>
    <ParamField query="limit" type="integer" default={20} required deprecated pre={["beta"]} post={["v2"]}>Most</ParamField>
    <Tooltip tip="A tip" cta="Read on" href="/">word</Tooltip>
    <Tile href="/" title="A tile" description="Its words"><b>seen</b></Tile>
    <Frame hint="A hint" caption="A caption"><i>in</i></Frame>
    <Color variant="table"><Color.Row title="Main"><Color.Item name="blue" value="#00f" /><Color.Item name="both" value={{ light: "#fff", dark: "#000" }} /></Color.Row></Color>
    <Prompt description="Ask" actions={["copy", "cursor"]}>{"Do " + n}</Prompt>
    <View title="Python">In it</View>
    <CodeBlock language="text" nocopy>{"line " + n}</CodeBlock>
  </div>;
};`;
  const { page, complaints } = await open(context, parts, "<All />", "{ All }");
  const read = async (selector: string) => (await shown(page, `.all ${selector}`)).replace(/\s+/g, " ");
  assert.equal(await read(".update"), "v1.1APIJuneChanged");
  assert.equal(await read(".field"), "betalimitintegerdefault: 20requireddeprecatedv2Most");
  assert.equal(await read(".tooltip"), "wordA tipRead on");
  assert.equal(await read(".tile"), "seenA tileIts words");
  assert.equal(await read('[data-component-part="frame-container"]'), "A hintinA caption");
  assert.equal(await read(".color"), "Mainblue#00fboth#fff#000");
  assert.equal(await read(".prompt"), "AskOpen in CursorDo 1Copy");
  assert.equal(await read(".multi-view-item"), "PythonIn it");
  assert.equal(await page.locator(".all .code-block button").count(), 0);
  assert.deepEqual(complaints, []);
});

test("Views that a component with state draws, and those that it draws later, are chosen by the page's menu", async (context) => {
  const parts = `export const Guide = ({ children }) => {
  const [n, set] = useState(1);
  return <div className="guide">
    <button onClick={() => set(n + 1)}>more</button>
    <View title="Rust" icon="star">rust {n}</View>
    <View title="Go">go {n}</View>
    {n > 1 && <View title="Zig">zig {n}</View>}
    {children}
  </div>;
};`;
  const content =
    '<Guide>\n<View title="Go">\nGo between\n</View>\n\n<View title="Odin">\nOdin between\n</View>\n</Guide>\n\n<View title="Rust">\nRust below\n</View>\n';
  const { page, complaints } = await open(context, parts, content, "{ Guide }");
  const menu = page.locator("#multi-view-dropdown");
  const seen = async () => (await page.locator(".lc-view-content:visible").allInnerTexts()).map((text) => text.trim());
  assert.deepEqual(await menu.locator("option").allInnerTexts(), ["Rust", "Go", "Odin"]);
  assert.equal(await page.locator(".lc-view-label:visible").count(), 0);
  assert.deepEqual(await seen(), ["rust 1", "Rust below"]);
  await menu.selectOption("Go");
  assert.deepEqual(await seen(), ["go 1", "Go between"]);
  await page.locator(".guide button").click();
  await page.getByText("go 2").waitFor();
  assert.deepEqual(await seen(), ["go 2", "Go between"], "the choice stays");
  await menu.selectOption("Zig");
  assert.deepEqual(await seen(), ["zig 2"]);
  assert.deepEqual(complaints, []);
});

test("A badge that does something is a button, in the text of a page and in a component", async (context) => {
  const parts =
    'export const Count = () => { const [n, set] = useState(0); return <Badge color="blue" leadIcon="star" tailIcon="rocket" onClick={() => set(n + 1)}>{n}</Badge> };';
  const { page, complaints } = await open(
    context,
    parts,
    '<Count />\n\nPress <Badge className="own" onClick={() => document.body.classList.add("pressed")}>this</Badge> now.\n',
    "{ Count }",
  );
  await page.getByRole("button", { name: "0" }).click();
  assert.equal(await shown(page, "button.badge[data-color=blue]"), "1");
  assert.equal(await page.locator("button.badge[data-color=blue] svg").count(), 2);
  await page.getByRole("button", { name: "this" }).click();
  assert.equal(await page.locator("body.pressed p button.badge.own").count(), 1);
  assert.deepEqual(complaints, []);
});

test("The format's components have in a component with state the parts and states that they have on a page", async (context) => {
  const parts = `export const All = () => {
  const [n, set] = useState(0);
  return <div className="all">
    <Tree><Tree.Folder name="src" defaultOpen highlight><Tree.File name="a.ts" /></Tree.Folder><Tree.Folder name="lib"><Tree.File name="b.ts" /></Tree.Folder></Tree>
    <Steps titleSize="h3"><Step title="First">1</Step><Step title="Second" titleSize="p">2</Step></Steps>
    <Expandable title={"Show \`more\`"}>w</Expandable>
    <Expandable title="fields" closedText="See" openedText="Fold">x</Expandable>
    <Expandable title="parts">y</Expandable>
    <Card title="Mind" type="tip" as="section">this</Card>
    <Note>noted</Note>
    <Tooltip tip="t" side="left">w</Tooltip>
    <Mermaid>{"graph TD; A-->B"}</Mermaid>
    <Latex>{"x^2"}</Latex>
    <CodeBlock lang="js" focus="[1]">{"a\\nb"}</CodeBlock>
    <Tabs ariaLabel="Ways" borderBottom onSelectedTabChange={set}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs><output>{n}</output>
  </div>;
};`;
  const { page, complaints } = await open(context, parts, "<All />", "{ All }");
  const count = (selector: string) => page.locator(`.all ${selector}`).count();
  assert.equal(await count(".tree .lc-tree-row > svg"), 4);
  assert.equal(await page.locator(".tree").getByText("b.ts").isVisible(), false);
  await page.locator(".tree summary", { hasText: "lib" }).click();
  assert.equal(await page.locator(".tree").getByText("b.ts").isVisible(), true);
  assert.equal(await count(".tree-folder[data-highlight]"), 1);
  assert.deepEqual(await page.locator(".all h3").allTextContents(), ["First"]);
  const titles = page.locator(".expandable > summary");
  assert.deepEqual(await titles.allInnerTexts(), ["Show more", "See fields", "Show parts"]);
  assert.equal(await count(".expandable > summary code"), 1);
  await titles.last().click();
  await page.getByText("Hide parts").waitFor();
  assert.equal(await count("section.card[data-callout-type=tip] .lc-face-sign svg"), 1);
  assert.equal(await count("aside.callout[aria-label=Note]"), 1);
  assert.equal(await count(".tooltip[data-side=left]"), 1);
  assert.equal(await count(".lc-math math msup"), 1);
  assert.equal(await count(".code-block[data-focus][data-language=js] .lc-line-focus"), 1);
  assert.equal(await shown(page, ".all pre.mermaid"), "graph TD; A-->B");
  await page.getByRole("tablist", { name: "Ways" }).getByRole("tab", { name: "B" }).click();
  assert.equal(await shown(page, ".all output"), "1");
  assert.deepEqual(complaints, []);
});

test("Headings, pictures, code groups and diagrams of a component with state do what they do on a page", async (context) => {
  const parts = `export const All = () => {
  const [n, set] = useState(0);
  const kept = useRef(null);
  return <div className="all">
    <h2>One <em>more</em></h2>
    <Heading level={3} id="own">Own</Heading>
    <button onClick={() => set(n + 1)}>Next</button>
    <img src="/a.svg" alt={"Seen " + n} ref={kept} />
    <img src="/a.svg" alt="plain" noZoom />
    <div onClick={() => set(5)}><img src="/a.svg" alt="inside" /></div>
    <CodeGroup dropdown><CodeBlock filename="a.js">{"a"}</CodeBlock><CodeBlock filename="b.js">{"b"}</CodeBlock></CodeGroup>
    <Icon icon="star" colorLight="#ff0000" colorDark="#00ff00" />
    {n > 0 ? <Mermaid chart={"graph TD; A-->B" + n} /> : null}
    <output>{kept.current ? kept.current.tagName : ""}</output>
  </div>;
};`;
  const { page, complaints } = await open(context, parts, "<All />", "{ All }");
  assert.equal(await page.locator(".all h2#one-more > a.lc-heading-anchor").getAttribute("href"), "#one-more");
  assert.equal(await page.locator(".all h3#own > a.lc-heading-anchor").count(), 1);
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator(".all h2#one-more > a").waitFor();
  assert.equal(await shown(page, ".all output"), "IMG");
  assert.equal(await page.getByRole("button", { name: /Seen|plain|inside/ }).count(), 1);
  await page.getByRole("button", { name: "Seen 1" }).click();
  await page.getByRole("dialog").click();
  await page.locator(".all .code-group[data-dropdown] select").selectOption({ label: "b.js" });
  assert.deepEqual(await page.locator(".all .code-group .code-block").filter({ visible: true }).allTextContents(), [
    "b",
  ]);
  assert.match((await page.locator(".all .icon").getAttribute("style")) ?? "", /light-dark/);
  await page.locator(".all .lc-diagram svg").filter({ hasText: "B1" }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator(".all .lc-diagram svg").filter({ hasText: "B2" }).waitFor();
  assert.equal(await page.locator(".all .lc-diagram").count(), 1);
  assert.deepEqual(complaints, []);
});

test("Titles are a line of Markdown in components that a browser draws, too", async (context) => {
  const parts =
    'export const Box = () => { const [on] = useState(true); return <div className="box"><Card title="Edit `docs.json`">x</Card><Accordion title="**Bold**">y</Accordion><Tabs><Tab title="*Mac*">z</Tab></Tabs></div> };';
  const { page, complaints } = await open(context, parts, "<Box />", "{ Box }");
  assert.equal(await page.locator("[data-export=Box] .lc-face-title code").textContent(), "docs.json");
  assert.equal(await page.locator("[data-export=Box] .lc-accordion-title strong").textContent(), "Bold");
  assert.equal(await page.locator("[data-export=Box] [role=tab] em").textContent(), "Mac");
  assert.deepEqual(complaints, []);
});
