/** Stylesheets of the content that style what stands around it: they mean what the format calls so, and nothing else of ours. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("the font that a rule gives the body is that of headings and of titles around the text, if nobody chose another", async (t) => {
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" } };
  const navigation = { groups: [{ group: "Ships", pages: ["index"] }] };
  const site = async (fonts: object) => {
    const page = await openSite(t, browser, {
      "docs.json": JSON.stringify({ ...config, ...fonts, navigation }),
      "own.css": "body { font-family: Georgia; }",
      "index.mdx": "---\ntitle: Keels\n---\n\n## Masts\n\nText.\n\n## Sails\n\nText.\n",
    });
    const parts = [
      "#page-title",
      "#content h2",
      ".lc-site-name",
      ".sidebar-title",
      "#lc-toc-title",
      "#lc-feedback-title",
    ];
    return page.evaluate<string[]>(
      `${JSON.stringify(parts)}.map((one) => getComputedStyle(document.querySelector(one)).fontFamily.split(",")[0])`,
    );
  };
  assert.deepEqual(await site({}), Array(6).fill("Georgia"));
  const chosen = await site({ fonts: { heading: { family: "Poppins" } } });
  assert.deepEqual(chosen, [...Array(3).fill("Poppins"), ...Array(3).fill("Georgia")]);
});

const looks = `Object.fromEntries(["#content p", "#content h2", ".sidebar-group a", "#content-area"].map((one) => {
  const { color, fontSize, lineHeight, width } = getComputedStyle(document.querySelector(one));
  return [one, [color, fontSize, lineHeight, width].join(" ")];
}))`;

/** What is seen behind the page: that of the body lies below it, since that of the whole document is the body's. */
const ground = `(({ backgroundColor, position }) =>
  [backgroundColor, position, getComputedStyle(document.documentElement).backgroundColor])
  (getComputedStyle(document.querySelector("#background-color")))`;

test("the size, the colour and the ground that a rule gives the body leave text as it is, and readable", async (t) => {
  const content = { "index.mdx": "## Keels\n\nText.\n", "two.mdx": "Text." };
  const plain = await openSite(t, browser, content);
  const own = await openSite(t, browser, {
    ...content,
    "own.css": "body { font-size: 9px; line-height: 1; color: white; background: black; }",
  });
  assert.deepEqual(await own.evaluate(looks), await plain.evaluate(looks));
  assert.deepEqual(await own.evaluate(ground), ["rgb(255, 255, 255)", "fixed", "rgba(0, 0, 0, 0)"]);
});

test("a picture that an author sets behind the text lies on the ground of the page", async (t) => {
  const hero =
    '<div className="relative"><div id="hero" className="absolute inset-0 -z-10 bg-sky-100" />\n\n# Harbour\n\n</div>';
  const page = await openSite(t, browser, { "index.mdx": `---\nmode: custom\n---\n\n${hero}\n` });
  const drawn = (await page.evaluate(`(() => {
    const [ground, hero] = ["background-color", "hero"].map((id) => document.getElementById(id));
    ground.style.pointerEvents = "auto";
    const { left, top, width, height } = hero.getBoundingClientRect();
    const layers = document.elementsFromPoint(left + width / 2, top + height / 2).map((one) => one.id);
    return [layers.indexOf("hero"), layers.indexOf("background-color")];
  })()`)) as [number, number];
  assert.ok(drawn[0] >= 0 && drawn[0] < drawn[1], drawn.join());
});

test("the text is as wide as before under a rule that leaves room for the contents beside it", async (t) => {
  const content = { "index.mdx": "## Keels\n\nText.\n" };
  const plain = await openSite(t, browser, content);
  const own = await openSite(t, browser, {
    ...content,
    "own.css": "#content-area { width: calc(100% - 20rem) !important; max-width: 72rem !important; }",
  });
  assert.deepEqual(await own.evaluate(looks), await plain.evaluate(looks));
});

test("the rows of the bar stay rows where a rule makes a flex box of it", async (t) => {
  const tabs = [
    { tab: "Ships", pages: ["index"] },
    { tab: "Trains", pages: ["two"] },
  ];
  const site = await openSite(t, browser, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { tabs } }),
    "own.css": "#navbar { width: 100%; display: flex; justify-content: center; }",
    "index.mdx": "Text.",
    "two.mdx": "Text.",
  });
  const [bar, row] = [
    await site.locator(".lc-header-bar").boundingBox(),
    await site.locator(".nav-tabs").boundingBox(),
  ];
  assert.ok(bar && row && row.y >= bar.y + bar.height, "the tabs stand below");
  assert.equal(bar.width, 1440);
});

test("a rule for details means those of the text, and none of the navigation's and the menus'", async (t) => {
  const tabs = [
    { tab: "Ships", groups: [{ group: "Parts", pages: ["index", { group: "Masts", pages: ["two"] }] }] },
    { tab: "Trains", menu: [{ item: "Cars", pages: ["three"] }] },
  ];
  const content = {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { tabs } }),
    "index.mdx": '<Tree>\n<Tree.Folder name="a">\n<Tree.File name="b" />\n</Tree.Folder>\n</Tree>\n',
    "two.mdx": "Text.",
    "three.mdx": "Text.",
  };
  const plain = await openSite(t, browser, content);
  const rule =
    "details { margin: 9px; padding: 9px; border: 9px solid red; background: red; box-shadow: 0 0 9px red; }";
  const own = await openSite(t, browser, { ...content, "own.css": rule });
  const boxes = `[...document.querySelectorAll("details")].map((one) => {
    const { backgroundColor, boxShadow } = getComputedStyle(one);
    return { ...one.getBoundingClientRect().toJSON(), backgroundColor, boxShadow };
  })`;
  assert.equal((await own.evaluate<unknown[]>(boxes)).length, 4);
  assert.deepEqual(await own.evaluate(boxes), await plain.evaluate(boxes));
});

