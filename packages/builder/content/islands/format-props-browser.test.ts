import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();
const open = (context: TestContext, inside: string, content = "") =>
  openIslands(
    browser,
    context,
    `export const All = () => {
  const [n, set] = useState(0);
  return <div className="all"><button className="next" onClick={() => set(n + 1)}>{n}</button>${inside}</div>;
};`,
    `<All />\n\n${content}`,
    "{ All }",
  );

test("In a component with state, captions are Markdown, and words that only a page showed stay", async (context) => {
  const { page, complaints } = await open(
    context,
    `<Frame caption={n ? "See [that](javascript:alert)" : "See **this** [page](/)"} description={<i>d</i>}><b>in</b></Frame>
    <Prompt description="Ask **it**">text</Prompt>
    <Card title="T" description="Told" href="/" target="_blank">c</Card>
    <Columns columns={3}>w</Columns><CardGroup cols="9">w</CardGroup>
    <p className="links"><a href="https://a.test">out</a><a href="/">in</a><a href="//b.test" target="_self">own</a></p>
    <GitHub.Repo repo="https://github.com/lectern/docs.git" variant="flat" className="mine" />
    <GitHub.Repo repo={n ? "none" : "a/b"} className="other" />`,
  );
  const html = (selector: string) => page.locator(`.all ${selector}`).innerHTML();
  assert.match(await html("figcaption"), /See <strong>this<\/strong> <a href="[^"]*">page<\/a>.*<br><i>d/);
  assert.equal(await html(".lc-prompt-description"), "<span>Ask <strong>it</strong></span>");
  assert.equal(await shown(page, ".all .card:not(.lc-github-repo)"), "TToldc");
  assert.equal(await page.locator(".all .card:not(.lc-github-repo)").getAttribute("target"), "_blank");
  assert.equal(await shown(page, ".all a.lc-github-repo.mine[data-variant=flat]"), "lectern/docs");
  assert.equal(await page.locator(".all .lc-github-repo.mine").getAttribute("href"), "https://github.com/lectern/docs");
  assert.equal(await page.locator(".all .lc-github-repo svg").count(), 2);
  assert.deepEqual(
    await page.locator(".all .links a").evaluateAll((all) => all.map((one) => one.getAttribute("target"))),
    ["_blank", null, "_self"],
  );
  assert.equal(await page.locator(".all .links a").first().getAttribute("rel"), "noopener noreferrer");
  assert.equal(await page.locator('.all .columns:not(.card-group)[data-cols="3"]').count(), 1);
  assert.equal(await page.locator('.all .card-group[data-cols="6"]').count(), 1);
  await page.locator(".all .next").click();
  assert.match(await html("figcaption"), /^See <u>that<\/u><br>/, "no link that would run code");
  assert.equal(await page.locator(".all .lc-github-repo.other").count(), 0);
  assert.deepEqual(complaints, []);
});

test("In a component with state, what names one of several values does so in capitals too, and icons have their units", async (context) => {
  const { page, complaints } = await open(
    context,
    `<Badge color="Green" size="LG" shape="Pill" variant="Outline">b</Badge><Card title="T" type="Warning">c</Card>
    <Tooltip tip="t" side="Bottom">w</Tooltip><Color variant="Table" />
    <Prompt description="d" actions="Cursor">text</Prompt>
    <Steps titleSize="H3"><Step title="One">1</Step></Steps>
    <Visibility for="Agents">hidden words</Visibility>
    <Icon icon="flag" size="2em" /><Icon icon="flag" size="24px" />`,
  );
  const shown = async () => {
    for (const selector of [
      '.badge[data-color="green"][data-size="lg"][data-shape="pill"][data-outline]',
      '.card[data-callout-type="warning"]',
      '.tooltip[data-side="bottom"]',
      '.color[data-variant="table"]',
      '.prompt[data-actions="cursor"] > a',
      "h3.lc-step-title",
    ])
      assert.equal(await page.locator(`.all ${selector}`).count(), 1, selector);
    assert.equal(await page.getByText("hidden words").count(), 0);
    const sizes = await page
      .locator(".all .icon")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    assert.deepEqual(sizes, [32, 24]);
  };
  await shown();
  await page.locator(".all .next").click();
  await shown();
  assert.deepEqual(complaints, []);
});

