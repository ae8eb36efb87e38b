import { hookNames, runHook } from "./hooks.ts";
import type { Interpreter } from "./interpreter.ts";
import { isRecord, NativeFunction, record, textOf } from "./values.ts";

/**
 * The names that content may use without declaring them: pure functions only. Nothing here knows a clock, chance,
 * a file or a network, so the same page always renders the same.
 */
export function globalValue(name: string, interpreter: Interpreter): unknown {
  if (hookNames.has(name)) return new NativeFunction(name, (args) => runHook(name, args, interpreter));
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  return make?.(interpreter);
}

type Maker = (interpreter: Interpreter) => unknown;

const makers: Record<string, Maker> = {
  String: () => new NativeFunction("String", ([value]) => textOf(value)),
  Number: () => new NativeFunction("Number", ([value]) => Number(textOf(value))),
  Boolean: () => new NativeFunction("Boolean", ([value]) => Boolean(value)),
  parseInt: () =>
    new NativeFunction("parseInt", ([value, radix]) =>
      Number.parseInt(textOf(value), radix === undefined ? undefined : Number(radix)),
    ),
  parseFloat: () => new NativeFunction("parseFloat", ([value]) => Number.parseFloat(textOf(value))),
  isNaN: () => new NativeFunction("isNaN", ([value]) => Number.isNaN(Number(textOf(value)))),
  encodeURIComponent: ({ budget }) =>
    new NativeFunction("encodeURIComponent", ([value]) =>
      budget.text(encodeURIComponent(textOf(value).toWellFormed())),
    ),
  encodeURI: ({ budget }) =>
    new NativeFunction("encodeURI", ([value]) => budget.text(encodeURI(textOf(value).toWellFormed()))),
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  Math: () => mathRecord,
  Object: (interpreter) => objectRecord(interpreter),
  Array: (interpreter) => arrayRecord(interpreter),
  JSON: (interpreter) => jsonRecord(interpreter),
  React: (interpreter) => reactRecord(interpreter),
  // The signed-in reader of a personalised site; nobody is signed in when a page is built.
  user: () => record(),
};

function natives(functions: Record<string, (args: unknown[]) => unknown>): Record<string, unknown> {
  return record(Object.entries(functions).map(([name, call]) => [name, new NativeFunction(name, call)] as const));
}

const mathNames = [
  "abs",
  "ceil",
  "floor",
  "round",
  "trunc",
  "sign",
  "sqrt",
  "cbrt",
  "log",
  "log2",
  "log10",
  "exp",
  "pow",
  "min",
  "max",
  "hypot",
] as const;
const mathRecord = record([
  ...mathNames.map((name) => {
    const compute = Math[name] as (...numbers: number[]) => number;
    return [name, new NativeFunction(name, (args) => compute(...args.map((value) => Number(textOf(value)))))] as const;
  }),
  ["PI", Math.PI],
  ["E", Math.E],
]);

function objectRecord({ budget }: Interpreter): Record<string, unknown> {
  const entries = (value: unknown): [string, unknown][] =>
    isRecord(value) || Array.isArray(value) ? Object.entries(value as Record<string, unknown>) : [];
  return natives({
    keys: ([value]) => budget.list(entries(value).map(([key]) => key)),
    values: ([value]) => budget.list(entries(value).map(([, item]) => item)),
    entries: ([value]) => budget.list(entries(value)),
    fromEntries: ([list]) =>
      record(
        (Array.isArray(list) ? list : []).filter(Array.isArray).map(([key, value]) => [textOf(key), value] as const),
      ),
    assign: ([target, ...sources]) => {
      if (isRecord(target))
        for (const source of sources) for (const [key, value] of budget.list(entries(source))) target[key] = value;
      return target;
    },
    freeze: ([value]) => value,
  });
}

function arrayRecord(interpreter: Interpreter): Record<string, unknown> {
  return natives({
    isArray: ([value]) => Array.isArray(value),
    of: (args) => args,
    from: ([source, map]) => {
      const length = isRecord(source) ? Number(source.length) || 0 : null;
      if (length !== null) interpreter.budget.listOf(length);
      const items = length === null ? interpreter.items(source, 0) : Array.from({ length }, () => undefined);
      return map === undefined ? [...items] : items.map((item, index) => interpreter.call(map, [item, index]));
    },
  });
}

function jsonRecord({ budget }: Interpreter): Record<string, unknown> {
  return natives({
    stringify: ([value, , indent]) => {
      const counted = (key: string, item: unknown) => {
        budget.step();
        return plainData(key, item);
      };
      return budget.text(
        JSON.stringify(value, counted, typeof indent === "number" ? Math.min(indent, 10) : undefined) ?? "undefined",
      );
    },
  });
}

function reactRecord(interpreter: Interpreter): Record<string, unknown> {
  return record([
    ...[...hookNames].map(
      (name) => [name, new NativeFunction(name, (args) => runHook(name, args, interpreter))] as const,
    ),
    ["Fragment", null],
  ]);
}

/** Functions and elements are not data and vanish from JSON, as functions do in JavaScript. */
function plainData(_key: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !isRecord(value) && !Array.isArray(value) ? undefined : value;
}
