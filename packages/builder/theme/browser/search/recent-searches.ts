import { memory } from "../page.ts";

const most = 5;

/** What the reader searched for and then opened, newest first. Stays in the reader's browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(memory.get("searches") ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others, once; the oldest is forgotten. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 80);
  if (!text) return;
  const others = recentSearches().filter((one) => one !== text);
  memory.set("searches", JSON.stringify([text, ...others].slice(0, most)));
}
