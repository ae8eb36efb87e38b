import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { openBrowser } from "../test/browser.ts";
import { build, compose, folderOf, temporaryFolder } from "../test/build-fixture.ts";

const browser = await openBrowser();

const source = {
  "docs.json": JSON.stringify({
    name: "Parts",
    theme: "mint",
    colors: { primary: "#0a7" },
    navigation: { pages: ["index", "guides/parts", "plain"] },
  }),
  "index.mdx": "Home.",
  "plain.mdx": "Nothing to run.",
  "snippets/counter.jsx":
    "export const Counter = ({ start, children }) => {\n  const [n, setN] = useState(start)\n  return <div><button onClick={() => setN(n + 1)}>{n}</button>{n > 3 && <Note>{children}<a href='/plain'>on</a></Note>}<input onChange={(event) => setN(Number(event.target.value))} /></div>\n}\n",
  "guides/parts.mdx":
    'import { Counter } from "/snippets/counter.jsx"\n\n<Counter start={3}>**More** of it</Counter>\n\n```mermaid\nflowchart LR\n  A[First step] --> B{Second}\n  B -->|yes| C\n```\n\n```mermaid\nsequenceDiagram\n  Alice->>Bob: Hello\n```\n',
};

/** The site as a bundle: its files, and a way to serve them as strictly as the strictest host would. */
async function site(context: TestContext) {
  const built = await build(context, folderOf(context, source), { origin: null });
  assert.deepEqual(built.complaints, []);
  return compose(built, { target: "air-gapped" });
}

/** Opens a page and gives what the browser complained about. */
async function open(context: TestContext, address: string): Promise<{ page: Page; complaints: string[] }> {
  // With less motion, since that once spoiled the measuring of diagrams.
  const page = await browser.newPage({ reducedMotion: "reduce" });
  context.after(() => page.close());
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || /Content.Security/i.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(response.url());
  });
  await page.goto(address);
  return { page, complaints };
}

async function useParts(page: Page): Promise<void> {
  await page.locator("lc-island[data-alive]").waitFor();
  assert.equal(await page.locator("lc-island button").textContent(), "3");
  assert.equal(await page.getByText("More").count(), 0);
  await page.locator("lc-island button").click();
  assert.equal(await page.locator("lc-island button").textContent(), "4");
  assert.equal(await page.locator("lc-island .callout strong").textContent(), "More");
  await page.locator("lc-island input").pressSequentially("7");
  assert.equal(await page.locator("lc-island button").textContent(), "7");
  await page.locator(".lc-diagram svg").nth(1).waitFor();
  assert.match((await page.locator(".lc-diagram").first().textContent()) ?? "", /First step/);
  assert.equal(await page.locator("pre.mermaid:visible").count(), 0);
  const diagram = page.locator(".lc-diagram").first();
  const [outer, inner] = await Promise.all(
    [diagram.locator("svg").first(), diagram.getByText("Second")].map((one) => one.boundingBox()),
  );
  assert.ok(outer && inner && inner.x > outer.x && inner.x + inner.width < outer.x + outer.width, "cut off");
  await diagram.press("+");
  assert.equal(await diagram.getAttribute("data-zoomed"), "");
  await diagram.press("0");
  assert.equal(await diagram.getAttribute("data-zoomed"), null);
  const tall = page.locator(".lc-diagram").nth(1);
  await tall.getByRole("button", { name: "Zoom in" }).press("Enter");
  assert.equal(await tall.getAttribute("data-zoomed"), "");
  await tall.getByRole("button", { name: "Show the whole diagram" }).press("Enter");
  assert.equal(await tall.getAttribute("data-zoomed"), null);
  await page.locator("lc-island .callout a").click();
  await page.getByText("Nothing to run.").waitFor();
}

