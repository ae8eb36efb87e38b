import { createModule } from "../../modules/content-module.ts";
import type { Interpreter } from "../interpreter.ts";
import { Scope } from "../scope.ts";
import {
  ClosedElement,
  ContextConsumer,
  ContextProvider,
  componentNamed,
  isRecord,
  JsxElement,
  MdxFragment,
  NativeFunction,
  natives,
  record,
  withOtherProps,
} from "../values.ts";
import { hookNames, runHook } from "./hooks.ts";

/** What `React.name` finds. */
export function reactRecord(interpreter: Interpreter): Record<string, unknown> {
  return record([
    ...[...hookNames].map(
      (name) => [name, new NativeFunction(name, (args) => runHook(name, args, interpreter))] as const,
    ),
    // What only says how its children are drawn shows them.
    ...["Fragment", "Suspense", "StrictMode", "Profiler"].map((name) => [name, null] as const),
    ...Object.entries(reactFunctions(interpreter)),
  ]);
}

/** Where an element stands that a call has made. */
const nowhere = new Scope(createModule("", "", 1), null);

/** What content may use of React by its plain name, besides hooks. */
export const reactNames = [
  "memo",
  "forwardRef",
  "createContext",
  "createElement",
  "isValidElement",
  "cloneElement",
  "Children",
];

/** What of React makes or looks at elements. A component that is memorised or gets a `ref` is that component. */
export function reactFunctions(interpreter: Interpreter): Record<string, unknown> {
  const listOf = (value: unknown): unknown[] =>
    Array.isArray(value) ? value.flat(5) : value === undefined || value === null ? [] : [value];
  const children = natives({
    toArray: ([list]) => interpreter.budget.list(listOf(list)),
    count: ([list]) => listOf(list).length,
    map: ([list, f]) => interpreter.budget.list(listOf(list)).map((one, index) => interpreter.call(f, [one, index])),
    forEach: ([list, f]) => {
      for (const [index, one] of listOf(list).entries()) interpreter.call(f, [one, index]);
    },
    only: ([one]) => one,
  });
  const withProps = (props: unknown, rest: unknown[]) =>
    record([
      ...(isRecord(props) ? Object.entries(props) : []),
      ...(rest.length > 0 ? [["children", rest.length === 1 ? rest[0] : rest] as const] : []),
    ]);
  return {
    ...natives({
      memo: ([component]) => component,
      forwardRef: ([component]) => component,
      createContext: ([value]) => {
        const context = record([["value", value]]);
        context.Provider = new ContextProvider(context);
        context.Consumer = new ContextConsumer(context);
        return context;
      },
      createElement: ([type, props, ...rest]) =>
        new JsxElement(typeof type === "string" ? componentNamed(type) : type, withProps(props, rest), nowhere),
      isValidElement: ([value]) =>
        value instanceof JsxElement || value instanceof MdxFragment || value instanceof ClosedElement,
      cloneElement: ([element, props, ...rest]) =>
        element instanceof JsxElement
          ? withOtherProps(
              element,
              record([...Object.entries(element.props), ...Object.entries(withProps(props, rest))]),
            )
          : element,
    }),
    Children: children,
  };
}
