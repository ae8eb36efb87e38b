/**
 * Runs before the first paint: the colour mode that the reader chose, else the site's, else the system's. Says that
 * scripts work, so that controls which need one may show. Fetches the page's fonts.
 */
const root = document.documentElement;
root.classList.add("js");

function preferred(): "light" | "dark" {
  const { appearance, strict } = root.dataset;
  let kept: string | null = null;
  try {
    kept = strict === undefined ? localStorage.getItem("lectern:theme") : null;
  } catch {
    // Storage is refused in some private windows; the site's own mode serves.
  }
  const mode = kept === "light" || kept === "dark" || kept === "system" ? kept : appearance;
  if (mode === "light" || mode === "dark") return mode;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const mode = preferred();
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
