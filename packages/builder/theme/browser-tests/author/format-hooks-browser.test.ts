/** What stylesheets and scripts of the content hold on to that only a script makes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("the entry of what is being read is marked in the contents, and those that it stands below", async (t) => {
  const far = "Text.\n\n".repeat(60);
  const page = await openSite(t, browser, {
    "index.mdx": `## Ships\n\n${far}### Masts\n\n${far}### Sails\n\n${far}## Trains\n\n${far}`,
  });
  const marked = (name: string) =>
    page
      .locator(`#table-of-contents-content.toc > li.toc-item[${name}]`)
      .evaluateAll((all) => all.map((one) => one.innerText));
  await page.locator("#sails").evaluate((heading) => heading.scrollIntoView());
  await page.locator(".toc-item[data-active-deepest]", { hasText: "Sails" }).waitFor();
  assert.deepEqual(await marked("data-active-deepest"), ["Sails"]);
  assert.deepEqual(await marked("data-active"), ["Ships", "Sails"]);
  await page.locator("#trains").evaluate((heading) => heading.scrollIntoView());
  await page.locator(".toc-item[data-active-deepest]", { hasText: "Trains" }).waitFor();
  assert.deepEqual(await marked("data-active"), ["Trains"]);
});

test("lengths of the bar and of the banner are known to stylesheets of the content", async (t) => {
  const tabs = [
    { tab: "One", pages: ["index"] },
    { tab: "Two", href: "https://a.example" },
  ];
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { tabs } }),
    "own.css": "#own { position: sticky; top: calc(4rem + var(--topbar-tabs-height) + var(--banner-height)) }",
    "index.mdx": '<div id="own">Text.</div>\n',
  });
  assert.equal(
    await page.locator("#own").evaluate((own) => own.ownerDocument.defaultView?.getComputedStyle(own).top),
    "108px",
  );
});

test("the form of the playground is found by its name in the format, and its choices are", async (t) => {
  const schema = { oneOf: [{ type: "object", properties: { berth: { type: "string" } } }, { type: "string" }] };
  const specification = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    servers: [{ url: "https://api.example" }],
    paths: { "/berths": { post: { requestBody: { content: { "application/json": { schema } } }, responses: {} } } },
  };
  const page = await openSite(t, browser, {
    "openapi.json": JSON.stringify(specification),
    "index.mdx": '---\nopenapi: "POST /berths"\n---\n',
  });
  assert.equal(
    await page.locator("#content.api-section .api-section-heading.api-section-heading-title").first().textContent(),
    "Body",
  );
  await page.locator(".tryit-button").click();
  await page.locator("form#api-playground-input .option-dropdown").waitFor();
});

for (const place of ["window", "document"]) {
  test(`search opens by its keys when the content presses them at the ${place}`, async (t) => {
    const press = `${place}.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }))`;
    const page = await openSite(t, browser, {
      "parts.jsx": `export const Find = () => <button id="find" onClick={() => ${press}}>Find</button>;`,
      "index.mdx": 'import { Find } from "/parts.jsx"\n\n<Find />\n',
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.locator("#find").click();
    await page.locator("dialog.lc-search[open]").waitFor({ timeout: 5000 });
    assert.deepEqual(errors, []);
  });
}

test("elements of the content's own that have a class name of the format look as the content says", async (t) => {
  const page = await openSite(t, browser, {
    "parts.jsx": `export const Add = () => { const [n, set] = useState(0); return <button id="own" onClick={() => set(n + 1)} className="card block w-full"><div id="inner" className="px-6 py-5">Add</div></button> };
export const Aside = ({ children }) => <div id="aside" className="callout flex"><div id="text" className="text-sm prose">{children}</div></div>;`,
    "index.mdx": `import { Add, Aside } from "/parts.jsx"

<Add />

<Aside>

First.

Last.

</Aside>

<Card title="Theirs">Text</Card>

<Note>Text</Note>
`,
  });
  const style = (selector: string, name: string): Promise<string> =>
    page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`);
  for (const own of ["#own", "#aside"]) {
    assert.equal(await style(own, "paddingTop"), "0px", own);
    assert.equal(await style(own, "borderTopWidth"), "0px", own);
    assert.equal(await style(own, "backgroundColor"), "rgba(0, 0, 0, 0)", own);
  }
  assert.notEqual(await style("div.card > div", "paddingTop"), "0px");
  assert.notEqual(await style("aside.callout", "paddingTop"), "0px");
  assert.equal(await style("#text > p:first-child", "marginTop"), "0px");
  assert.equal(await style("#text > p:last-child", "marginBottom"), "0px");
});

test("a box of the content's own with the name of a component has no look of ours", async (t) => {
  const names =
    "accordion badge card eyebrow expandable frame link panel prompt prose step steps tabs tile tooltip update";
  const boxes = names.split(" ").map((name) => `<div className="${name}" data-own="${name}">Text</div>`);
  const page = await openSite(t, browser, { "index.mdx": `<div data-own="">Text</div>\n\n${boxes.join("\n\n")}` });
  const looks: [string, string][] = await page.evaluate(`[...document.querySelectorAll("[data-own]")].map((one) => {
    const style = getComputedStyle(one);
    const names = ["display", "padding", "borderTopWidth", "backgroundColor", "textDecorationLine", "fontSize", "cursor"];
    return [one.dataset.own, names.map((name) => style[name]).join(" ")];
  })`);
  const [, plain] = looks[0] as [string, string];
  assert.deepEqual(
    looks.filter(([, look]) => look !== plain),
    [],
  );
});

test("a stylesheet that colours the links of the bar leaves the words of its button readable", async (t) => {
  const navbar = {
    links: [{ label: "Support", href: "https://a.example" }],
    primary: { type: "button", label: "Sign in", href: "https://b.example" },
  };
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      navbar,
      navigation: { pages: ["index"] },
    }),
    "style.css": "#navbar a { color: rgb(1, 2, 3) !important; }",
    "index.mdx": "Text.",
  });
  const colour = (selector: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).color`);
  assert.equal(await colour(".navbar-link > a"), "rgb(1, 2, 3)");
  assert.notEqual(await colour("#topbar-cta-button > a > div > span"), "rgb(1, 2, 3)");
});

for (const theme of ["mint", "sequoia"])
  test(`the text is as wide as a stylesheet of the content says in ${theme}, beside navigation as wide as it says`, async (t) => {
    const page = await openSite(t, browser, {
      "docs.json": JSON.stringify({
        name: "A",
        theme,
        colors: { primary: "#0a6" },
        navigation: { pages: ["index", "wide"] },
      }),
      "style.css": ":root { --sidebar-width: 20rem; --content-width: 500px; }",
      "index.mdx": "Text.",
      "wide.mdx": "---\nmode: wide\n---\nText.",
    });
    const width = (selector: string) =>
      page.evaluate<number>(`document.querySelector("${selector}").getBoundingClientRect().width`);
    const columns = await page.evaluate<string>(
      `getComputedStyle(document.querySelector(".lc-frame")).gridTemplateColumns`,
    );
    assert.match(columns, /^320px /);
    assert.equal(await width("#content-area"), 500);
    await page.goto(new URL("/wide", page.url()).href);
    assert.ok((await width("#content-area")) > 600);
  });

test("a link that is called `link` for a stylesheet's sake looks as it did where that says nothing of it", async (t) => {
  const links = `[text](/quays)

<div className="not-prose" style={{ color: "rgb(1, 2, 3)" }}><a href="/quays">bare</a></div>
`;
  const looks = async (rules: string, mode: string) => {
    const page = await openSite(t, browser, {
      "own.css": `a { text-decoration: none }\n${rules}`,
      "index.mdx": `---\ntitle: Ships\nmode: ${mode}\n---\n\n${links}`,
      "quays.mdx": "Text.",
    });
    return page.evaluate<string[]>(`[...document.querySelectorAll("#content a")].map((one) => {
      const { color, textDecorationLine, fontWeight, marginTop } = getComputedStyle(one);
      return [color, textDecorationLine, fontWeight, marginTop].join(" ");
    })`);
  };
  const plain = await looks("", "wide");
  assert.match(plain[0] ?? "", /underline 500 0px$/);
  assert.match(plain[1] ?? "", /^rgb\(1, 2, 3\) none 400/);
  for (const mode of ["wide", "custom"])
    assert.deepEqual(await looks("a.link.none { color: red }", mode), await looks("", mode), mode);
  const own = await looks("#content a.link:not(.card) { margin-top: 7px }", "wide");
  assert.deepEqual(
    own,
    plain.map((look) => look.replace(/\w+$/, "7px")),
  );
});
