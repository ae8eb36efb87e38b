/** Tables that are wider than the text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const row = (words: readonly string[]) => `| ${words.join(" | ")} |\n`;
const columns = ["Berth", "Crane", "Ship", "Cargo", "Captain", "Draught", "Flag", "Agent", "Arrival", "Departure"];
const table = (names: readonly string[]) =>
  `${row(names)}${row(names.map(() => "---"))}${row(names.map((name) => `The ${name} of it`))}\n`;
const files = { "index.mdx": `---\ntitle: Tables\n---\n\n${table(columns)}\n${table(columns.slice(0, 2))}` };

for (const language of ["en", "ar"]) {
  test(`what lies beyond the edge of a table fades towards it, in ${language}`, async (t) => {
    const config = { navigation: { languages: [{ language, pages: ["index"] }] } };
    const page = await openSite(
      t,
      browser,
      { ...files, "docs.json": docs(config) },
      { viewport: { width: 900, height: 700 } },
    );
    assert.deepEqual(await fadedSides(page, 0), [language === "ar" ? "left" : "right"]);
    await scrollTo(page, 0.5);
    assert.deepEqual(await fadedSides(page, 0), ["left", "right"]);
    await scrollTo(page, 1);
    assert.deepEqual(await fadedSides(page, 0), [language === "ar" ? "right" : "left"]);
    assert.deepEqual(await fadedSides(page, 1), [], "a table that fits");
    await page.locator(".lc-table").first().focus();
    for (const key of ["Tab", "Shift+Tab"]) await page.keyboard.press(key);
    assert.deepEqual(await fadedSides(page, 0), [], "the outline of one that has the focus is whole");
  });
}

test("columns have the widths that their author gives all of them, and wrap what is longer", async (t) => {
  const long = "averyverylongnameofaparameterthatnoonecouldread";
  const rows = `<tbody><tr><td>${long}</td><td>string</td><td>The name</td></tr></tbody>`;
  const site = {
    "index.mdx": `---\ntitle: Tables\n---\n\n<table><colgroup><col width="20%" /><col style={{ width: "30%" }} /><col width="50%" /></colgroup>${rows}</table>\n\n<table><colgroup><col width="20%" /><col /><col /></colgroup>${rows}</table>\n`,
    "docs.json": docs({ navigation: { pages: ["index"] } }),
  };
  for (const width of [390, 1280]) {
    const page = await openSite(t, browser, site, { viewport: { width, height: 700 } });
    const shares = (index: number) =>
      page.evaluate<number[]>(`(() => {
        const table = document.querySelectorAll(".mdx-content table")[${index}];
        const whole = table.getBoundingClientRect().width;
        return [...table.querySelectorAll("td")].map((cell) => Math.round((100 * cell.getBoundingClientRect().width) / whole));
      })()`);
    assert.deepEqual(await shares(0), [20, 30, 50], `${width}`);
    assert.ok(((await shares(1))[0] ?? 0) > 30, "where one has none, its text says how wide a column is");
  }
});

test("a link around a paragraph is as high in a cell as one around words", async (t) => {
  const cells = (words: string) =>
    `${row(["Berth", "Crane"])}${row(["---", "---"])}${row([`[${words}](/index)`, "x"])}`;
  const index = `---\ntitle: Tables\n---\n\n${cells("One")}\n${cells("<p>One</p>")}`;
  const site = { "index.mdx": index, "docs.json": docs({ navigation: { pages: ["index"] } }) };
  const page = await openSite(t, browser, site);
  const [words, paragraph] = await page.evaluate<number[]>(
    '[...document.querySelectorAll(".mdx-content tbody tr")].map((one) => one.offsetHeight)',
  );
  assert.equal(paragraph, words);
});

test("on a phone a column of numbers leaves its room to the words beside it", async (t) => {
  const words = "What is said here needs more than one line of a narrow window, and then some";
  const codes = `${row(["Code", "Meaning", "Value"])}${row(["---", "---", "---"])}${row(["`E1`", words, "37"])}`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Tables\n---\n\n${codes}` },
    { viewport: { width: 390, height: 844 } },
  );
  const widths = await page.locator("td").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  assert.ok((widths[1] as number) > 220, `the widths are ${widths.map(Math.round).join(", ")}`);
});

test("on a phone the words beside a long name stand in lines that read, and a table of few words does not scroll", async (t) => {
  const words = "What is said here needs more than one line of a narrow window, and then some";
  const head = `${row(["Name", "Type", "Meaning"])}${row(["---", "---", "---"])}`;
  const named = `${head}${row(["`a_long_name_of_a_parameter`", "string", words])}`;
  const few = `${head}${row(["a", "b", "c"])}`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Tables\n---\n\n${named}\n${few}` },
    { viewport: { width: 390, height: 844 } },
  );
  const widths = await page.locator("td").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  assert.ok((widths[2] as number) > 160, `the widths are ${widths.map(Math.round).join(", ")}`);
  const ways = await page
    .locator(".lc-table")
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  assert.equal(ways[1], 0);
});

function docs(more: object): string {
  return JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, ...more });
}

/**
 * Sides at which a table fades: its mask is wider than it and clear at both ends, and its place says which of them lie on the
 * table. Asked once the browser has drawn it: before, the way of its scrolling is not known.
 */
async function fadedSides(page: Page, index: number): Promise<string[]> {
  const [image, place] = await page.evaluate<[string, string]>(`(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { maskImage, maskPosition } = getComputedStyle(document.querySelectorAll(".lc-table")[${index}]);
    return [maskImage, maskPosition];
  })()`);
  if (image === "none") return [];
  // Places of scrolling are whole pixels, ways are not.
  const shift = Math.round(parseFloat(place));
  return [...(shift < 100 ? ["left"] : []), ...(shift > 0 ? ["right"] : [])];
}

/** A table's scrolling by a share of its way, which leads to the left where one reads from the right. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(`(() => {
    const table = document.querySelector(".lc-table");
    const way = table.scrollWidth - table.clientWidth;
    table.scrollLeft = ${share} * (document.dir === "rtl" ? -way : way);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  })()`);
}
