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
  const chosen = [value ?? defaultValue].flat().filter((one) => typeof one === "string" || typeof one === "number");
  if (chosen.length === 0) return options;
  const wanted = new Set(chosen.map((one) => escapeHtml(String(one))));
  // One without a value has its words for it.
  return options.replace(/(<option\b[^>]*)>([^<]*)/g, (option, tag: string, words: string) => {
    const own = / value="([^"]*)"/.exec(tag)?.[1] ?? words.trim();
    return wanted.has(own) ? `${tag} selected>${words}` : option;
  });
}
