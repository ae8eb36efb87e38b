/**
 * Where a reader's choice is kept in the browser's storage: the format's own name, which components and scripts of
 * authors read, and write with switches of their own.
 */
export const modeKey = "isDarkMode";

/** The modes by the words that stand there: older pages of the format wrote whether it is the dark one. */
const modes = new Map<string | null, string>([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["true", "dark"],
  ["false", "light"],
]);

/**
 * The colour mode that the reader chose, else the site's, else the system's. Where the system chooses all colours, pictures
 * and drawings must be those for its ground.
 */
export function preferredMode(): "light" | "dark" {
  const { appearance, strict } = document.documentElement.dataset;
  let kept: string | null = null;
  try {
    kept = strict === undefined ? localStorage.getItem(modeKey) : null;
  } catch {
    // Storage is refused in some private windows; the site's own mode serves.
  }
  const mode = modes.get(kept) ?? appearance;
  const isChosen = mode === "light" || mode === "dark";
  if (isChosen && !matchMedia("(forced-colors: active)").matches) return mode;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
