/** A site in several languages: each page and everything that its scripts draw speak its own. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";
import { openSite } from "../../testing/open-site.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const browser = await openBrowser();
const language = (code: string) => ({ language: code, pages: [`${code}/index`, `${code}/ships`] });
const home = "---\ntitle: Harbour\n---\n\n```js\nconst a = 1;\n```\n";
const ships =
  '---\ntitle: Ships\napi: "PUT https://api.example.com/ships/{id}"\n---\n\n<ParamField path="id" type="string" required>Which</ParamField>\n';
const folder = folderOf(
  { after },
  {
    "docs.json": JSON.stringify({
      name: "Harbour",
      theme: "mint",
      colors: { primary: "#0055aa" },
      navigation: { languages: ["ar", "fi"].map(language) },
    }),
    ...Object.fromEntries(
      ["ar", "fi"].flatMap((code) => [
        [`${code}/index.mdx`, home],
        [`${code}/ships.mdx`, ships],
      ]),
    ),
  },
);
const site = await serveBuilt(await build({ after }, folder));
after(() => site.close());

const said = {
  ar: {
    search: "بحث",
    start: "عمّ تبحث؟",
    copy: "نسخ الشيفرة",
    tryIt: "جرّبه",
    send: "إرسال",
    helpful: "هل كانت هذه الصفحة مفيدة؟",
    more: "أخبرنا بالمزيد (اختياري)",
  },
  fi: {
    search: "Hae",
    start: "Mitä etsit?",
    copy: "Kopioi koodi",
    tryIt: "Kokeile",
    send: "Lähetä",
    helpful: "Oliko tästä sivusta apua?",
    more: "Kerro lisää (valinnainen)",
  },
};

for (const [code, words] of Object.entries(said)) {
  test(`controls, search, feedback and playground speak ${code}`, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(`${site.origin}/${code}/index`);
    assert.equal(await page.locator("#search-bar-entry span").first().innerText(), words.search);
    assert.equal(await page.locator("#feedback-title, #lc-feedback-title").innerText(), words.helpful);
    await page.locator(`.code-block [aria-label="${words.copy}"]`).first().waitFor({ state: "attached" });
    await page.locator("#feedback-thumbs-up").click();
    await page.getByText(words.more).waitFor();
    await page.locator("#search-bar-entry").click();
    await page.getByText(words.start).waitFor();

    await page.goto(`${site.origin}/${code}/ships`);
    await page.getByRole("button", { name: words.tryIt }).first().click();
    await page.getByRole("button", { name: words.send, exact: true }).waitFor();
    assert.equal(await page.evaluate('getComputedStyle(document.querySelector(".lc-pg-sample pre")).direction'), "ltr");
    assert.deepEqual(faults, []);
    await page.close();
  });
}

test("words are set as their language sets them", async (t) => {
  const codes = ["en", "ja", "de", "ko"];
  const styleOf = "(at) => ({ ...getComputedStyle(document.querySelector(at)) })";
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "Harbour",
      theme: "mint",
      colors: { primary: "#0055aa" },
      navigation: { languages: codes.map((code) => ({ language: code, pages: [`${code}/index`] })) },
    }),
    ...Object.fromEntries(codes.map((code) => [`${code}/index.mdx`, "---\ntitle: A\n---\n\n*Word* \n\n## `b`\n"])),
  });
  const { origin } = new URL(page.url());
  const styles = [];
  for (const code of codes) {
    await page.goto(`${origin}/${code}/index`);
    styles.push(
      await page.evaluate<string[]>(
        `((of) => [of("#content em").fontStyle, of("h1").hyphens, of("h2 code").hyphens, of("h1").letterSpacing, of("#content p").wordBreak, of("#table-of-contents").hyphens])(${styleOf})`,
      ),
    );
  }
  const [english, japanese, german, korean] = styles;
  assert.deepEqual(english?.slice(0, 3), ["italic", "manual", "manual"]);
  assert.match(english?.[3] ?? "", /^-/, "large letters stand close");
  assert.equal(japanese?.[0], "normal", "there are no slanted letters");
  assert.match(japanese?.[3] ?? "", /^(?:normal|0px)$/, "each sign has a square of its own");
  assert.deepEqual(german?.slice(0, 3), ["italic", "auto", "none"]);
  assert.deepEqual([english?.[5], german?.[5]], ["manual", "auto"], "the list of headings as the headings");
  assert.deepEqual(
    [japanese?.[4], korean?.[4]],
    ["normal", "keep-all"],
    "lines end between words where there are spaces",
  );
});
