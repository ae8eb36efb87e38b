import type { Interpreter } from "../interpreter.ts";
import type { JsNode } from "../syntax.ts";
import { BoundFunction, Closure, isFunction, isRecord, NativeFunction, textOf } from "../values.ts";
import { arrayMethods } from "./array-methods.ts";
import { endlessFault, iteratorMethod } from "./iterators.ts";
import { listOfMatch } from "./matches.ts";
import type { Method } from "./method.ts";
import { bigMethods, numberMethods } from "./number-methods.ts";
import { textFor } from "./regular-expressions.ts";
import { stringMethods } from "./string-methods.ts";

/** A method of the list of those that content may call on arrays, strings and numbers; undefined for any other name. */
export function methodOf(object: unknown, key: string, interpreter: Interpreter): unknown {
  if (Array.isArray(object)) {
    const method = iteratorMethod(object, key, interpreter);
    const fault = method ? undefined : endlessFault(object);
    if (fault) throw fault;
    return method ?? bind(arrayMethods, key, object, interpreter);
  }
  if (typeof object === "string") return bind(stringMethods, key, object, interpreter);
  if (typeof object === "bigint") return bind(bigMethods, key, object, interpreter);
  if (typeof object === "number") return bind(numberMethods, key, object, interpreter);
  if (typeof object === "boolean") return booleanMethod(object, key);
  if (isFunction(object)) return functionMethod(object, key, interpreter);
  if (object instanceof RegExp) return regExpMember(object, key, interpreter);
  if (typeof object === "symbol") return key === "description" ? object.description : undefined;
  return isRecord(object) ? recordMethod(object, key) : undefined;
}

function booleanMethod(value: boolean, key: string): NativeFunction | undefined {
  if (key === "toString") return new NativeFunction(key, () => String(value));
  return key === "valueOf" ? new NativeFunction(key, () => value) : undefined;
}

/** What every object has, and nothing of what leads from it to others. */
function recordMethod(object: Record<string, unknown>, key: string): NativeFunction | undefined {
  if (key === "hasOwnProperty") return new NativeFunction(key, ([name]) => Object.hasOwn(object, textOf(name)));
  if (key === "toString") return new NativeFunction(key, () => textOf(object));
  return key === "valueOf" ? new NativeFunction(key, () => object) : undefined;
}

function functionMethod(callee: unknown, key: string, interpreter: Interpreter): unknown {
  if (callee instanceof Closure && key === "length") return parameterCount(callee);
  if (key === "name") return (callee as Closure | NativeFunction).name;
  const run = (self: unknown, args: unknown[]) => interpreter.call(callee, args, null, self);
  if (key === "call") return new NativeFunction(key, ([self, ...args]) => run(self, args));
  if (key === "apply") return new NativeFunction(key, ([self, args]) => run(self, args ? interpreter.items(args) : []));
  if (key === "bind")
    return new NativeFunction(
      key,
      ([self, ...first]) => new BoundFunction([callee, self, ...first], (rest) => run(self, [...first, ...rest])),
    );
  return undefined;
}

/** Parameters before the first with a default, as JavaScript counts them. */
function parameterCount({ node }: Closure): number | undefined {
  const params = node.params as JsNode[] | undefined;
  const optional = params?.findIndex(({ type }) => type === "AssignmentPattern" || type === "RestElement") ?? -1;
  return optional < 0 ? params?.length : optional;
}

function bind<T extends { length: number } | number | bigint>(
  methods: Record<string, Method<T>>,
  key: string,
  self: T,
  interpreter: Interpreter,
): NativeFunction | undefined {
  if (!Object.hasOwn(methods, key)) return undefined;
  const method = methods[key] as Method<T>;
  return new NativeFunction(key, (args) => {
    if (typeof self !== "number" && typeof self !== "bigint") interpreter.budget.scan(self.length);
    return method(self, args, interpreter);
  });
}

const regExpFacts: ReadonlySet<string> = new Set(
  "lastIndex source flags global ignoreCase multiline dotAll unicode sticky".split(" "),
);

function regExpMember(object: RegExp, key: string, { budget }: Interpreter): unknown {
  if (regExpFacts.has(key)) return object[key as "source"];
  if (key === "test") return new NativeFunction(key, ([text]) => object.test(textFor(text, object, budget)));
  if (key === "exec")
    return new NativeFunction(key, ([text]) => listOfMatch(object.exec(textFor(text, object, budget))));
  return undefined;
}
