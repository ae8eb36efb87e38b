import type { RenderState } from "../rendering/render-state.ts";
import { type HtmlAround, nothingAround } from "./html-around.ts";
import { voidTags } from "./html-names.ts";

/** Parts of a table, and what each stands in: anywhere else a browser leaves the tag out. */
const homes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ td: ["tr"], th: ["tr"], tr: ["table", "thead", "tbody", "tfoot"], col: ["table", "colgroup"] },
    ...{ thead: ["table"], tbody: ["table"], tfoot: ["table"], caption: ["table"], colgroup: ["table"] },
  }),
);

/** Elements that end the one around them where that is of the same kind. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, "heading"] as const),
  ...["dt", "dd"].map((name) => [name, "term"] as const),
  ...["button", "form", "select", "option", "nobr"].map((name) => [name, name] as const),
]);

/** Elements in which another of a kind may stand again. */
const fresh = new Set(["dl", "table"]);

/** A complaint and its hint. */
type Told = readonly [message: string, hint: string];

/**
 * Why a browser would not take an element where it stands; null where it does.
 * The element is left out then and its content shown, as browsers do, so that nothing around it ends.
 */
export function misplaced(name: string, around: HtmlAround | null): Told | null {
  if (!around) return null;
  const { tablePart, kinds: open } = around;
  const home = homes.get(name);
  if (home && !home.includes(tablePart)) {
    const place = `in no \`<${home[0]}>\``;
    return [
      `\`<${name}>\` stands ${place}, where browsers leave the tag out.`,
      "Write it in a table (<table><tr><td>), or as <div>. Its content is shown.",
    ];
  }
  const kind = kinds.get(name);
  if (kind === undefined || !open.has(kind)) return null;
  const other = kind === "heading" ? "another heading" : kind === "term" ? "another <dt> or <dd>" : `another <${name}>`;
  return [
    `\`<${name}>\` stands in ${other.replace(/<\w+>/g, "`$&`")}, which browsers end there.`,
    "Write them one after the other. Its content is shown.",
  ];
}

/** Renders what stands in an element, which the parser then finds around it. */
export function within(name: string, state: RenderState, print: () => string): string {
  const outer = state.htmlAround;
  const around = outer ?? nothingAround;
  const kind = kinds.get(name);
  const isPart = homes.has(name) || name === "table";
  if (!kind && !isPart && !fresh.has(name)) return print();
  const open = fresh.has(name) ? new Set([...around.kinds].filter((one) => one !== "term")) : new Set(around.kinds);
  if (kind) open.add(kind);
  const holds = name === "table" || name === "tr" || name === "colgroup" || /^t(?:head|body|foot)$/.test(name);
  state.htmlAround = { tablePart: isPart ? (holds ? name : "") : around.tablePart, kinds: open };
  try {
    return print();
  } finally {
    state.htmlAround = outer;
  }
}

const tag = /<!--(?:(?!-->)[\s\S])*-->|<(\/?)([a-zA-Z][\w-]*)[^>]*>/g;

/** What shows nothing wherever it stands: data, and the style sheet that a `<style>` becomes. */
const unseen = new Set(["script", "style", "template", "link"]);

/** The first thing directly in a part of a table that is no part of one, which browsers move above the table: its tag, or "text". */
export function strayIn(name: string, html: string): string | null {
  if (name !== "table" && !homes.has(name)) return null;
  if (name === "td" || name === "th" || name === "caption") return null;
  let depth = 0;
  let end = 0;
  for (const found of html.matchAll(tag)) {
    const [whole, closing, written = ""] = found;
    if (depth === 0 && html.slice(end, found.index).trim() !== "") return "text";
    end = found.index + whole.length;
    const inner = written.toLowerCase();
    if (inner === "") continue;
    if (closing) depth--;
    else {
      if (depth === 0 && !homes.has(inner) && !unseen.has(inner)) return inner;
      if (!voidTags.has(inner) && !whole.endsWith("/>")) depth++;
    }
  }
  return html.slice(end).trim() === "" ? null : "text";
}

/** What to say of what stands in a part of a table beside its parts. */
export function strayContent(name: string, stray: string): Told {
  const what = stray === "text" ? "Text" : `\`<${stray}>\``;
  const parts = name === "tr" ? "cells" : "rows";
  return [
    `${what} stands in \`<${name}>\` beside its ${parts}: browsers show it above the table.`,
    "Put it into a cell: <td>.",
  ];
}
