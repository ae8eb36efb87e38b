import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const lines = Array.from({ length: 60 }, (_, at) => `Line ${at}.`).join("\n\n");
const page = `A <Tooltip tip="Where ships lie" cta="Read more" href="/berth">berth</Tooltip> is free.\n\n${lines}\n`;
const files = { "berth.mdx": `---\ntitle: Berth\n---\n\n${lines}\n\n${page}` };

test("the link of a tip is reached by a pointer that moves there slowly", async (t) => {
  const opened = await openSite(t, browser, files, { reducedMotion: "reduce" });
  const term = opened.locator(".tooltip");
  await term.hover();
  const from = await term.boundingBox();
  const link = opened.locator(".lc-tooltip-cta");
  const to = await link.boundingBox();
  assert.ok(from && to);
  const x = from.x + from.width / 2;
  await opened.mouse.move(x, from.y + from.height / 2);
  for (let y = from.y + from.height / 2; y > to.y + to.height / 2; y -= 1) {
    await opened.mouse.move(x, y);
    assert.equal(await link.isVisible(), true, `${from.y - y} pixels above the term`);
  }
});

test("a tip that has no room above its term opens below it, not under the header", async (t) => {
  const opened = await openSite(t, browser, files, { reducedMotion: "reduce" });
  const term = opened.locator(".tooltip");
  await term.evaluate(`(() => {
    const header = document.querySelector(".lc-header").getBoundingClientRect().bottom;
    scrollBy({ top: document.querySelector(".tooltip").getBoundingClientRect().top - header - 8, behavior: "instant" });
  })()`);
  await term.hover();
  const header = await opened.locator(".lc-header").boundingBox();
  const tip = await opened.locator(".lc-tooltip-tip").boundingBox();
  assert.ok(header && tip);
  assert.ok(tip.y >= header.y + header.height, `${tip.y} is behind the header`);
});

test("no box that a term stands in cuts its tip off, nor does the edge of the column", async (t) => {
  const term = (name: string) => `<Tooltip tip="${"Where ships lie, for a while. ".repeat(4)}">${name}</Tooltip>`;
  const opened = await openSite(
    t,
    browser,
    {
      "own.jsx": `export const Own = () => { const [n] = useState(0); return <div className="overflow-hidden">Own ${term("island")} {n}</div>; };`,
      "index.mdx": `import { Own } from "/own.jsx"

${term("edge")} of the column.

| ${term("head")} | B |
|---|---|
| ${term("cell")} | B |

<Accordion title="A" defaultOpen>

${term("accordion")}

</Accordion>

<Card title="C">${term("card")}</Card>

<Own />
`,
    },
    { reducedMotion: "reduce" },
  );
  for (const name of ["edge", "head", "cell", "accordion", "card", "island"]) {
    const one = opened.locator(".tooltip", { hasText: new RegExp(`^${name}`) });
    await one.hover();
    const seen = await opened.evaluate(`(() => {
      const tip = [...document.querySelectorAll(".lc-tooltip-tip")].find((one) => getComputedStyle(one).visibility === "visible");
      const { left, right, top, bottom } = tip.getBoundingClientRect();
      const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
      return {
        cut: corners.filter(([x, y]) => !tip.contains(document.elementFromPoint(x, y))),
        wide: tip.scrollWidth - tip.clientWidth,
      };
    })()`);
    assert.deepEqual(seen, { cut: [], wide: 0 }, name);
  }
});

test("a tip stays at its term while the page moves under it", async (t) => {
  const opened = await openSite(t, browser, files, { reducedMotion: "reduce" });
  await opened.goto(new URL("/berth", opened.url()).href);
  const term = opened.locator(".tooltip");
  await term.focus();
  const gap = () =>
    term.evaluate((one) => {
      const tip = one.querySelector(".lc-tooltip-tip")?.getBoundingClientRect();
      return tip ? Math.round(one.getBoundingClientRect().top - tip.bottom) : undefined;
    });
  const before = await gap();
  await opened.evaluate(`scrollBy({ top: -200, behavior: "instant" })`);
  await opened.waitForTimeout(100);
  assert.equal(await gap(), before);
});

test("a card with a tip, or in an element of the author's, stands in its row as the others do", async (t) => {
  const card = (title: string) => `<Card title="${title}" img="/berth.svg" href="/berth" />`;
  const index = `<Columns cols={4}>
  <Tooltip tip="East | West">${card("Tip")}</Tooltip>
  <div>
    ${card("Own")}
  </div>
  ${card("Bare")}
  <Card title="Long">${"Where ships lie. ".repeat(9)}</Card>
</Columns>
`;
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>';
  const opened = await openSite(t, browser, { ...files, "index.mdx": index, "berth.svg": picture });
  const seen = await opened.evaluate<Record<string, unknown>>(`Object.fromEntries(
    [...document.querySelectorAll("#content .card")].map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const title = card.querySelector(".lc-face-title");
      const lines = [];
      for (let at = title; at.id !== "content"; at = at.parentElement) lines.push(getComputedStyle(at).textDecorationLine);
      const inset = title.getBoundingClientRect().left - card.getBoundingClientRect().left;
      return [title.textContent, { top, height, inset, lines: lines.filter((line) => line !== "none") }];
    }))`);
  assert.deepEqual(seen.Tip, seen.Bare);
  assert.equal((seen.Own as { top: number }).top, (seen.Bare as { top: number }).top);
});
