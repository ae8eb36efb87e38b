import { functionText } from "../expressions/syntax.ts";
import type { Closure } from "../expressions/values.ts";
import type { ContentModule } from "../modules/content-module.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { makeFunction, namesIn } from "./made-functions.ts";

/** What makes a function that is written within others, called with the values of theirs that it uses. */
export interface InnerFunction {
  module: ContentModule;
  name: string;
  captured: unknown[];
}

/**
 * `label={(item) => item + unit}`: a function of the content that has no name at the top of a file, made one that the
 * file's script holds. Null where a page has too many of them.
 */
export function innerFunction({ node, scope }: Closure, state: RenderState): InnerFunction | null {
  const text = functionText(node);
  if (text === null) return null;
  const { top, module } = scope;
  const names = [...new Set(namesIn(node))].filter((name) => scope.find(name) !== top.find(name)).sort();
  const { place } = state;
  const made = makeFunction([`(${names.join(", ")}) => (${text}\n)`], top, () => place, state);
  return made && { module, name: made.name, captured: names.map((name) => scope.find(name)?.value) };
}
