import { isRecord, textOf } from "../expressions/values.ts";
import { rawText } from "./raw-text.ts";
import type { RenderState } from "./render-state.ts";

/** Whether a `<script>` holds data for search engines, which no browser runs. */
export function isDataScript(props: Record<string, unknown>): boolean {
  return textOf(props.type).trim().toLowerCase() === "application/ld+json" && props.src === undefined;
}

/**
 * `<script type="application/ld+json">` with its JSON written anew, so that nothing in it ends the element; an empty
 * text and a diagnostic where it holds none.
 */
export function renderDataScript(props: Record<string, unknown>, state: RenderState): string {
  const inner = props.dangerouslySetInnerHTML;
  const text = isRecord(inner) ? textOf(inner.__html) : rawText(props.children, state);
  try {
    const json = JSON.stringify(JSON.parse(text));
    return `<script type="application/ld+json">${json.replace(/</g, "\\u003c")}</script>\n`;
  } catch {
    state.diagnose(
      "warning",
      "unsafe-element",
      '`<script type="application/ld+json">` holds no JSON and was left out.',
      "Write its JSON in braces: {`{ … }`}.",
    );
    return "";
  }
}
