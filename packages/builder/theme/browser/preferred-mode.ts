/** The colour mode that the reader chose, else the site's, else the system's. */
export function preferredMode(): "light" | "dark" {
  const { appearance, strict } = document.documentElement.dataset;
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
