import { useSyncExternalStore } from "react";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** How the themes are called. */
export const themeNames: Record<ThemeChoice, string> = { system: "As the system", light: "Light", dark: "Dark" };

const storageKey = "lectern.theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();
let choice = stored();

/** Puts the theme on the page and follows the system's; called once, before anything is shown. */
export function startTheme(): void {
  systemDark.addEventListener("change", apply);
  apply();
}

/** What the user chose, and how to choose; `shown` is what is on the page now. */
export function useTheme(): { choice: ThemeChoice; shown: "light" | "dark"; choose: (next: ThemeChoice) => void } {
  const current = useSyncExternalStore(subscribe, () => `${choice} ${shownTheme()}`);
  const [chosen, shown] = current.split(" ") as [ThemeChoice, "light" | "dark"];
  return { choice: chosen, shown, choose };
}

function choose(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be denied; the choice then lasts as long as the page.
  }
  apply();
}

function shownTheme(): "light" | "dark" {
  if (choice !== "system") return choice;
  return systemDark.matches ? "dark" : "light";
}

function apply(): void {
  document.documentElement.dataset.theme = shownTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return themeChoices.find((candidate) => candidate === value) ?? "system";
  } catch {
    return "system";
  }
}
