import { contrastMedia } from "../contrast-media.ts";
import { preferredMode } from "./preferred-mode.ts";

/**
 * Runs before the first paint: the colour mode that the reader chose, else the site's, else the system's. Says that
 * scripts work, so that controls which need one may show. Fetches the fonts of a page that does not ask for them itself, and
 * the rules for readers who ask for more contrast.
 */
const root = document.documentElement;
root.classList.add("js");
// Where the page's main script cannot be had, or ends early, the page is read as where there are none: all panels of tabs.
document.addEventListener("DOMContentLoaded", () => {
  if (document.getElementById("lc-script")?.dataset.ran === undefined) root.classList.remove("js");
});

const mode = preferredMode();
root.classList.remove("light", "dark");
root.classList.add(mode);
// As the format does: stylesheets look for `html[style*="color-scheme: dark"]`.
root.style.colorScheme = mode;

const { fonts, contrast } = document.currentScript?.dataset ?? {};

for (const href of fonts?.split(" ") ?? []) {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "font";
  // A page of a server asks for fonts across origins, one from disk as for any file: the two must agree.
  if (location.protocol !== "file:") link.crossOrigin = "";
  link.href = new URL(href, document.baseURI).href;
  document.head.append(link);
}

const style = document.createElement("link");
style.rel = "stylesheet";
style.media = contrastMedia;
// Else a page without these rules would show for a moment.
style.setAttribute("blocking", "render");
style.href = new URL(contrast ?? "", document.baseURI).href;
const asked = matchMedia(style.media);
const load = () => asked.matches && document.head.append(style);
load();
// A reader may ask for it while the page is open.
asked.addEventListener("change", load);
