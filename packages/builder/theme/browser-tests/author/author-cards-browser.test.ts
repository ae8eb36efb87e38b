/** Stylesheets of the content that mean cards: what they say reaches what the format calls so. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("a rule for all classes with card in their name reaches cards and nothing within them", async (t) => {
  const page = await openSite(t, browser, {
    "own.css": '[class*="card"], [class*="Card"] { height: 100% !important; padding: 40px !important; }',
    "index.mdx":
      '<CardGroup cols={2}>\n<Card title="Keel" icon="ship" href="/" cta="Sail">Long words about keels.</Card>\n<Card title="Mast" img="/a.svg" href="https://sails.example" arrow>Words.</Card>\n</CardGroup>\n',
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  });
  const reached = await page.evaluate(
    `[...document.querySelectorAll('#content [class*="card" i]')].map((one) => one.classList[0])`,
  );
  assert.deepEqual(reached, ["card-group", "card", "card"]);
  const [card, words] = [page.locator(".card").first(), page.getByText("Long words")];
  const [outer, inner] = [await card.boundingBox(), await words.boundingBox()];
  assert.ok(outer && inner && inner.y + inner.height <= outer.y + outer.height, "the words are seen");
});

test("the box around a card's icon and words has the room around them, its title is no paragraph, and a picture reaches its edges", async (t) => {
  const island = '<Live title="Boom" icon="ship" />';
  const page = await openSite(t, browser, {
    "own.css": ".card > div { padding: 3px; } .card h2 { color: rgb(1, 2, 3); } .card p { color: rgb(4, 5, 6); }",
    "live.jsx":
      "export const Live = (props) => { const [n] = useState(0); return <Card {...props}><p>Words {n}.</p></Card>; };",
    "index.mdx": `import { Live } from "/live.jsx"

<Card title="Keel" icon="ship" href="/">

Words.

</Card>

<Card title="Mast" icon="ship" horizontal img="/a.svg">

See [words](/).

</Card>

${island}
`,
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  });
  await page.locator("lc-island .card").waitFor();
  const cards = await page.evaluate<{ icon: number; colors: string[]; picture: number[] }[]>(
    `[...document.querySelectorAll(".card")].map((card) => {
      const [box, icon] = [card, card.querySelector(".lc-icon")].map((one) => one.getBoundingClientRect());
      const picture = card.querySelector("img.lc-face-image")?.getBoundingClientRect();
      return {
        icon: icon.left - box.left,
        colors: [...card.querySelectorAll("h2, p")].map((one) => getComputedStyle(one).color),
        picture: picture ? [picture.left - box.left, picture.top - box.top, box.right - picture.right] : [],
      };
    })`,
  );
  assert.deepEqual(
    cards.map(({ icon }) => icon),
    [4, 4, 4],
  );
  assert.deepEqual(
    cards.map(({ colors }) => colors),
    Array(3).fill(["rgb(1, 2, 3)", "rgb(4, 5, 6)"]),
  );
  assert.deepEqual(cards[1]?.picture, [1, 1, 1]);
});

test("a colour that a rule gives a card's icon as its ground, as the format's masks take it, fills no square", async (t) => {
  const page = await openSite(t, browser, {
    "own.css": `.mine { background: #123 !important; } .mine svg { color: white !important; }
      .mine :is(svg, [class*="icon"]) { background-color: white !important; width: 2em !important; height: 2em !important; }`,
    "index.mdx": '<Card className="mine" title="Keel" icon="ship" href="/">Words.</Card>\n',
  });
  const grounds = await page.evaluate(
    `[...document.querySelectorAll(".mine *")].map((one) => getComputedStyle(one).backgroundColor)`,
  );
  assert.deepEqual([...new Set(grounds as string[])], ["rgba(0, 0, 0, 0)"]);
  const [color, width] = (await page.evaluate(
    `(({ color, width }) => [color, width])(getComputedStyle(document.querySelector(".mine svg")))`,
  )) as string[];
  assert.equal(color, "rgb(255, 255, 255)");
  assert.notEqual(width, "0px");
});
