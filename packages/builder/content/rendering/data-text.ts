import { quotedText } from "../../text/quoted-text.ts";
import { jsonText } from "../expressions/builtins/json.ts";
import { isFunction, isRecord, textOf } from "../expressions/values.ts";
import type { RenderState } from "./render-state.ts";
import { plainTextOf } from "./render-value.ts";

/**
 * A value of the content as data are written: text as it is, lists and objects as JSON, of elements their words. Empty
 * for what says nothing. Throws an EvaluationFault for what grows too large.
 */
export function dataText(value: unknown, state: RenderState): string {
  if (value === undefined || value === null || isFunction(value)) return "";
  if (Array.isArray(value) || isRecord(value)) return jsonText(withWords(value, state), state.interpreter);
  return typeof value === "object" ? plainTextOf(value, state) || textOf(value) : textOf(value);
}

/**
 * What a field begins with: a text in quotes, as the format has it, unless it brings its own; any other value as data.
 * What a program wrote (`defaultCode`) is code already.
 */
export function defaultText(
  { default: value, defaultCode: code }: Record<string, unknown>,
  state: RenderState,
): string {
  if (typeof code === "string") return code;
  const text = dataText(value, state);
  return typeof value === "string" ? quotedText(text) : text;
}

/** Lists with the words of the elements that stand in them. */
function withWords(value: unknown, state: RenderState): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) =>
    typeof item === "object" && item !== null && !Array.isArray(item) && !isRecord(item) ? dataText(item, state) : item,
  );
}
