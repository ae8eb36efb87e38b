import { withoutMarks } from "../../html/marks.ts";
import { bigInteger } from "./big-integers.ts";
import { makeArray } from "./constructed.ts";
import { dateFunction } from "./dates.ts";
import { EvaluationFault } from "./fault.ts";
import { hookNames, runHook } from "./hooks.ts";
import type { Interpreter } from "./interpreter.ts";
import { intlRecord } from "./intl.ts";
import { iteratorSymbol } from "./iterators.ts";
import { jsonText, parseJson } from "./json.ts";
import { reactFunctions, reactNames, reactRecord } from "./react.ts";
import { readyNames } from "./ready-names.ts";
import { urlFunction } from "./urls.ts";
import {
  Closure,
  componentNamed,
  componentOfFormat,
  isRecord,
  NativeFunction,
  natives,
  record,
  textOf,
} from "./values.ts";

/**
 * The names that content may use without declaring them: pure functions only. Nothing here knows a clock, a file or a
 * network, and chance deals every page the same numbers, so the same page always renders the same.
 */
export function globalValue(name: string, interpreter: Interpreter): unknown {
  if (hookNames.has(name)) return new NativeFunction(name, (args) => runHook(name, args, interpreter));
  if (reactNames.includes(name)) return reactFunctions(interpreter)[name];
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) return componentOfFormat(name);
  const value = make(interpreter);
  if (!ofOurs.has(name)) tellPaths(value, name);
  return value;
}

/** Names that a browser does not have, and those whose functions are of no use without what they stand on. */
const ofOurs: ReadonlySet<string> = new Set([
  "React",
  "globalThis",
  "MintlifyComponents",
  "localStorage",
  "sessionStorage",
  "user",
]);

/** So that functions which JavaScript has may be given to a component that a browser runs. */
function tellPaths(value: unknown, name: string): void {
  const own = value instanceof NativeFunction ? value.members : value;
  if (value instanceof NativeFunction) value.path = name;
  if (!isRecord(own)) return;
  for (const key in own) {
    const member = own[key];
    if (member instanceof NativeFunction) member.path ??= `${name}.${key}`;
  }
}

type Maker = (interpreter: Interpreter) => unknown;

/** What content writes into such a value, or takes out of it, counts for the rest of the page. */
function oncePerPage(make: Maker): Maker {
  const made = new WeakMap<Interpreter, unknown>();
  return (interpreter) => {
    const value = made.get(interpreter) ?? make(interpreter);
    made.set(interpreter, value);
    return value;
  };
}

const makers: Record<string, Maker> = {
  String: ({ budget }) => new NativeFunction("String", ([value]) => textOf(value), stringMembers(budget)),
  Number: () => new NativeFunction("Number", ([value]) => Number(textOf(value)), numberMembers),
  BigInt: () => new NativeFunction("BigInt", ([value]) => bigInteger(value)),
  Symbol: () => symbolFunction,
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
  isFinite: () => new NativeFunction("isFinite", ([value]) => Number.isFinite(Number(textOf(value)))),
  decodeURIComponent: () =>
    new NativeFunction("decodeURIComponent", ([value]) => decoded(textOf(value), decodeURIComponent)),
  decodeURI: () => new NativeFunction("decodeURI", ([value]) => decoded(textOf(value), decodeURI)),
  btoa: ({ budget }) => new NativeFunction("btoa", ([value]) => budget.text(base64Of(textOf(value)))),
  atob: ({ budget }) =>
    new NativeFunction("atob", ([value]) =>
      budget.text(withoutMarks(Buffer.from(textOf(value), "base64").toString("latin1"))),
    ),
  structuredClone: (interpreter) =>
    new NativeFunction("structuredClone", ([value]) =>
      value === undefined ? value : parseJson(jsonText(value, interpreter), interpreter),
    ),
  Math: oncePerPage(mathRecord),
  Object: (interpreter) => objectRecord(interpreter),
  Array: (interpreter) => new NativeFunction("Array", (args) => makeArray(args, interpreter), arrayRecord(interpreter)),
  Date: () => dateFunction,
  Intl: (interpreter) => intlRecord(interpreter),
  URL: () => urlFunction(),
  console: () => consoleRecord,
  JSON: (interpreter) => jsonRecord(interpreter),
  React: (interpreter) => reactRecord(interpreter),
  globalThis: oncePerPage((interpreter) => record([["React", reactRecord(interpreter)]])),
  // The name under which scripts of the format find its components.
  MintlifyComponents: () => record(readyNames.components.map((name) => [name, componentNamed(name)] as const)),
  // What a browser keeps for a site: nothing yet, as for a reader who comes for the first time.
  localStorage: () => emptyStorage(),
  sessionStorage: () => emptyStorage(),
  // The signed-in reader of a personalised site; nobody is signed in when a page is built.
  user: () => record(),
};

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
  "sin",
  "cos",
  "tan",
  "asin",
  "acos",
  "atan",
  "atan2",
] as const;
const computing = record([
  ...mathNames.map((name) => {
    const compute = Math[name] as (...numbers: number[]) => number;
    return [name, new NativeFunction(name, (args) => compute(...args.map((value) => Number(textOf(value)))))] as const;
  }),
  ["PI", Math.PI],
  ["E", Math.E],
]);

