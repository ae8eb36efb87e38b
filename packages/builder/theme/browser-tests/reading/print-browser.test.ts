/** What a page is on paper. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openFixture } from "../../testing/open-fixture.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const sheetOfA4 = { width: 794, height: 1123 };

test("paper shows the content alone, from its edge, and whole where the screen folds it", async (t) => {
  const { page } = await openFixture(t, browser, fixtureSite(), "components", { viewport: sheetOfA4 });
  await page.locator(".code-block[data-folded]").waitFor();
  await page.emulateMedia({ media: "print" });
  for (const frame of ["#navbar", "#sidebar", ".lc-toc-button", "#page-context-menu", "#pagination", "#footer"]) {
    assert.equal(await page.locator(frame).first().isVisible(), false, frame);
  }
  const title = await page.locator("#page-title").boundingBox();
  assert.ok(title && title.x >= 0, JSON.stringify(title));
  const cut = await page.evaluate(`(() => {
    const code = document.querySelector(".code-block[data-folded] pre");
    return code.scrollHeight - code.clientHeight;
  })()`);
  assert.equal(cut, 0, "folded code is printed whole");
  const answer = page.locator(".accordion", { hasText: "What does it cost?" }).getByText("Less than you think.");
  assert.equal(await answer.isVisible(), true, "what is closed is printed open");
  const second = page.locator(".tabs > .lc-tab-panel[hidden]").first();
  assert.equal(await second.isVisible(), true, "a tab that is not chosen is printed as well");
  assert.equal(await second.locator("> .lc-tab-label").isVisible(), true, "and it has its name");
  assert.equal(await page.locator(".lc-tablist").first().isVisible(), false, "paper has no tabs to choose from");
});

test("paper shows every column of a table that the screen scrolls, and nothing to choose with", async (t) => {
  const columns = ["Parameter", "Type", "Default", "Since", "Description", "Example", "Notes", "Limits", "Scope"];
  const cells = [
    "`container_of_shipment`",
    "string",
    '`"default"`',
    "3.0",
    "What is in it",
    "`cnt_0123456789`",
    "None",
    "64",
    "All",
  ];
  const row = (words: string[]) => `| ${words.join(" | ")} |\n`;
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx": `---\ntitle: Changes\nrss: true\n---\n\n${row(columns)}${row(columns.map(() => "---"))}${row(cells)}\n\n<Update label="One" tags={["Ships"]}>News.</Update>\n\n<Accordion title="Why">So.</Accordion>\n\n<details><summary>How</summary>Thus.</details>\n`,
    },
    { viewport: sheetOfA4 },
  );
  await page.locator("#changelog-filters").waitFor();
  await page.emulateMedia({ media: "print" });
  const [paper, end] = await page.evaluate<[number, number]>(
    '[innerWidth, document.querySelector(".mdx-content th:last-child").getBoundingClientRect().right]',
  );
  assert.ok(end <= paper, `the last column ends at ${end} of ${paper}`);
  const cut = 'getComputedStyle(document.querySelector(".lc-table")).maskImage';
  assert.equal(await page.evaluate(cut), "none", "nothing fades");
  for (const control of ["#changelog-filters", ".lc-feed"]) {
    assert.equal(await page.locator(control).isVisible(), false, control);
  }
  const sign = 'getComputedStyle(document.querySelector(".lc-accordion-summary"), "::before").display';
  assert.equal(await page.evaluate(sign), "none", "what stands open has no sign that it opens");
  const own = 'getComputedStyle(document.querySelector("details:not(.accordion) > summary")).listStyleType';
  assert.equal(await page.evaluate(own), "none", "nor has an element of the author's");
});

test("paper has the end of a page whose examples stand beside it on a wide screen", async (t) => {
  const code = Array.from({ length: 40 }, (_, at) => `echo ${at}`).join("\n");
  const fields = Array.from(
    { length: 40 },
    (_, at) => `<ParamField query="field${at}" type="string">Text.</ParamField>`,
  );
  const example = `<RequestExample>\n\n\`\`\`bash Shell\n${code}\n\`\`\`\n\n</RequestExample>`;
  const page = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Ship\n---\n\n${example}\n\n${fields.join("\n\n")}\n`,
  });
  const sheets = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await page.locator("#content .field").first().waitFor();
    const pdf = await page.pdf({ format: "A4" });
    return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  };
  const expected = await sheets(700);
  assert.ok(expected && expected > 2, "it is long");
  assert.equal(await sheets(1440), expected);
  const beside = page.locator(".lc-side-panel > .lc-request-example");
  await beside.waitFor();
  assert.equal(await beside.count(), 1, "after printing it stands beside the text again");
});

test("paper has the examples of a page behind what they are examples of, and of requests the chosen one alone", async (t) => {
  const group = (name: string, labels: string[]) =>
    `<${name}>\n\n${labels.map((label) => `\`\`\`bash ${label}\necho ${label}\n\`\`\`\n\n`).join("")}</${name}>\n\n`;
  const examples = group("RequestExample", ["Shell", "Python"]) + group("ResponseExample", ["200", "404"]);
  const page = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Ship\n---\n\nFirst.\n\n${examples}Last.\n`,
  });
  const parts = () =>
    page.evaluate<string[]>(
      '[...document.querySelectorAll("#content > *")].map((one) => one.id || one.textContent.trim()).filter(Boolean)',
    );
  for (const width of [1440, 794]) {
    await page.setViewportSize({ width, height: 900 });
    // The page hears of another width with the next frame.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    const before = await parts();
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    assert.deepEqual(await parts(), ["First.", "Last.", "request-example", "response-example"]);
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator("#content code:visible").allTextContents();
    assert.deepEqual(shown, ["echo Shell", "echo 200", "echo 404"]);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    assert.deepEqual(await parts(), before, "and stands where it stood afterwards");
  }
});

test("long code goes on where a sheet ends, and does not leave the sheet before it empty", async (t) => {
  const text = "Ships come and go.\n\n".repeat(12);
  const code = `\`\`\`js\n${"line();\n".repeat(36)}\`\`\`\n\n`;
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Code\n---\n\n${text}${code}${text}` });
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  assert.equal(sheets?.length, 2);
});

test("a long prompt is printed whole, and scrolls by the keyboard on the screen", async (t) => {
  const text = "Count the ships.\n\n".repeat(60);
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Ask\n---\n\n<Prompt>\n${text}</Prompt>\n` });
  const prompt = page.locator(".lc-prompt-text");
  const hidden = () => prompt.evaluate((one) => one.scrollHeight - one.clientHeight);
  assert.ok((await hidden()) > 0);
  await prompt.focus();
  await page.keyboard.press("End");
  await waitFor(page, 'document.querySelector(".lc-prompt-text").scrollTop > 0');
  await page.emulateMedia({ media: "print" });
  assert.equal(await hidden(), 0);
});

test("what is said of a word stands behind it on paper", async (t) => {
  const tip =
    '<Tooltip headline="Berth" tip="A place to lie" cta="More" href="https://example.org/berth">berth</Tooltip>';
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Words\n---\n\nA ${tip} is booked.\n` });
  const term = page.locator(".tooltip");
  const line = (await term.boundingBox())?.height;
  await page.emulateMedia({ media: "print" });
  const words = (await term.locator("..").innerText()).replace(/ +/g, " ");
  assert.equal(words, "A berth Berth A place to lie is booked.");
  assert.equal((await term.boundingBox())?.height, line, "in the line of the word");
  const marks = `["::before", "::after"].map((part) => getComputedStyle(document.querySelector(".lc-tooltip-tip"), part).content)`;
  assert.deepEqual(await page.evaluate(marks), ['" ("', '")"']);
});
