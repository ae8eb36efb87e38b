import { preferredMode } from "./preferred-mode.ts";

/**
 * Runs before the first paint: the colour mode that the reader chose, else the site's, else the system's. Says that
 * scripts work, so that controls which need one may show. Fetches the fonts of a page that does not ask for them itself.
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

for (const href of document.currentScript?.dataset.fonts?.split(" ") ?? []) {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "font";
  // A page of a server asks for fonts across origins, one from disk as for any file: the two must agree.
  if (location.protocol !== "file:") link.crossOrigin = "";
  link.href = new URL(href, document.baseURI).href;
  document.head.append(link);
}