test("Parts of a component with state keep the ids that links to them and the table of contents name", async (context) => {
  const { page, complaints } = await open(
    context,
    `<Accordion title="How \`it\` works">a</Accordion><Accordion title="Own" id="mine">a</Accordion>
    <Steps titleSize="h3"><Step title="Install">1</Step><Step title="Run" noAnchor>2</Step><Step title="Small" titleSize="p">3</Step></Steps>
    <Tabs><Tab title="First">one</Tab><Tab title="Second">two</Tab></Tabs>
    <ResponseField name="total" type="int">All</ResponseField>
    <Update label="What's new">u</Update>
    <h2 noAnchor>Quiet</h2>`,
    "[a](#how-it-works) [b](#small) [c](#second) [d](#param-total) [e](#install)",
  );
  const ids = () => page.locator(".all [id]").evaluateAll((all) => all.map(({ id }) => id));
  const expected = [
    "how-it-works",
    "mine",
    "install",
    "run",
    "small",
    "first",
    "second",
    "param-total",
    "what’s-new",
    "quiet",
  ];
  assert.deepEqual(await ids(), expected);
  await page.locator(".all .next").click();
  assert.deepEqual(await ids(), expected);
  assert.deepEqual(
    await page.locator(".all .lc-heading-anchor").evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
    ["#install", "#small", "#param-total"],
  );
  await page.getByRole("link", { name: "c", exact: true }).click();
  await page.locator(".all [role=tabpanel]:visible", { hasText: "two" }).waitFor();
  assert.equal(await page.locator(".all h2[noanchor]").count(), 0);
  assert.deepEqual(complaints, []);
});

test("A text that a field begins with stands in quotes in a component with state, too", async (context) => {
  const { page, complaints } = await open(
    context,
    '<ParamField body="kind" default="big">a</ParamField><ParamField body="n" default={5}>b</ParamField>',
  );
  assert.deepEqual(await page.locator(".all .lc-field-default code").allInnerTexts(), ['"big"', "5"]);
  await page.locator(".all .next").click();
  assert.deepEqual(await page.locator(".all .lc-field-default code").allInnerTexts(), ['"big"', "5"]);
  assert.deepEqual(complaints, []);
});

test("Pictures, films and examples of a component with state have the controls that their props say", async (context) => {
  const { page, complaints } = await open(
    context,
    `<img id="copied" src="/a.svg" alt="A" actions="copy" actionsPlacement="top-left" />
    <img id="all" src="/a.svg" alt="B" actions noZoom="false" />
    <img id="still" src="/a.svg" alt="C" noZoom="true" actions={false} />
    <a href="/"><img id="linked" src="/a.svg" alt="D" actions /></a>
    <Frame><video autoPlay src="/a.svg" /></Frame>
    <RequestExample dropdown><CodeBlock filename="cURL" language="bash">curl</CodeBlock><CodeBlock filename="JS" language="js">fetch()</CodeBlock></RequestExample>
    <ResponseExample><CodeBlock filename="200" language="json">one</CodeBlock><CodeBlock filename="400" language="json">two</CodeBlock></ResponseExample>`,
  );
  const bar = (id: string) => page.locator(`.all .lc-image:has(> #${id}) > .lc-image-actions`);
  for (const _ of ["first", "second"]) {
    assert.equal(await bar("copied").locator("> *").count(), 1);
    assert.equal(await bar("copied").getAttribute("data-placement"), "top-left");
    assert.equal(await bar("all").locator("> *").count(), 2);
    assert.deepEqual(await page.locator(".all img[data-zoom]").evaluateAll((all) => all.map(({ id }) => id)), [
      "copied",
      "all",
    ]);
    assert.equal(await page.locator(".all .lc-image").count(), 2);
    assert.equal(await page.locator(".all img:is([actions], [nozoom], [actionsplacement])").count(), 0);
    await page.locator(".all .next").click();
  }
  const film = page.locator(".all video");
  assert.deepEqual(
    await film.evaluate((video) => ["muted", "loop", "playsInline"].map((name) => video[name as "muted"])),
    [true, true, true],
  );
  assert.deepEqual(await page.locator(".all .lc-request-example option").allInnerTexts(), ["cURL", "JS"]);
  assert.deepEqual(await page.locator(".all .lc-response-example [role=tab]").allInnerTexts(), ["200", "400"]);
  assert.equal(await page.locator(".all .lc-response-example pre:visible").innerText(), "one");
  assert.deepEqual(complaints, []);
});

