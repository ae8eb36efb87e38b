import { Closure, record } from "../expressions/values.ts";
import { htmlTags, voidTags } from "../html/html-names.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { makeFunction } from "./made-functions.ts";

/**
 * `{names.map((name) => <button onClick={…}>…</button>)}`, or a component that spreads its props on a tag: an element of
 * HTML that got functions for its handlers, made the component that hands them on. Null for all other elements.
 */
export function pressedElement(name: string, props: Record<string, unknown>, state: RenderState): Closure | null {
  if (state.insideIsland || !state.pageScope) return null;
  const handlers = Object.keys(props).filter(
    (prop) => /^(?:on[A-Z]\w*|action|formAction)$/.test(prop) && props[prop] instanceof Closure,
  );
  if (handlers.length === 0 || !htmlTags.has(name)) return null;
  const given = handlers.map((prop) => ` ${prop}={${prop}}`).join("");
  const end = voidTags.has(name) ? "/>" : `>{children}</${name}>`;
  const code = `({ ${handlers.join(", ")}, children, ...props }) => <${name} {...props}${given}${end}`;
  const { place } = state;
  const closure = makeFunction([code], state.pageScope.top, () => place, state)?.closure ?? null;
  if (closure) made.add(closure);
  return closure;
}

/** Its components: drawn without a browser, each is the element again, which would be made one again. */
const made = new WeakSet<Closure>();

/** What such a component is given where no browser carries it on: its props without the handlers that made it one. */
export function drawnProps(closure: Closure, props: Record<string, unknown>): Record<string, unknown> {
  if (!made.has(closure)) return props;
  return record(Object.entries(props).filter(([, value]) => !(value instanceof Closure)));
}
