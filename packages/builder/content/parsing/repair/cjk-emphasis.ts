import type { ContentModule } from "../../modules/content-module.ts";
import type { RenderState } from "../../rendering/render-state.ts";
import { hiddenSigns } from "../hidden/hidden-signs.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import { applyAll } from "./apply-repairs.ts";

/** Letters of languages that write no spaces around emphasis, or particles right behind it. */
const letters = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー々〆`;
const punctuation = String.raw`(?!\*|~)[\p{P}\p{S}]`;
/** Punctuation of those languages alone. */
const wide = String.raw`[\u3001-\u3003\u3008-\u3020\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]`;
const run = String.raw`(?<!\*)\*{1,3}(?!\*)|(?<!~)~~(?!~)`;

/** Marks behind punctuation and before a letter: `**注意：**文`, `**구성(권장)**을`. */
const closing = new RegExp(
  `(?<=${punctuation})(?:${run})(?=[${letters}])|(?<=${wide})(?:${run})(?=[\\p{L}\\p{N}])`,
  "gu",
);
/** Marks behind a letter and before punctuation: `これは**「強調」**です`. */
const opening = new RegExp(
  `(?<=[${letters}])(?:${run})(?=${punctuation})|(?<=[\\p{L}\\p{N}])(?:${run})(?=${wide})`,
  "gu",
);
const anyLetter = new RegExp(`[${letters}]`, "u");

/**
 * Puts a sign that is no punctuation between marks of emphasis and punctuation within them, where a letter stands on the other
 * side: CommonMark asks for a space there, which Chinese, Japanese and Korean do not write, and shows the marks otherwise.
 */
export function joinEmphasis(module: ContentModule, state: RenderState): void {
  const { source } = module;
  if (!/[*~]/.test(source) || !anyLetter.test(source)) return;
  const places = [
    ...[...source.matchAll(closing)].map(({ index }) => index),
    ...[...source.matchAll(opening)].map(({ 0: marks, index }) => index + marks.length),
  ];
  if (places.length === 0) return;
  const code = findCode(source);
  const inserts = places
    .filter((at) => !inRanges(code, at))
    .sort((one, other) => one - other)
    .map((at) => ({ start: at, end: at, text: hiddenSigns.joint }));
  if (inserts.length === 0) return;
  applyAll(module, inserts);
  state.repaired = true;
}
