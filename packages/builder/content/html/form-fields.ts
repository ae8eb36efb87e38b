import { escapeHtml } from "../../html/html.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { plainTextOf } from "../rendering/render-value.ts";

type Props = Readonly<Record<string, unknown>>;

/** What stands in a `<textarea>`: JSX has it as a property, HTML between the tags. The lines of a string are its own. */
export function areaContent({ value, defaultValue, children }: Props, state: RenderState): string {
  const words = value ?? defaultValue ?? children;
  return escapeHtml(typeof words === "string" ? words : plainTextOf(words, state));
}

/** The options of a list, the chosen one marked as HTML wants it. */
export function withChoice(options: string, { value, defaultValue }: Props): string {
  const chosen = value ?? defaultValue;
  if (typeof chosen !== "string" && typeof chosen !== "number") return options;
  const wanted = escapeHtml(String(chosen));
  // One without a value has its words for it.
  return options.replace(/(<option\b[^>]*)>([^<]*)/g, (option, tag: string, words: string) => {
    const own = / value="([^"]*)"/.exec(tag)?.[1] ?? words.trim();
    return own === wanted ? `${tag} selected>${words}` : option;
  });
}
