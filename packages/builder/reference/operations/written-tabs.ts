import type { WrittenNode } from "../../content/index.ts";
import { fact } from "../page-parts/fact.ts";

/** One alternative stands alone, several have tabs. */
export function tabsOf(parts: readonly { title: string; children: WrittenNode[] }[]): WrittenNode[] {
  if (parts.length === 1) return parts[0]?.children ?? [];
  const tabs = parts.map(({ title, children }) => ({ component: "Tab", props: { title }, children }));
  return tabs.length > 0 ? [{ component: "Tabs", props: { sync: false }, children: tabs }] : [];
}

/** Media types with what is said of each; in one line where nothing is said of any. */
export function mediaTabs(parts: readonly { title: string; children: WrittenNode[] }[]): WrittenNode[] {
  const isBare = parts.length > 1 && parts.every(({ children }) => children.length === 0);
  return isBare ? [fact(parts.map(({ title }) => title).join(", "))] : tabsOf(parts);
}

/** The only media type, which no tab names, and the type of its body; `before` stands on the same line. */
export function soleType(
  media: readonly { type: string }[],
  type: string | null,
  before: WrittenNode[] = [],
): WrittenNode[] {
  const told = media.length === 1 ? [`${media[0]?.type ?? ""}${type === null ? "" : ` · ${type}`}`] : [];
  const children = [...before, ...told];
  return children.length > 0 ? [fact(...children)] : [];
}
