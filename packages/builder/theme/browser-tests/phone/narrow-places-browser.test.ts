/** What has little room shows all it can, and nothing cut. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const phone = { viewport: { width: 390, height: 844 } };

test("a badge with many words wraps, with its icon beside them; in a table its words stay on one line", async (t) => {
  const words = "Needs the plan for large harbours, which has cranes of every size";
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx": `<Badge icon="anchor">${words}</Badge>\n\n| Plan | What it has | More |\n| - | - | - |\n| <Badge>With cranes</Badge> | ${words} | ${words} |\n`,
    },
    phone,
  );
  const box = await page.locator("#content > .badge").boundingBox();
  const text = await page.locator("#content").boundingBox();
  assert.ok(box && text && box.x + box.width <= text.x + text.width, JSON.stringify({ box, text }));
  assert.ok(box.height > 40, "on several lines");
  assert.equal((await page.locator("#content > .badge svg").boundingBox())?.width, 14);
  assert.ok(((await page.locator("td .badge").boundingBox())?.height ?? 99) < 30);
});

test("long code in a heading keeps to the width of the text", async (t) => {
  const name = "book (a, harbour.bookings.create_and_wait_for_completion, callback)";
  const lengths = Array.from({ length: 36 }, (_, at) => 20 + at);
  const headings = lengths
    .map((length) => `## \`${name.slice(0, length)}\`\n\n#### \`${name.slice(0, length + 12)}\`\n`)
    .join("\n");
  const page = await openSite(t, browser, { "index.mdx": headings }, phone);
  const beyond = await page.evaluate<number>(
    "Math.max(...[...document.querySelectorAll('#content :is(h2, h4) code')].flatMap((code) => [...code.getClientRects()].map(({ right }) => right - code.parentElement.getBoundingClientRect().right)))",
  );
  assert.ok(beyond <= 0.5, `stands out by ${beyond} px`);
});

const operation = (server: string, path: string) =>
  `---\ntitle: Book\napi: "POST ${server}${path}"\n---\n\nBooks a berth.\n`;

test("of an operation's server its beginning is seen, or nothing where the path leaves it no room", async (t) => {
  const lengths = [24, 28, 31, 34, 37, 40, 48];
  const page = await openSite(t, browser, {
    "index.mdx": operation("https://api.of-the-north-sea-and-of-all-that-flows-to-it.harbour.example", "/berths"),
    "short.mdx": operation("https://a.example", "/berths"),
    ...Object.fromEntries(
      lengths.map((length) => [`of-${length}.mdx`, operation("https://api.harbour.example", `/${"b".repeat(length)}`)]),
    ),
  });
  const bar = async () => {
    const url = await page.locator(".lc-endpoint-url").boundingBox();
    const server = await page.locator(".lc-endpoint-server").boundingBox();
    const path = await page.locator(".lc-endpoint-path").boundingBox();
    assert.ok(url && server && path);
    assert.ok(Math.abs(path.y - url.y) < 2, "the path is seen");
    if (server.y > url.y + url.height - 1) return 0;
    assert.equal(Math.round(path.x - server.x - server.width), 0, "the path follows");
    return Math.round(server.width);
  };
  assert.ok((await bar()) > 200);
  await page.goto(new URL("/short", page.url()).href);
  assert.ok((await bar()) > 80);
  const widths: number[] = [];
  for (const length of lengths) {
    await page.goto(new URL(`/of-${length}`, page.url()).href);
    widths.push(await bar());
  }
  assert.ok(Math.max(...widths) > 90 && Math.min(...widths) === 0, widths.join());
  assert.deepEqual(
    widths.filter((width) => width > 0 && width < 90),
    [],
  );
});

test("on a phone the path of an operation breaks between its parameters rather than within one", async (t) => {
  const names = ["port", "harbour", "harbour_of_call", "quay", "berth_of_the_quay", "booking"];
  const path = names.map((name) => `/${name}/{${name}_id}`).join("");
  const page = await openSite(t, browser, { "index.mdx": operation("https://a.example", path) }, phone);
  const lines = await page.evaluate(
    "[...document.querySelectorAll('.lc-endpoint-parameter')].map((one) => one.getBoundingClientRect().height < 30 && one.getClientRects().length)",
  );
  assert.deepEqual(lines, [1, 1, 1, 1, 1, 1]);
});

test("a word that is longer than the window breaks in types, expandables, prompts, and the labels and tags of updates", async (t) => {
  const word = "Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(2);
  const parts = [
    `<ParamField query="a" type="${word}" default="${word}">Text.</ParamField>`,
    `<Expandable title="${word}">Text.</Expandable>`,
    `<Prompt description="${word}">Text.</Prompt>`,
    `<Update label="${word}" description="${word}" tags={["${word}"]}>Text.</Update>`,
  ];
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Long\n---\n\n${parts.join("\n\n")}\n` }, phone);
  await page.locator("#changelog-filters button").waitFor();
  for (const part of [
    ".lc-field-type",
    ".lc-field-default",
    ".lc-expandable-summary",
    ".lc-prompt-description",
    ".lc-update-label",
    ".lc-update-tag",
    ".lc-update-description",
    "#changelog-filters button",
  ]) {
    const end = await page.evaluate<number>(`(() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector("${part}"));
      return text.getBoundingClientRect().right;
    })()`);
    assert.ok(end <= 390, `${part} ends at ${end}`);
  }
});
