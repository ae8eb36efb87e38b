import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Html, html, raw } from "../../html/html.ts";

const require = createRequire(import.meta.url);
const drawn = new Map<string, Html>();

/** An icon of the page's own controls, by its Lucide name; drawn in the colour of the text around it. */
export function uiIcon(name: string): Html {
  return remember(name, () => {
    const paths = inner(join(packageFolder("lucide-static"), "icons", `${name}.svg`));
    return html`<svg class="lc-icon lc-stroke" viewBox="0 0 24 24" aria-hidden="true">${raw(paths)}</svg>`;
  });
}

/** The mark of a platform in the footer or the header, by the name docs.json uses; null for one nobody drew. */
export function brandIcon(platform: string): Html | null {
  const file = Object.hasOwn(brandFiles, platform) ? brandFiles[platform] : undefined;
  if (!file) return null;
  return remember(`brand:${platform}`, () => {
    const path = join(packageFolder("@fortawesome/fontawesome-free"), "svgs", `${file}.svg`);
    const box = /viewBox="([^"]+)"/.exec(readFileSync(path, "utf8"))?.[1] ?? "0 0 512 512";
    return html`<svg class="lc-icon" viewBox="${box}" aria-hidden="true">${raw(inner(path))}</svg>`;
  });
}

const brandFiles: Record<string, string> = {
  x: "brands/x-twitter",
  twitter: "brands/x-twitter",
  "x-twitter": "brands/x-twitter",
  facebook: "brands/facebook",
  youtube: "brands/youtube",
  discord: "brands/discord",
  slack: "brands/slack",
  github: "brands/github",
  linkedin: "brands/linkedin",
  instagram: "brands/instagram",
  "hacker-news": "brands/hacker-news",
  medium: "brands/medium",
  telegram: "brands/telegram",
  bluesky: "brands/bluesky",
  threads: "brands/threads",
  reddit: "brands/reddit",
  website: "solid/globe",
  "earth-americas": "solid/earth-americas",
  podcast: "solid/podcast",
  openai: "brands/openai",
  claude: "brands/claude",
  google: "brands/google",
};

function remember(key: string, draw: () => Html): Html {
  let icon = drawn.get(key);
  if (!icon) {
    icon = draw();
    drawn.set(key, icon);
  }
  return icon;
}

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/** What stands inside the `svg` element, on one line and without comments. */
function inner(path: string): string {
  const svg = readFileSync(path, "utf8").replace(/<!--[\s\S]*?-->/g, "");
  return (/<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? "").replace(/\s*\n\s*/g, "").replaceAll(" />", "/>");
}
