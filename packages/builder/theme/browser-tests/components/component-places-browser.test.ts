import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const content = `---
title: Places
---

<Accordion title="${"A long question of those who sail ".repeat(6)}" icon="anchor" description="And more of it">x</Accordion>

<Steps>
  <Step title="A line">Text</Step>
  <Step title="A paragraph">
    Text
  </Step>
</Steps>

<Prompt description="Book a berth" actions={["copy", "cursor"]}>Book a berth for tomorrow.</Prompt>

- Above
  <Note>Low tide.</Note>

<Tabs><Tab title="A">
Above
<Note>Low tide.</Note>
below
</Tab></Tabs>
`;

const boxes = `(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = one.matches("p, span") ? range.getBoundingClientRect() : one.getBoundingClientRect();
  return { top: box.top, bottom: box.bottom, middle: (box.top + box.bottom) / 2 };
})`;

interface Box {
  top: number;
  bottom: number;
  middle: number;
}

test("signs stand in the first line of what they belong to, and components keep the same room around text however it is written", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content });
  await page.locator(".prompt button").waitFor();
  const placesOf = (selector: string) => page.evaluate<Box[]>(`(${boxes})(${JSON.stringify(selector)})`);
  const one = async (selector: string) => {
    const [box] = await placesOf(selector);
    assert.ok(box, selector);
    return box;
  };

  const title = await one(".lc-accordion-title");
  const icon = await one(".lc-accordion-icon svg");
  const line = 24;
  assert.ok(title.bottom - title.top > line, "the title takes several lines");
  assert.ok(Math.abs(icon.middle - title.top - line / 2) < 3, `icon at ${icon.middle}, title from ${title.top}`);

  const rooms = await page.evaluate<number[]>(`[...document.querySelectorAll(".lc-step-title")].map((title) => {
    const text = document.createRange();
    text.selectNodeContents(title.nextSibling.firstChild ?? title.nextSibling);
    return Math.round(text.getBoundingClientRect().bottom - title.getBoundingClientRect().bottom);
  })`);
  assert.equal(new Set(rooms).size, 1, `between titles and texts of steps: ${rooms}`);

  const open = await one(".prompt a");
  const copy = await one(".prompt button");
  assert.equal(open.top, copy.top, "both buttons of a prompt share a line");

  for (const within of ["li", ".lc-tab-content"]) {
    const [above, below] = await placesOf(`.mdx-content ${within} > p`);
    const note = await one(`.mdx-content ${within} > .callout`);
    assert.ok(above && note.top - above.bottom >= 12, `${within}: above`);
    assert.ok(!below || below.top - note.bottom >= 12, `${within}: below`);
  }
});

test("the buttons of a prompt keep together below its text where both have no room beside it", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content }, { viewport: { width: 390, height: 844 } });
  const copy = await page.locator(".prompt button").boundingBox();
  const open = await page.locator(".prompt a").boundingBox();
  const text = await page.locator(".lc-prompt-description").boundingBox();
  assert.ok(copy && open && text);
  assert.equal(copy.y, open.y);
  assert.ok(copy.y >= text.y + text.height - 1);
});

test("four cards in a row are two where a column has no room for a long word", async (t) => {
  const cards = ["One", "Two", "Authentication", "Four"].map((title) => `  <Card title="${title}" />\n`).join("");
  const grid = `<CardGroup cols={4}>\n${cards}</CardGroup>`;
  const page = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Cards\n---\n\n${grid}\n\n<Panel>Beside.</Panel>\n`,
    "wide.mdx": `---\ntitle: Wide\nmode: wide\n---\n\n${grid}\n`,
  });
  const rows = () =>
    page.evaluate<number>(
      'new Set([...document.querySelectorAll(".card")].map((card) => card.getBoundingClientRect().top)).size',
    );
  assert.equal(await rows(), 2);
  await page.goto(new URL("/wide", page.url()).href);
  assert.equal(await rows(), 1);
});

test("a field that a component with state draws stands in the list as others do", async (t) => {
  const own = `export const Own = ({ body, children }) => {
  const [name] = useState(body);
  return <ParamField body={name} type="string">{children}</ParamField>;
};`;
  const list = (names: string[]) =>
    names.map((name) => `<${name} body="berth" type="string">A berth.</${name}>\n`).join("\n");
  const field = "ParamField";
  const page = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Fields\n---\n\n${own}\n\n## Own\n\n${list(["Own", "Own", field, "Own"])}\n\n## Plain\n\n${list([field, field, field, field])}\n`,
  });
  const seen = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".field")].map((one) => {
      const { borderBlockEndWidth, paddingBlockStart } = getComputedStyle(one);
      return borderBlockEndWidth + " " + paddingBlockStart;
    })`,
  );
  assert.deepEqual(seen.slice(0, 4), seen.slice(4));
  assert.deepEqual(seen.slice(4), ["1px 0px", "1px 16px", "1px 16px", "0px 16px"]);
});