test("under a path of a strict host, components and diagrams come alive without a word from the browser", async (context) => {
  const { files } = await site(context);
  const server = createServer((request, response) => {
    response.setHeader("content-security-policy", "default-src 'self'");
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://h").pathname).slice("/docs/".length);
    const found = [name, `${name}.html`, "404.html"].find((one) => files.has(one)) as string;
    const types: Record<string, string> = { js: "text/javascript", css: "text/css", html: "text/html" };
    response.setHeader("content-type", types[found.split(".").at(-1) as string] ?? "application/octet-stream");
    response.end(files.get(found));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}/docs/guides/parts.html`;
  const { page, complaints } = await open(context, address);
  await useParts(page);
  assert.deepEqual(complaints, []);
});

test("opened from disk, they do the same", async (context) => {
  const { files } = await site(context);
  const folder = folderOf(context, Object.fromEntries(files));
  const { page, complaints } = await open(context, pathToFileURL(join(folder, "guides/parts.html")).href);
  await useParts(page);
  assert.deepEqual(complaints, []);
});

test("what a component draws with those of the format looks alive as it did at first, and in later states", async (context) => {
  const panel = `export const Panel = ({ items }) => {
  const [open, setOpen] = useState(false);
  return <div>
    <button onClick={() => setOpen(true)}><Icon icon={open ? "chevron-up" : "chevron-down"} /><Badge color="green">New</Badge></button>
    {items.map((item) => <Card key={item.title} title={item.title} icon={item.icon} />)}
    <CodeBlock language="js">{"const a = 1"}</CodeBlock>
    {open && <Tip><Tabs><Tab title="One">first</Tab><Tab title="Two">second</Tab></Tabs></Tip>}
  </div>;
};
`;
  const choice = `export const Pane = ({ children }) => <p>{children}</p>;

export const Choice = ({ children }) => {
  const [at, show] = useState(0);
  return <div>{children.map((child, index) => <button key={index} onClick={() => show(index)}>{child.props.label}</button>)}{children[at]}</div>;
};

<Choice>
  <Pane label="Left">**left** side</Pane>
  <Pane label="Right">right side</Pane>
</Choice>
`;
  const files = {
    "docs.json": source["docs.json"],
    "index.mdx": choice,
    "plain.mdx": "Plain.",
    "snippets/panel.jsx": panel,
    "guides/parts.mdx":
      'import { Panel } from "/snippets/panel.jsx"\n\n<Panel items={[{ title: "A", icon: "rocket" }]} />\n',
  };
  const built = await build(context, folderOf(context, files), { origin: null });
  const folder = temporaryFolder(context);
  for (const [path, bytes] of (await compose(built, { target: "air-gapped" })).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const { page, complaints } = await open(context, pathToFileURL(join(folder, "guides/parts.html")).href);
  const island = page.locator("lc-island[data-alive]");
  await island.waitFor();
  const down = await island.locator("button .icon svg").innerHTML();
  assert.equal(await island.locator(".lc-face-sign svg").count(), 1);
  assert.equal(await island.locator(".badge[data-color=green]").textContent(), "New");
  assert.ok((await island.locator(".code-block code span").count()) > 0, "code keeps its colours");
  assert.equal(await island.locator(".code-block-copy-button").count(), 1);
  await island.locator("button").first().click();
  assert.notEqual(await island.locator("button .icon svg").innerHTML(), down);
  assert.equal(await island.locator(".callout-icon svg").count(), 1);
  await island.getByRole("tab", { name: "Two" }).click();
  await island.getByText("second").waitFor();
  assert.equal(await island.getByText("first").isVisible(), false);
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.getByRole("button", { name: "Right" }).click();
  await page.getByText("right side").waitFor();
  assert.equal(await page.getByText("left").count(), 1, "only its button says so");
  await page.getByRole("button", { name: "Left" }).click();
  assert.equal(await page.locator("lc-island p").textContent(), "left side");
  assert.deepEqual(complaints, []);
});

test("opened from disk, images in styles and utilities are those of the site, and colours and opacities those of the format", async (context) => {
  const files = {
    "docs.json": source["docs.json"],
    "index.mdx": "Home.",
    "plain.mdx": "Plain.",
    "images/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    "guides/parts.mdx": `export const Live = () => {
  const [count, setCount] = useState(0);
  return <button id="live" onClick={() => setCount(count + 1)} style={{ backgroundImage: "url(/images/dot.svg)" }}>{count}</button>;
};

<style>{\`#ruled { background-image: url("/images/dot.svg") }\`}</style>

<div id="styled" style={{ backgroundImage: "url('../images/dot.svg')" }}>a</div>
<div id="ruled">b</div>
<div id="utility" className="bg-[url(/images/dot.svg)]">c</div>
<div id="dimmed" className="bg-black bg-opacity-50"><div id="inner" className="bg-black">d</div></div>
<div id="coloured" className="text-primary">e</div>

<Live />
`,
  };
  const built = await build(context, folderOf(context, files), { origin: null });
  const folder = temporaryFolder(context);
  for (const [path, bytes] of (await compose(built, { target: "air-gapped" })).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const { page, complaints } = await open(context, pathToFileURL(join(folder, "guides/parts.html")).href);
  await page.locator("lc-island[data-alive]").waitFor();
  await page.locator("#live").click();
  const styleOf = async (id: string, name: string) =>
    (await page.evaluate(`getComputedStyle(document.getElementById("${id}")).${name}`)) as string;
  const image = `url("${pathToFileURL(join(folder, "images/dot.svg")).href}")`;
  for (const id of ["styled", "ruled", "utility", "live"])
    assert.equal(await styleOf(id, "backgroundImage"), image, id);
  assert.match(await styleOf("dimmed", "backgroundColor"), /\/ 0\.5\)$/);
  assert.match(await styleOf("inner", "backgroundColor"), /0 0 0\)$|\(0, 0, 0\)$/);
  assert.equal(await styleOf("coloured", "color"), "color(srgb 0 0.666667 0.466667)");
  assert.deepEqual(complaints, []);
});

test("a site without them carries neither script", async (context) => {
  const { "guides/parts.mdx": _parts, ...rest } = source;
  const built = await build(context, folderOf(context, { ...rest, "guides/parts.mdx": "Words." }));
  assert.deepEqual(
    Object.keys(built.manifest.files).filter((path) => /islands?\.|mermaid/.test(path)),
    [],
  );
});
