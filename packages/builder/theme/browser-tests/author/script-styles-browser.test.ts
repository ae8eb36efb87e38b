import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openIslands } from "../../../content/testing/open-islands.ts";
import { openBrowser, openPage, waitFor } from "../../../test/browser.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const browser = await openBrowser();
const colour = (page: Page, selector: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).color`);
const shadowColour = (page: Page, tag: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector(".hung").shadowRoot.querySelector("${tag}")).color`);

const docsJson = JSON.stringify({
  name: "Quay",
  theme: "mint",
  colors: { primary: "#0a7" },
  navigation: { pages: ["index"] },
});

test("Rules that a script of the repository adds count on hosted pages: as an element, within HTML, one by one", async (t) => {
  const built = await build(
    t,
    folderOf(t, {
      "docs.json": docsJson,
      "index.mdx": '<div id="ship">Ship</div>\n',
      "custom.js": `
const rules = document.createElement("style");
rules.type = "text/css";
rules.textContent = "#ship { color: rgb(1, 2, 3) }";
document.head.appendChild(rules);
const box = document.createElement("aside");
box.innerHTML = '<style>.crew { color: rgb(4, 5, 6) }</style><p class="crew">Crew</p>';
document.body.append(box);
const empty = document.createElement("style");
document.head.append(empty);
empty.sheet.insertRule("aside { color: rgb(7, 8, 9) }");
window.rules = rules;
`,
    }),
  );
  const served = await serveBuilt(built);
  t.after(() => served.close());
  const page = await openPage(t, browser, served.origin);
  await waitFor(page, "getComputedStyle(document.querySelector('#ship')).color === 'rgb(1, 2, 3)'");
  assert.equal(await colour(page, ".crew"), "rgb(4, 5, 6)");
  assert.equal(await colour(page, "aside:has(.crew)"), "rgb(7, 8, 9)");
  await page.evaluate("rules.firstChild.data = '#ship { color: rgb(3, 2, 1) }'");
  await waitFor(page, "getComputedStyle(document.querySelector('#ship')).color === 'rgb(3, 2, 1)'");
  await page.evaluate("rules.remove()");
  await waitFor(page, "getComputedStyle(document.querySelector('#ship')).color !== 'rgb(3, 2, 1)'");
});

test("So do those of an effect of a component, also in a shadow tree, on a host with the strictest policy", async (t) => {
  const parts = `export const Buoy = () => {
  useEffect(() => {
    const rules = document.createElement("style");
    rules.textContent = ".buoy { color: rgb(1, 2, 3) }";
    document.head.appendChild(rules);
    return () => rules.remove();
  }, []);
  const hang = (host) => {
    if (!host || host.shadowRoot) return;
    host.attachShadow({ mode: "open" }).innerHTML = '<style>b { color: rgb(4, 5, 6) }</style><b>Below</b><i style="color: rgb(7, 8, 9)">Light</i>';
  };
  return <div className="buoy">Buoy<span className="hung" ref={hang} /></div>;
};`;
  const { page } = await openIslands(browser, t, parts, "<Buoy />", "{ Buoy }");
  await waitFor(page, "getComputedStyle(document.querySelector('.buoy')).color === 'rgb(1, 2, 3)'");
  assert.equal(await shadowColour(page, "b"), "rgb(4, 5, 6)");
  assert.equal(await shadowColour(page, "i"), "rgb(7, 8, 9)");
});

test("Pages without such scripts load nothing for it", async (t) => {
  const built = await build(
    t,
    folderOf(t, {
      "docs.json": docsJson,
      "index.mdx": 'import { Plain } from "/plain.jsx"\n\n<Plain />\n',
      "plain.jsx":
        'export const Plain = () => {\n  const [n, set] = useState(0);\n  return <><style>{"b { color: red }"}</style><b style={{ top: n }} onClick={() => set(n + 1)}>{n}</b></>;\n};\n',
      "custom.js": "document.body.style.top = '1px';\n",
    }),
  );
  assert.doesNotMatch(built.text("index.html"), /script-styles/);
});

test("Rules within a drawing that a script adds count too, and keep no others from counting", async (t) => {
  const built = await build(
    t,
    folderOf(t, {
      "docs.json": docsJson,
      "index.mdx": "Ship\n",
      "custom.js": `
const box = document.createElement("aside");
box.innerHTML = '<svg><style>.sail { color: rgb(1, 2, 3) }</style><g class="sail"></g></svg><style>.crew { color: rgb(4, 5, 6) }</style><p class="crew">Crew</p>';
document.body.append(box);
`,
    }),
  );
  const served = await serveBuilt(built);
  t.after(() => served.close());
  const page = await openPage(t, browser, served.origin);
  await waitFor(page, 'getComputedStyle(document.querySelector(".crew") ?? document.body).color === "rgb(4, 5, 6)"');
  assert.equal(await colour(page, ".sail"), "rgb(1, 2, 3)");
});
