import { all, whenShownAgain } from "../page.ts";
import { modeKey, preferredMode } from "../preferred-mode.ts";

const root = document.documentElement;

/** The button between light and dark; the choice is remembered, and shared with other tabs of the site. */
export function setUpThemeSwitch(): void {
  for (const button of all("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const mode = root.classList.contains("dark") ? "light" : "dark";
      apply(mode);
      try {
        localStorage.setItem(modeKey, mode);
      } catch {
        // Storage is refused: the mode is that of this page alone.
      }
    });
  }
  sayMode(root.classList.contains("dark"));
  whenShownAgain(() => apply(preferredMode()));
  addEventListener("storage", (event) => {
    if (event.key === modeKey) apply(preferredMode());
  });
  for (const setting of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(setting).addEventListener("change", () => apply(preferredMode()));
  }
  // Paper is white: what is printed is drawn in the light colours.
  let printing = "";
  addEventListener("beforeprint", () => {
    printing = root.classList.contains("dark") ? "dark" : "";
    if (printing) apply("light");
  });
  addEventListener("afterprint", () => {
    if (printing) apply(printing);
  });
}

function apply(mode: string): void {
  // Transitions of colours would show every element changing on its own.
  root.classList.add("lc-switching");
  root.classList.remove("light", "dark");
  const known = mode === "dark" ? "dark" : "light";
  root.classList.add(known);
  root.style.colorScheme = known;
  sayMode(known === "dark");
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove("lc-switching")));
}

/** To those who do not see the page. */
function sayMode(dark: boolean): void {
  for (const button of all("[data-theme-switch]")) button.setAttribute("aria-pressed", String(dark));
}
