import { type EvaluationFault, isExpressionFault } from "../expressions/fault.ts";
import { type Closure, JsxElement, unknownType } from "../expressions/values.ts";
import type { RenderState } from "./render-state.ts";
import { reportFault } from "./report-fault.ts";

/**
 * What a component of the content shows although a part of it cannot be evaluated: the rest of it. Each such part is
 * complained about where it is written. A component of which nothing is left is shown as one that nobody knows.
 */
export function valueWithGaps(
  fault: unknown,
  closure: Closure,
  props: Record<string, unknown>,
  state: RenderState,
): unknown {
  reportFault(fault, state.place, state, state.place);
  const onGap = (gap: EvaluationFault) => {
    // What goes wrong with a value follows from what left it without one.
    if (gap.code !== "expression-error") reportFault(gap, state.place, state, state.place);
  };
  try {
    return state.interpreter.leniently(onGap, () => state.interpreter.call(closure, [props]));
  } catch (error) {
    if (!isExpressionFault(error)) throw error;
    return new JsxElement(unknownType, props, closure.scope);
  }
}

/** What a component of the content shows, with gaps for what cannot be evaluated in it. */
export function shownValue(closure: Closure, props: Record<string, unknown>, state: RenderState): unknown {
  try {
    return state.interpreter.call(closure, [props]);
  } catch (error) {
    if (!isExpressionFault(error)) throw error;
    return valueWithGaps(error, closure, props, state);
  }
}
