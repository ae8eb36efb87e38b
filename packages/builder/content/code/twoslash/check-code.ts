import type { RenderState } from "../../rendering/render-state.ts";
import { KeptCode } from "../kept-code.ts";
import { type CheckedCode, extensionOf } from "./checked-code.ts";
import { askCompiler, readyCompiler } from "./compiler.ts";
import { withoutNotes } from "./without-notes.ts";

/**
 * Milliseconds after which the compiler is asked no more for a page, and that its last question may take at least: together
 * less than after which the rendering is ended. Many blocks are no reason to end the compiler, one that takes long is.
 */
const pageTime = 6000;
const blockTime = 2000;
/** Characters of a block that the compiler looks at. */
const lengthMost = 20_000;

/** Milliseconds that are left to a page that has asked. */
const left = new WeakMap<RenderState, number>();

/**
 * What a compiler says of a block marked `twoslash`. Code in other languages than TypeScript and JavaScript, and code that it
 * cannot be asked about, only loses what is written for the compiler.
 */
export function checkCode(code: string, language: string, state: RenderState): CheckedCode {
  const extension = extensionOf(language);
  const unchecked: CheckedCode = { code: withoutNotes(code), names: [], notes: [], marks: [], faults: [] };
  if (extension === undefined) return unchecked;
  const kept = state.context.keptCode;
  const key = KeptCode.keyOf(`types of ${extension}`, { light: "", dark: "" }, code.split("\n"));
  const known = kept?.get(key);
  if (known) return JSON.parse(known.lines[0] as string) as CheckedCode;
  const time = left.get(state) ?? pageTime;
  const isAsked = time > 0 && code.length <= lengthMost;
  if (isAsked) readyCompiler();
  const began = performance.now();
  const answer = isAsked ? askCompiler({ code, extension }, Math.max(time, blockTime)) : null;
  left.set(state, time - (performance.now() - began));
  if (!answer || "failure" in answer) {
    state.diagnose(
      "warning",
      "unchecked-code",
      answer ? `TypeScript cannot read this code: ${answer.failure}` : "TypeScript takes too long to check this code",
      "It is shown without types.",
    );
    return unchecked;
  }
  const { checked } = answer;
  for (const fault of checked.faults)
    state.diagnose(
      "info",
      "code-type-error",
      `TypeScript finds a fault in this code: ${fault}`,
      "Mend it, or announce it to readers by a first line such as `// @errors: 2322`.",
    );
  // What is to be said of faults would not be said of a kept block.
  if (checked.faults.length === 0) kept?.add(key, { lines: [JSON.stringify(checked)], styles: {} });
  return checked;
}