test("Tabs of components with state and of their page choose equal labels together, and remember them", async (context) => {
  const tabs = (title: string, props = "") =>
    `<Tabs ${props}><Tab title="npm">${title} npm</Tab><Tab title="yarn" id="${title}-yarn">${title} yarn</Tab></Tabs>`;
  const { page, complaints } = await openIslands(
    browser,
    context,
    `export const One = ({ children }) => { const [n, set] = useState(0); return <div><button onClick={() => set(n + 1)}>{n}</button>${tabs("one")}<Tabs>{children}</Tabs></div> };
export const Two = () => { const [n] = useState(0); return <div data-n={n}><CodeGroup><CodeBlock filename="npm" language="text">code npm</CodeBlock><CodeBlock filename="yarn" language="text">code yarn</CodeBlock></CodeGroup>${tabs("two", "sync={false}")}</div> };`,
    `${tabs("page")}\n\n<One>\n<Tab title="npm">\nslot npm\n</Tab>\n<Tab title="yarn" id="slot-yarn">\nslot yarn\n</Tab>\n</One>\n\n<Two />`,
    "{ One, Two }",
  );
  const seen = async () => (await page.locator("[role=tabpanel]:visible").allInnerTexts()).map((text) => text.trim());
  const press = async (label: string, index: number, expected: string) => {
    await page.getByRole("tab", { name: label }).nth(index).click();
    await page.locator("[role=tabpanel]:visible", { hasText: expected }).waitFor();
  };
  assert.deepEqual(await seen(), ["page npm", "one npm", "slot npm", "code npm", "two npm"]);
  await press("yarn", 0, "code yarn");
  assert.deepEqual(await seen(), ["page yarn", "one yarn", "slot yarn", "code yarn", "two npm"]);
  await press("npm", 1, "code npm");
  assert.deepEqual(await seen(), ["page npm", "one npm", "slot npm", "code npm", "two npm"]);
  await press("yarn", 4, "two yarn");
  assert.deepEqual(await seen(), ["page npm", "one npm", "slot npm", "code npm", "two yarn"], "sync={false}");
  await press("yarn", 3, "page yarn");
  await page.reload();
  await page.locator("lc-island[data-alive]").nth(1).waitFor();
  assert.deepEqual(await seen(), ["page yarn", "one yarn", "slot yarn", "code yarn", "two npm"]);
  assert.equal(await page.locator("#slot-yarn:visible").count(), 1);
  assert.deepEqual(complaints, []);
});

test("Code that a component with state draws has numbers and marked lines in every state", async (context) => {
  const { page, complaints } = await open(
    context,
    `<CodeBlock language="js" lines className="numbered">{"let a = " + n + ";\\nrun(a);"}</CodeBlock>
    <CodeBlock language="js" highlight="[1]" className="first">{"one()\\ntwo()"}</CodeBlock>
    <CodeBlock language="js" highlight={n ? "{1-2}" : "{2}"} focus="2" className="second">{"one()\\ntwo()"}</CodeBlock>
    <CodeBlock language="js" className="plain">{"one()\\ntwo()"}</CodeBlock>`,
  );
  const lines = (name: string) =>
    page.locator(`.all .${name} .line`).evaluateAll((all) => all.map(({ className }) => className));
  const marked = "line lc-line-highlight";
  assert.deepEqual(await lines("numbered"), ["line", "line"]);
  assert.deepEqual(await lines("first"), [marked, "line"]);
  assert.deepEqual(await lines("second"), ["line", `${marked} lc-line-focus`]);
  assert.deepEqual(await lines("plain"), []);
  await page.locator(".all .next").click();
  assert.equal(await shown(page, ".all .numbered code"), "let a = 1;\nrun(a);");
  assert.deepEqual(await lines("numbered"), ["line", "line"]);
  assert.ok((await page.locator(".all .numbered code span[class^=lc-]").count()) > 1, "in its colours");
  assert.deepEqual(await lines("first"), [marked, "line"]);
  assert.deepEqual(await lines("second"), [marked, `${marked} lc-line-focus`]);
  assert.deepEqual(await lines("plain"), []);
  assert.deepEqual(complaints, []);
});