test("what stands above the text has no hole where a rule sets its parts below each other", async (t) => {
  const own = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      navigation: { groups: [{ group: "Ships", pages: ["index"] }] },
    }),
    "own.css": ":has(> #page-title) { display: flex !important; flex-direction: column !important; }",
    "index.mdx": "---\ntitle: Keels\n---\n\nText.\n",
  });
  const eyebrow = await own.locator(".eyebrow").boundingBox();
  assert.ok(eyebrow && eyebrow.height < 30, `${eyebrow?.height}`);
});

test("a rule for links without a class means those of the text", async (t) => {
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      banner: { content: "See [all](/)." },
      navbar: { links: [{ label: "Support", href: "https://a.example" }] },
      footer: {
        socials: { x: "https://x.com/a" },
        links: [{ header: "More", items: [{ label: "Blog", href: "https://b.example" }] }],
      },
      navigation: {
        tabs: [
          { tab: "One", pages: ["index", "next"] },
          { tab: "Two", pages: ["other"] },
        ],
      },
    }),
    "own.css": "a:not([class]) { color: rgb(1, 2, 3); opacity: 0.9; }",
    "index.mdx": "---\ntitle: Keels\n---\n\n[Next](/next)\n\n## Masts\n\nText.\n\n## Sails\n\nText.\n",
    "next.mdx": "Text.",
    "other.mdx": "Text.",
  });
  const reached = await page.evaluate(
    `[...document.querySelectorAll("a:not([tabindex='-1'])")].filter((one) => getComputedStyle(one).opacity === "0.9").map((one) => one.textContent)`,
  );
  assert.deepEqual(reached, ["Next"]);
  const colour = `getComputedStyle(document.querySelector("#content a")).color`;
  assert.equal(await page.evaluate(colour), "rgb(1, 2, 3)");
});

test("the words of a banner are a paragraph in a box, as rules for it expect", async (t) => {
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      banner: { content: "Harbour 2 is here. [Read more](https://a.example)" },
      navigation: { pages: ["index"] },
    }),
    "own.css": "#banner > div { width: 100% } #banner p { display: flex; justify-content: space-between }",
    "index.mdx": "Text.",
  });
  const link = await page.locator("#banner a").boundingBox();
  const text = await page.locator("#banner p").boundingBox();
  assert.ok(link && text);
  assert.equal(Math.round(link.x + link.width), Math.round(text.x + text.width));
});

test("a bar that a rule fixes is as wide as the window, and one for what stands above the text finds it", async (t) => {
  const page = await openSite(t, browser, {
    "own.css": "#navbar { position: fixed } #header.relative { margin-top: 7rem }",
    "index.mdx": "Text.",
  });
  const [bar, top] = [await page.locator("#navbar").boundingBox(), await page.locator("#header").boundingBox()];
  assert.equal(bar?.width, 1440);
  assert.ok(top && top.y > 112, `${top?.y}`);
});

test("the ground and the line that a rule gives the bar lie below its links", async (t) => {
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "Docs",
      navigation: { pages: ["index"] },
      navbar: { links: [{ label: "Port", href: "https://port.example" }] },
    }),
    "own.css": "#navbar-transition { background: rgb(1, 2, 3); border-bottom: 3px solid rgb(4, 5, 6); }",
    "index.mdx": "Text.",
  });
  const [bar, ground] = [page.locator("#navbar"), page.locator("#navbar-transition")];
  const [around, box] = [await bar.boundingBox(), await ground.boundingBox()];
  assert.ok(around && box);
  assert.equal(box.width, around.width);
  assert.ok(around.height - box.height <= 1, `${box.height} of ${around.height}`);
  const link = await page.getByRole("link", { name: "Port" }).boundingBox();
  assert.ok(link);
  const middle = `${link.x + link.width / 2}, ${link.y + link.height / 2}`;
  assert.ok(await page.evaluate(`document.elementFromPoint(${middle}).closest("a") !== null`));
});

test("a style attribute wins over the rules of stylesheets, unless these are important", async (t) => {
  const page = await openSite(t, browser, {
    "own.css":
      "#content .meter > span { display: block; width: 0; height: 3px; } #content #bar.meter span { color: red; margin-left: 0 !important; }",
    "index.mdx":
      '<div id="bar" className="meter" style={{ width: "200px" }}><span style={{ width: "66%", color: "rgb(1, 2, 3)", marginLeft: 9 }} /></div>\n',
  });
  const style = await page.evaluate(
    `(({ width, height, color, marginLeft }) => [width, height, color, marginLeft])(getComputedStyle(document.querySelector(".meter > span")))`,
  );
  assert.deepEqual(style, ["132px", "3px", "rgb(1, 2, 3)", "0px"]);
});
