import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, openPage } from "../../../test/browser.ts";
import { build, compose, folderOf } from "../../../test/build-fixture.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

/** Links as authors write them; a browser alone cannot know where most of them lead. */
const written = [
  "/ships/mast",
  "/docs/ships/mast",
  "/ships/mast.mdx#top",
  "./mast",
  "mast",
  "../index",
  "/ships/",
  "/old",
  "/v1.25",
  "www.example.com",
  "//[no",
  "https://example.com/a",
  "#here",
  "/sails.svg",
];

test("links of a component with state lead where the same links of the text lead, before and after it lives", async (t) => {
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#0a6" },
    redirects: [{ source: "/old", destination: "/ships/mast" }],
    navigation: { pages: ["index", "ships/index", "ships/start", "ships/mast", "v1.25"] },
  };
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify(config),
    "sails.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"/>',
    "links.jsx": `export const Links = ({ all }) => {
  const [n, set] = useState(0);
  return <div id="own"><button onClick={() => set(n + 1)}>{n}</button>{all.map((one) => <a key={one} href={one}>{one}</a>)}<Card title="Card" href="./mast">{n}</Card></div>;
};`,
    "index.mdx": "Text.",
    "v1.25.mdx": "Text.",
    "ships/mast.mdx": "## Top\n",
    "ships/index.mdx": "Text.",
    "ships/start.mdx": `import { Links } from "/links.jsx"

<Links all={${JSON.stringify(written)}} />

<div id="text">
  ${written.map((one) => `<a href="${one}">${one}</a>`).join("\n  ")}
</div>

## Here
`,
  });
  await page.goto(new URL("/ships/start", page.url()).href);
  const hrefs = (within: string): Promise<string[]> =>
    page.evaluate(`[...document.querySelectorAll("${within} a")].map((one) => one.textContent + " " + one.href)`);
  await page.locator("#own button").click();
  await page.locator("#own button", { hasText: "1" }).waitFor();
  const text = await hrefs("#text");
  assert.deepEqual((await hrefs("#own")).slice(0, written.length), text);
  assert.match((await hrefs("#own")).at(-1) ?? "", /\/ships\/mast$/);
  const told = (await page.locator("lc-island").getAttribute("data-links"))?.split("\n") ?? [];
  for (const plain of ["/ships/mast", "/sails.svg", "https://example.com/a", "#here"]) {
    assert.ok(
      !told.includes(plain) || told.indexOf(plain) % 2 === 1,
      `${plain} is told, which a browser reads by itself`,
    );
  }
});

test("an address that a component makes of that of its page is one of the site, in whatever folder the site stands", async (t) => {
  const built = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#0a6" },
        navigation: { pages: ["index", "ships/mast"] },
      }),
      "index.mdx": `export const Links = () => {
  const [base, set] = useState("");
  useEffect(() => set(location.pathname.replace(/\\/[^/]*$/, "")), []);
  return <p id="own">{["/ships/mast", "/a.svg", "/index.html?a=b"].map((one) => <a key={one} href={base + one}>{base && one}</a>)}<img alt="" src={base + "/a.svg"} /></p>;
};

<Links />
`,
      "ships/mast.mdx": "Text.",
      "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"/>',
    }),
    { origin: null },
  );
  const { files } = await compose(built, { target: "air-gapped" });
  const page = await openPage(t, browser, "about:blank");
  await page.route("**/*", (route) => {
    const path = new URL(route.request().url()).pathname.replace("/manual/", "");
    const type = { js: "text/javascript", css: "text/css", html: "text/html", svg: "image/svg+xml" }[
      path.split(".").at(-1) as string
    ];
    return route.fulfill({
      status: files.has(path) ? 200 : 404,
      body: Buffer.from(files.get(path) ?? ""),
      contentType: type ?? "",
    });
  });
  await page.goto("http://islands.test/manual/index.html");
  await page.locator("#own a", { hasText: "/a.svg" }).waitFor();
  assert.deepEqual(
    await page.evaluate(`[...document.querySelectorAll("#own a, #own img")].map((one) => one.href ?? one.src)`),
    ["ships/mast.html", "a.svg", "index.html?a=b", "a.svg"].map((path) => `http://islands.test/manual/${path}`),
  );
});
