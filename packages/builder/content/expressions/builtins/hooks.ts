import { EvaluationFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { Closure, isRecord, NativeFunction, record } from "../values.ts";

/** React's hooks, which content finds ready without importing them. */
export const hookNames = new Set([
  "useState",
  "useEffect",
  "useLayoutEffect",
  "useRef",
  "useCallback",
  "useMemo",
  "useContext",
  "use",
  "useReducer",
  "useId",
  "useTransition",
  "useDeferredValue",
  "useSyncExternalStore",
  "useInsertionEffect",
  "useImperativeHandle",
  "useActionState",
  "useOptimistic",
  "useFormStatus",
]);

const nothing = new NativeFunction("nothing", () => undefined);

/** A hook as it behaves in a component's first rendering: state has its initial value, effects do not run. */
export function runHook(name: string, args: unknown[], interpreter: Interpreter): unknown {
  const [first, second, third] = args;
  switch (name) {
    case "useState":
      return [first instanceof Closure ? interpreter.call(first, []) : first, nothing];
    case "useReducer":
      return [third instanceof Closure ? interpreter.call(third, [second]) : second, nothing];
    case "use":
      // What a promise brings, only a browser finds out.
      if (!(isRecord(first) && first.Provider))
        throw new EvaluationFault("unsupported-expression", "`use` waits for a value");
      return first.value;
    case "useContext":
      return isRecord(first) ? first.value : undefined;
    case "useTransition":
      return [false, nothing];
    case "useActionState":
      return [second, nothing, false];
    case "useOptimistic":
      return [first, nothing];
    case "useFormStatus":
      return record([["pending", false], ...["data", "method", "action"].map((part) => [part, null] as const)]);
    case "useDeferredValue":
      return first;
    case "useSyncExternalStore":
      return third instanceof Closure ? interpreter.call(third, []) : undefined;
    case "useRef":
      return record([["current", first ?? null]]);
    case "useCallback":
      return first;
    case "useMemo":
      return interpreter.call(first, []);
    case "useId":
      return interpreter.nextId();
    default:
      return undefined;
  }
}
