import { codeTokens } from "../expressions/syntax.ts";

const call = /(?<![\w$.])(?:eval|Function)\s*\(/;
/** Longer programs are libraries, which keep such a call for old browsers. */
const most = 200_000;

/** Whether a program makes another of text, by `eval` or `new Function`: the policy of a site refuses that. */
export function makesCodeOfText(code: string): boolean {
  if (code.length > most || !call.test(code)) return false;
  // Code that is shown stands in strings.
  let isMember = false;
  let isCalled = false;
  for (const { type, value } of codeTokens(code, 0)) {
    if (isCalled && type === "(") return true;
    isCalled = type === "name" && !isMember && (value === "eval" || value === "Function");
    isMember = type === "." || type === "?.";
  }
  return false;
}
