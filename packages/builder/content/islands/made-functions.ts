import { sha256 } from "../../text/hashes.ts";
import type { Origin } from "../expressions/fault.ts";
import type { Scope } from "../expressions/scope.ts";
import { expressionPrefix, type JsNode } from "../expressions/syntax.ts";
import { Closure } from "../expressions/values.ts";
import { runModule } from "../modules/module-code.ts";
import type { Place } from "../place.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Functions that the text of one page is made of at most: the script of each holds those before it. */
const functionsMost = 100;
const made = new WeakMap<RenderState, number>();

/** What a function is made of: code of ours, and text of the page with its places. */
export type Part = string | { text: string; origin: () => Origin };

/** A function at the top of a file's program by its name there. */
export interface MadeFunction {
  name: string;
  closure: Closure;
}

/**
 * Adds a function to the program of a file, so that scripts for the browser hold it. Null where a page has too many.
 * @param at where it counts as written, but for parts that know their own places
 */
export function makeFunction(
  parts: readonly Part[],
  scope: Scope,
  at: () => Place,
  state: RenderState,
): MadeFunction | null {
  const code = parts.map(textOf).join("");
  // What is written alike in a file is the same function.
  const hash = sha256(`${scope.module.file}\n${code}`);
  const name = `LcInline${hash.slice(0, 12)}`;
  if (!scope.find(name)) {
    const count = (made.get(state) ?? 0) + 1;
    made.set(state, count);
    if (count > functionsMost) {
      const message = `More than ${functionsMost} different places of the page ask for a browser; the others stay as they are.`;
      if (count === functionsMost + 1)
        state.diagnose("warning", "client-component", message, "Put them into components of a .jsx file.");
      return null;
    }
    const { place } = state;
    const all = [`const ${name} = `, ...parts, ";"];
    runModule(all.map(textOf).join(""), 0, scope, state, originIn(all, at()));
    state.place = place;
  }
  const closure = scope.find(name)?.value;
  return closure instanceof Closure ? { name, closure } : null;
}

function textOf(part: Part): string {
  return typeof part === "string" ? part : part.text;
}

/** Places in code put together of parts: those of the page where they are written, all others at `place`. */
function originIn(parts: readonly Part[], place: Place): Origin {
  return (offset) => {
    let from = 0;
    for (const part of parts) {
      const to = from + textOf(part).length;
      if (offset < to && typeof part !== "string" && offset >= from)
        return part.origin()(offset - from + expressionPrefix);
      from = to;
    }
    return place;
  };
}

/** Every name that stands in an expression. */
export function namesIn(tree: JsNode): string[] {
  const names: string[] = [];
  const pending: unknown[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const { type, name } = node as { type?: unknown; name?: unknown };
    if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string") names.push(name);
    pending.push(...Object.values(node));
  }
  return names;
}
