/**
 * Photographs the nine themes for the manual: builds the manual once with each, and writes a light, a dark and a phone
 * picture into `docs/images/themes`; of the manual's own theme, larger ones for its first page besides. Run it after a
 * change of the theme's look: `node tools/theme-gallery.ts`.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CDPSession } from "playwright-core";
import { launchBrowser } from "../e2e/browser.ts";
import { themeNames } from "../packages/builder/source/site-config.ts";

const root = join(import.meta.dirname, "..");
const output = join(root, "docs/images/themes");
const page = "quickstart.html";
/** Small enough that all pictures together load at once; one that is larger is taken again with less quality. */
const mostBytes = 60_000;

const shots = [
  { name: "light", width: 1280, height: 800, scale: 1, mobile: false, mode: "light", mostBytes },
  { name: "dark", width: 1280, height: 800, scale: 1, mobile: false, mode: "dark", mostBytes },
  { name: "phone", width: 390, height: 1043, scale: 1.5, mobile: true, mode: "light", mostBytes },
] as const;

/** Of the theme that the manual has: sharp on screens with two pixels for one. */
const firstPage = [
  { name: "first-page-light", width: 1280, height: 760, scale: 2, mobile: false, mode: "light", mostBytes: 140_000 },
  { name: "first-page-dark", width: 1280, height: 760, scale: 2, mobile: false, mode: "dark", mostBytes: 140_000 },
  { name: "first-page-phone-dark", width: 390, height: 1043, scale: 1.5, mobile: true, mode: "dark", mostBytes },
] as const;

const work = mkdtempSync(join(tmpdir(), "lectern-themes-"));
mkdirSync(output, { recursive: true });
const browser = await launchBrowser();
try {
  const tab = await browser.newPage();
  const cdp = await tab.context().newCDPSession(tab);
  const wanted = process.argv.slice(2);
  for (const theme of themeNames.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const site = build(theme);
    for (const shot of theme === "mint" ? [...shots, ...firstPage] : shots) {
      await cdp.send("Emulation.setDeviceMetricsOverride", {
        width: shot.width,
        height: shot.height,
        deviceScaleFactor: shot.scale,
        mobile: shot.mobile,
      });
      await tab.emulateMedia({ colorScheme: shot.mode, reducedMotion: "reduce" });
      await tab.goto(pathToFileURL(join(site, page)).href, { waitUntil: "load" });
      await tab.evaluate("document.fonts.ready.then(() => true)");
      const bytes = await picture(cdp, shot.mostBytes);
      writeFileSync(join(output, `${theme}-${shot.name}.webp`), bytes);
      console.log(`${theme}-${shot.name}.webp`, bytes.length);
    }
  }
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
}

/** The manual with another theme. Its own pictures of themes are left out. */
function build(theme: string): string {
  const source = join(work, "docs");
  cpSync(join(root, "docs"), source, { recursive: true });
  rmSync(join(source, "images/themes"), { recursive: true, force: true });
  const config = JSON.parse(readFileSync(join(source, "docs.json"), "utf8"));
  writeFileSync(join(source, "docs.json"), JSON.stringify({ ...config, theme }));
  const site = join(work, theme);
  execFileSync(process.execPath, [join(root, "packages/cli/main.ts"), "build", source, "--out", site], {
    stdio: ["ignore", "ignore", "ignore"],
  });
  return site;
}

/** What the tab shows, as WebP. */
async function picture(cdp: CDPSession, mostBytes: number): Promise<Buffer> {
  for (let quality = 82; ; quality -= 8) {
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length <= mostBytes || quality < 20) return bytes;
  }
}