function mathRecord(): Record<string, unknown> {
  let seed = 1;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  return record([...Object.entries(computing), ["random", new NativeFunction("random", random)] as const]);
}

/** Symbols of the content are not those by which the host finds its way around values. */
const symbolFunction = new NativeFunction("Symbol", ([name]) => Symbol(name === undefined ? undefined : textOf(name)), {
  __proto__: null,
  for: new NativeFunction("for", ([name]) => Symbol.for(`content ${textOf(name)}`)),
  iterator: iteratorSymbol,
  ...Object.fromEntries(["asyncIterator", "toStringTag"].map((name) => [name, Symbol(`Symbol.${name}`)])),
});

const nothing = () => undefined;
const consoleRecord = natives({ log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing });

/** Made anew for each use: what content writes into it is nobody else's to read. */
function emptyStorage(): Record<string, unknown> {
  const none = () => null;
  return natives({ getItem: none, key: none, setItem: nothing, removeItem: nothing, clear: nothing });
}

const numberMembers = record([
  ...(["isInteger", "isFinite", "isNaN", "isSafeInteger"] as const).map(
    (name) => [name, new NativeFunction(name, ([value]) => Number[name](value))] as const,
  ),
  ["parseFloat", new NativeFunction("parseFloat", ([value]) => Number.parseFloat(textOf(value)))],
  ["parseInt", new NativeFunction("parseInt", ([value]) => Number.parseInt(textOf(value), 10))],
  ["MAX_SAFE_INTEGER", Number.MAX_SAFE_INTEGER],
]);

function stringMembers(budget: Interpreter["budget"]): Record<string, unknown> {
  return natives({
    fromCharCode: (codes) => withoutMarks(String.fromCharCode(...budget.list(codes).map(Number))),
    fromCodePoint: (codes) =>
      withoutMarks(
        String.fromCodePoint(...budget.list(codes).map((code) => Math.min(Math.max(Number(code) | 0, 0), 0x10ffff))),
      ),
  });
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return withoutMarks(decode(text));
  } catch {
    throw new EvaluationFault("expression-error", "this is not an encoded text");
  }
}

function objectRecord(interpreter: Interpreter): Record<string, unknown> {
  const { budget } = interpreter;
  const entries = (value: unknown): [string, unknown][] => {
    if (typeof value === "string") return Object.entries(budget.list([...value]));
    return isRecord(value) || Array.isArray(value) ? Object.entries(value as Record<string, unknown>) : [];
  };
  const hasOwn = (value?: unknown, key?: unknown) => entries(value).some(([name]) => name === textOf(key));
  const functions = natives({
    keys: ([value]) => budget.list(entries(value).map(([key]) => key)),
    getOwnPropertyNames: ([value]) => budget.list(entries(value).map(([key]) => key)),
    values: ([value]) => budget.list(entries(value).map(([, item]) => item)),
    entries: ([value]) => budget.list(entries(value)),
    fromEntries: ([list]) =>
      record(
        interpreter
          .items(list ?? [], 0)
          .filter(Array.isArray)
          .map(([key, value]) => [textOf(key), value] as const),
      ),
    assign: ([target, ...sources]) => {
      if (target instanceof Closure) target.members ??= record();
      const own = target instanceof Closure ? target.members : target;
      if (isRecord(own))
        for (const source of sources) for (const [key, value] of budget.list(entries(source))) own[key] = value;
      return target;
    },
    groupBy: ([list, group]) => {
      const groups = record();
      for (const [index, item] of interpreter.items(list, 0).entries()) {
        const key = textOf(interpreter.call(group, [item, index]));
        groups[key] ??= [];
        (groups[key] as unknown[]).push(item);
      }
      return groups;
    },
    freeze: ([value]) => value,
    hasOwn: ([value, key]) => hasOwn(value, key),
    is: ([a, b]) => Object.is(a, b),
  });
  const owns = new NativeFunction("hasOwnProperty", () => false, natives({ call: (args) => hasOwn(...args) }));
  functions.prototype = record([["hasOwnProperty", owns]]);
  return functions;
}

function arrayRecord(interpreter: Interpreter): Record<string, unknown> {
  return natives({
    isArray: ([value]) => Array.isArray(value),
    of: (args) => args,
    from: ([source, map]) => {
      const length = isRecord(source) ? Number(source.length) || 0 : null;
      if (length !== null) interpreter.budget.listOf(length);
      const items = length === null ? interpreter.items(source) : Array.from({ length }, () => undefined);
      return map === undefined ? [...items] : items.map((item, index) => interpreter.call(map, [item, index]));
    },
  });
}

function jsonRecord(interpreter: Interpreter): Record<string, unknown> {
  return natives({
    parse: ([text]) => parseJson(textOf(text), interpreter),
    stringify: ([value, , indent]) =>
      jsonText(value, interpreter, typeof indent === "string" ? indent.slice(0, 10) : indentOf(indent)),
  });
}

function indentOf(value: unknown): number | undefined {
  return typeof value === "number" ? Math.min(value, 10) : undefined;
}

function base64Of(text: string): string {
  if (/[^\u0000-\u00FF]/.test(text))
    throw new EvaluationFault("expression-error", "this text has signs beyond Latin-1");
  return Buffer.from(text, "latin1").toString("base64");
}
