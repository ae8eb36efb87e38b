/** The sizes and places of icons in a real browser, whatever they are given as. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("the menu of views shows the icon of the one that is read", async (t) => {
  const views =
    '---\ntitle: Views\n---\n\n<View title="One" icon="star">1</View>\n\n<View title="Two">2</View>\n\n<View title="Three" icon="heart">3</View>\n';
  const page = await openSite(t, browser, { "index.mdx": views });
  const icon = page.locator(".multi-view-dropdown svg");
  await icon.waitFor();
  const star = await icon.innerHTML();
  await page.locator("#multi-view-dropdown").selectOption("Two");
  assert.equal(await icon.count(), 0);
  await page.locator("#multi-view-dropdown").selectOption("Three");
  assert.notEqual(await icon.innerHTML(), star);
});

test("a picture or drawing given as an icon is of an icon's size, unless it says another, and keeps its corners", async (t) => {
  const image = '<img src="/a.svg" alt="" />';
  const page = await openSite(t, browser, {
    "index.mdx": `---
title: Icons
---

<Card title="Picture" icon={${image}}>x</Card>
<Card title="Drawing" icon={<svg viewBox="0 0 10 10"><rect width="10" height="10" /></svg>}>x</Card>
<Card title="Named" icon="/a.svg">x</Card>
<Card title="Larger" icon={<img src="/a.svg" alt="" className="w-12 h-12" />}>x</Card>
<Accordion title="Opened" icon={${image}}>x</Accordion>
<Steps><Step title="First" icon={${image}}>x</Step></Steps>
<Tabs><Tab title="One" icon={${image}}>x</Tab></Tabs>
<Callout icon={${image}}>x</Callout>

\`\`\`js a.js icon="/a.svg"
x
\`\`\`
`,
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>',
  });
  const signs =
    ":is(.lc-face-sign, .lc-accordion-icon, .lc-step-number, .lc-tablist .tab-icon, .callout-icon) > *, .code-block img";
  const seen = await page.evaluate<{ width: number; height: number; radius: string }[]>(
    `[...document.querySelectorAll(${JSON.stringify(signs)})].map((sign) => {
      const { width, height } = sign.getBoundingClientRect();
      return { width, height, radius: getComputedStyle(sign).borderRadius };
    })`,
  );
  assert.equal(seen.length, 9);
  for (const [index, { width, height, radius }] of seen.entries()) {
    assert.ok(index === 3 ? width === 48 : width >= 12 && width <= 24, `${index} is ${width} wide`);
    assert.equal(height, width);
    assert.equal(radius, "0px");
  }
});

test("drawings without a size are of the size of their place, and what has lost its icon stands where one without has it", async (t) => {
  const drawing = '<svg viewBox="0 0 10 10"><rect width="10" height="10" /></svg>';
  const page = await openSite(t, browser, {
    "index.mdx": `---
title: Drawings
---

<Prompt description="To copy" icon={${drawing}}>x</Prompt>

<Columns>
<Tile href="/index" title="One">${drawing}</Tile>
<Tile href="/index" title="Two"><img src="/a.svg" alt="" /></Tile>
</Columns>

<AccordionGroup>
Words among them.

<Accordion title="Opened" icon="flag">x</Accordion>
<Accordion title="Closed">x</Accordion>
</AccordionGroup>

<Card title="With" icon="flag">x</Card>
<Card title="Without">x</Card>
`,
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  });
  const numbers = (expression: string) => page.evaluate<number[]>(`[...${expression}]`);
  const [sign = 0] = await numbers(
    '[document.querySelector(".lc-prompt-description > svg").getBoundingClientRect().width]',
  );
  assert.ok(sign >= 12 && sign <= 24, `a sign of ${sign} pixels`);
  const heights = await numbers('[...document.querySelectorAll(".lc-tile-preview")].map((one) => one.offsetHeight)');
  assert.equal(heights[0], heights[1]);
  const [room = 0] = await numbers(
    '[document.querySelector(".accordion-group > p").getBoundingClientRect().left - document.querySelector(".accordion-group").getBoundingClientRect().left]',
  );
  assert.ok(room > 12, `words ${room} pixels from the edge`);
  // As in a bundle, which leaves out icons of other hosts.
  const places = await numbers(`(() => {
    for (const sign of document.querySelectorAll(".card .lc-face-sign, .lc-accordion-icon")) sign.replaceChildren();
    return [".lc-face-title", ".lc-accordion-title"].flatMap((title) =>
      [...document.querySelectorAll(title)].flatMap((one) => {
        const [inner, outer] = [one, one.closest(".card, .accordion")].map((box) => box.getBoundingClientRect());
        return [inner.left - outer.left, inner.top - outer.top];
      }),
    ).map(Math.round);
  })()`);
  assert.deepEqual(places.slice(0, 2), places.slice(2, 4));
  assert.equal(places[4], places[6]);
});

test("An icon keeps its size where its author says how it stands in the line", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": `---
title: Icons
---

<Icon icon="flag" size={32} className="inline" />

<Icon icon="flag" size={32} className="hidden md:inline" /> <Icon icon="flag" size={32} className="inline-block" />

<Icon icon="flag" className="inline w-8 h-8" />
`,
  });
  const sizes = await page.evaluate<number[][]>(
    `[...document.querySelectorAll(".icon > svg")].map((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return [width, height];
    })`,
  );
  assert.deepEqual(
    sizes,
    [1, 2, 3, 4].map(() => [32, 32]),
  );
});
