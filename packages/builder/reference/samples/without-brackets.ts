import { jsonText, parseJson } from "../exact-json.ts";

/** A made value as a form begins with it: `<string>` says in a sample what is to be put there; from a form it would be sent. */
export function withoutBrackets(value: unknown): unknown {
  const text = jsonText(value);
  return text === undefined ? undefined : parseJson(text.replace(/"<([a-z -]+)>"/g, '"$1"'));
}
