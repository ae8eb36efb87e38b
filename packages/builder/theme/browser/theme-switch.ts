import { all, memory, whenShownAgain } from "./page.ts";
import { preferredMode } from "./preferred-mode.ts";

const root = document.documentElement;

/** The button between light and dark; the choice is remembered, and shared with other tabs of the site. */
export function setUpThemeSwitch(): void {
  for (const button of all("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const mode = root.classList.contains("dark") ? "light" : "dark";
      apply(mode);
      memory.set("theme", mode);
    });
  }
  whenShownAgain(() => apply(preferredMode()));
  addEventListener("storage", (event) => {
    if (event.key === "lectern:theme" && event.newValue) apply(event.newValue);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
    if (!memory.get("theme") && root.dataset.appearance === "system") apply(event.matches ? "dark" : "light");
  });
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
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove("lc-switching")));
}