test("Steps and panels count in a component with state where a fragment or a component of the author's is around them", async (context) => {
  const { page, complaints } = await openIslands(
    browser,
    context,
    `const Mine = ({ title, children }) => <Step title={title}>{children}</Step>;
export const All = () => {
  const [n, set] = useState(0);
  return <div className="all"><button className="next" onClick={() => set(n + 1)}>{n}</button>
    <Steps titleSize="h3"><><Step title="One">1</Step>{n > 0 && <Step title="Then">t</Step>}</><Mine title="Two">2</Mine><div><Step title="Three" stepNumber={7}>3</Step></div></Steps>
    <Tabs><><Tab title="A">a</Tab><Tab title="B">b</Tab></></Tabs>
    <CodeGroup><>{["x.js", "y.js"].map((name) => <CodeBlock key={name} filename={name} language="text" code={"in " + name} />)}</></CodeGroup>
    <CodeGroup className="none">words</CodeGroup>
  </div>;
};`,
    "<All />",
    "{ All }",
  );
  const numbers = () => page.locator(".all .lc-step-number").allInnerTexts();
  assert.deepEqual(await page.locator(".all .step h3").allInnerTexts(), ["One", "Two", "Three"]);
  assert.deepEqual(await page.locator(".all [role=tab]").allInnerTexts(), ["A", "B", "x.js", "y.js"]);
  assert.deepEqual(await page.locator(".all pre:visible").allInnerTexts(), ["in x.js"]);
  assert.equal(await page.locator(".all .none .lc-tablist").count(), 0);
  assert.deepEqual(await numbers(), ["1", "2", "7"]);
  await page.locator(".all .next").click();
  assert.deepEqual(await page.locator(".all .step h3").allInnerTexts(), ["One", "Then", "Two", "Three"]);
  assert.deepEqual(await numbers(), ["1", "2", "3", "7"]);
  assert.deepEqual(complaints, []);
});

test("An address opens what a component with state has closed, pressing it writes its address, and trees are walked by keys", async (context) => {
  const { page, complaints } = await open(
    context,
    `<Accordion title="Why">because</Accordion>
    <Tabs><Tab title="First">one</Tab><Tab title="Second">two</Tab></Tabs>
    <Tree><Tree.Folder name="app"><Tree.File name="page.tsx" /></Tree.Folder><Tree.File name="readme.md" /></Tree>`,
  );
  const at = async (hash: string, shows: string) => {
    await page.goto(`http://islands.test/?${hash}#${hash}`);
    await page.locator("lc-island[data-alive]").waitFor();
    await page.locator(".all").getByText(shows, { exact: true }).waitFor();
  };
  await at("why", "because");
  await at("second", "two");
  await page.locator("summary", { hasText: "Why" }).click();
  assert.equal(new URL(page.url()).hash, "#why");
  await page.locator("summary", { hasText: "app" }).focus();
  const focused = () => page.evaluate<string>("document.activeElement.innerText.trim()");
  const walk = { ArrowDown: "readme.md", ArrowUp: "app", ArrowRight: "app", r: "readme.md" };
  for (const [key, expected] of Object.entries(walk)) {
    await page.keyboard.press(key);
    assert.equal(await focused(), expected, key);
  }
  assert.equal(await page.locator(".all").getByText("page.tsx").isVisible(), true);
  assert.deepEqual(complaints, []);
});
