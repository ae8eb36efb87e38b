import type { ContentContext } from "../content-context.ts";
import { parseFenceMeta } from "./fence-meta.ts";
import { embeddedLanguages, isPlain } from "./grammars.ts";
import { colourLines, tokenizers } from "./highlight.ts";
import { KeptCode } from "./kept-code.ts";
import { takeMarkers } from "./markers.ts";
import { extensionOf } from "./twoslash/checked-code.ts";
import { withoutNotes } from "./twoslash/without-notes.ts";
import { writtenFences } from "./written-fences.ts";

/**
 * Colours the fenced blocks of a page that is not parsed yet, for `ContentContext.keptCode` of whoever renders it: changes
 * nothing but the time that takes. What this cannot decide is left to the rendering: grammars of the repository, code that a
 * compiler checks, and what has a diagnostic. Nothing limits the time that a line may take; somebody has to watch.
 * @returns `KeptCode.toText()`; null where there is nothing to colour.
 */
export function colourAhead(
  source: string,
  { codeblocks, grammars }: Pick<ContentContext, "codeblocks" | "grammars">,
): string | null {
  const kept = new KeptCode();
  for (const { lang, meta, code } of writtenFences(source)) {
    const { language, twoslash } = parseFenceMeta(lang, meta);
    if (isPlain(language) || language === "mermaid" || grammars?.find(language)) continue;
    // What a compiler makes of it is known by then.
    if (twoslash && extensionOf(language)) continue;
    const { lines } = takeMarkers(twoslash ? withoutNotes(code) : code);
    const tokenizer = tokenizers().tokenizerFor(codeblocks.light, codeblocks.dark);
    const highlighter = tokenizer?.language(language, embeddedLanguages(language, lines));
    if (!tokenizer || !highlighter) continue;
    kept.add(KeptCode.keyOf(language, codeblocks, lines), colourLines(lines, highlighter, tokenizer, null, true));
  }
  return kept.toText();
}
