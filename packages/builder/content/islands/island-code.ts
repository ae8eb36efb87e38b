import { parseFenceMeta } from "../code/fence-meta.ts";
import { highlightCode } from "../code/highlight.ts";
import type { RenderState } from "../rendering/render-state.ts";
import type { LaterCode } from "./later-code.ts";

/** Characters of code that a page brings along at most, and pieces. */
const lengthMost = 20_000;
const piecesMost = 200;

/**
 * Code that a component may show in a later state in its colours, for a browser that has no grammars. Each stands on a
 * page once, and not where the first state shows it.
 * ```html
 * <template data-code><code>…</code></template>
 * ```
 */
export function islandCode(codes: readonly LaterCode[], firstState: string, state: RenderState): string {
  const sent = state.islandCodeSent;
  let length = [...sent].join("").length;
  let html = "";
  for (const { language, text } of codes) {
    const written = text.replace(/^\n|\n\s*$/g, "");
    if (sent.size >= piecesMost) break;
    if (sent.has(written) || length + written.length > lengthMost) continue;
    sent.add(written);
    length += written.length;
    const { lines } = highlightCode(
      { lines: written.split("\n"), marked: null },
      parseFenceMeta(language.toLowerCase(), ""),
      state,
    );
    const code = lines.join("\n");
    if (!firstState.includes(`>${code}</code>`)) html += `<code>${code}</code>`;
  }
  if (html) state.features.add("code");
  return html && `<template data-code>${html}</template>`;
}
