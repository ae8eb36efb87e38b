import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const popup = (trigger: string, content: string) =>
  `<Popup><PopupTrigger>${trigger}</PopupTrigger><PopupContent>${content}</PopupContent></Popup>`;
const files = {
  "index.mdx": `Calls are ${popup("limited", "A hundred a minute, see [two](/two).")} by plan, and ${popup("counted", "Each.")}.\n`,
  "two.mdx": "Two.\n",
};

test("a press opens a popup beside its words, another or Escape closes it, and no script is needed", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openSite(t, browser, files, { javaScriptEnabled });
    const [words, content] = [page.getByRole("button", { name: "limited" }), page.getByRole("dialog")];
    assert.equal(await content.count(), 0);
    await words.press("Enter");
    const [at, box] = [await words.boundingBox(), await content.boundingBox()];
    assert.ok(at && box);
    assert.ok(Math.abs(box.y - at.y - at.height) < 12, `${box.y - at.y} below the words`);
    assert.ok(Math.abs(box.x - at.x) < 2, `${box.x - at.x} beside the words`);
    // What it holds comes next for the keyboard.
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate("document.activeElement.textContent"), "two");
    await page.keyboard.press("Escape");
    assert.equal(await content.count(), 0);
    await words.click();
    assert.equal(await content.count(), 1);
    await page.getByRole("heading", { level: 1 }).click();
    assert.equal(await content.count(), 0);
  }
});

test("a pointer that rests opens a popup, and finds its way into it; what is pressed stays open", async (t) => {
  const page = await openSite(t, browser, files);
  const [words, content] = [page.getByRole("button", { name: "limited" }), page.getByRole("dialog")];
  await words.hover();
  await content.getByRole("link").hover();
  assert.equal(await content.count(), 1);
  await page.getByRole("heading", { level: 1 }).hover();
  await content.waitFor({ state: "hidden" });
  await words.hover();
  await content.waitFor();
  await words.click();
  await page.getByRole("button", { name: "counted" }).hover();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.waitForTimeout(400);
  assert.equal(await content.innerText(), "A hundred a minute, see two.");
});

test("a popup stays inside the window, and stands above words at its end", async (t) => {
  const lines = "Line.\n\n".repeat(20);
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `${lines}${"long words ".repeat(8)}${popup("here", "Text that is long. ".repeat(20))}\n\n${lines}` },
    { viewport: { width: 360, height: 640 }, reducedMotion: "reduce" },
  );
  const words = page.getByRole("button", { name: "here" });
  await page.evaluate("document.querySelector('.popup-trigger').scrollIntoView({ block: 'end', behavior: 'instant' })");
  // The first place that it is given is where it stays.
  await page.evaluate(`
    window.places = 0;
    new MutationObserver(() => places++).observe(document.querySelector('.popup-content'), { attributeFilter: ['style'] });
  `);
  await words.click();
  await page.locator(".popup-content[style]").waitFor();
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  assert.equal(await page.evaluate("window.places"), 1);
  const [at, box] = [await words.boundingBox(), await page.getByRole("dialog").boundingBox()];
  assert.ok(at && box);
  assert.ok(box.x >= 0 && box.x + box.width <= 360, `${box.x} ${box.width}`);
  assert.ok(box.y >= 0 && box.y + box.height <= at.y, `${box.y} ${box.height} above ${at.y}`);
  assert.ok(at.y - box.y - box.height < 12, `${at.y - box.y - box.height} above the words`);
});

test("a component with state draws popups of its own", async (t) => {
  const own = `export const Own = () => { const [n, setN] = useState(0); return <p>Own <Popup><PopupTrigger>words</PopupTrigger><PopupContent><button onClick={() => setN(n + 1)}>pressed {n}</button></PopupContent></Popup>.</p>; };`;
  const page = await openSite(t, browser, {
    "own.jsx": own,
    "index.mdx": 'import { Own } from "/own.jsx"\n\n<Own />\n',
  });
  await page.locator("lc-island[data-alive]").waitFor();
  await page.getByRole("button", { name: "words" }).click();
  await page.getByRole("button", { name: "pressed 0" }).click();
  await page.getByRole("button", { name: "pressed 1" }).waitFor();
});
