import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const dark = "document.documentElement.classList.contains('dark')";
const kept = "localStorage.getItem('isDarkMode')";

test("A mode that a switch of the author's keeps under the format's name stays, and that of the page's switch is found there", async (context) => {
  const page = await openSite(context, browser, {
    "index.mdx": 'import { Switch } from "/switch.jsx";\n\n<Switch />\n',
    "switch.jsx": `export const Switch = () => {
  const [mode, set] = useState("");
  useEffect(() => set(localStorage.getItem("isDarkMode") ?? "none"), []);
  const choose = () => {
    document.documentElement.classList.add("dark");
    localStorage.setItem("isDarkMode", "dark");
  };
  return <button id="own" onClick={choose}>{mode}</button>;
};`,
  });
  await waitFor(page, "document.querySelector('#own').textContent === 'none'");
  await page.locator("#own").click();
  await page.reload();
  assert.equal(await page.evaluate(dark), true);
  await page.locator("[data-theme-switch]:visible").first().click();
  assert.equal(await page.evaluate(kept), "light");
  await page.reload();
  assert.equal(await page.evaluate(dark), false);
  await waitFor(page, "document.querySelector('#own').textContent === 'light'");
});

test("The words of older pages of the format are modes too, and the system's mode is followed as long as none is chosen", async (context) => {
  const page = await openSite(context, browser, { "index.mdx": "Words\n" });
  for (const [word, is] of [
    ["true", true],
    ["false", false],
    ["dark", true],
    ["other", false],
  ] as const) {
    await page.evaluate(`localStorage.setItem("isDarkMode", "${word}")`);
    await page.reload();
    assert.equal(await page.evaluate(dark), is, word);
  }
  await page.evaluate('localStorage.setItem("isDarkMode", "system")');
  await page.emulateMedia({ colorScheme: "dark" });
  await waitFor(page, dark);
  await page.evaluate('localStorage.setItem("isDarkMode", "light")');
  await page.reload();
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await page.evaluate(dark), false);
});
