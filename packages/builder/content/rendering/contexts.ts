import type { Interpreter } from "../expressions/interpreter.ts";
import { Closure, ContextProvider, isRecord } from "../expressions/values.ts";

type Context = Record<string, unknown>;

/** The context that an element of this type provides. Since React 19 a context is its own provider. */
export function providedContext(type: unknown): Context | null {
  if (type instanceof ContextProvider) return type.context;
  return isRecord(type) && type.Provider instanceof ContextProvider ? type : null;
}

/** Draws what stands between the tags of a provider, where the context has its value. */
export function whileProvided<Drawn>(context: Context, value: unknown, draw: () => Drawn): Drawn {
  const outer = context.value;
  context.value = value;
  try {
    return draw();
  } finally {
    context.value = outer;
  }
}

/** What the function between the tags of a consumer makes of the value at hand. */
export function consumedValue({ value }: Context, props: Record<string, unknown>, interpreter: Interpreter): unknown {
  const { children } = props;
  return children instanceof Closure ? interpreter.call(children, [value]) : undefined;
}
