import { withoutMarks } from "../../../html/marks.ts";
import { errorFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { componentNamed, componentOfFormat, isRecord, NativeFunction, natives, record, textOf } from "../values.ts";
import { bigInteger } from "./big-integers.ts";
import { makeArray, makeError } from "./constructed.ts";
import { dateFunction } from "./dates.ts";
import { errorNames } from "./errors.ts";
import { hookNames, runHook } from "./hooks.ts";
import { intlRecord } from "./intl.ts";
import { isIterable, iteratorSymbol } from "./iterators.ts";
import { jsonText, parseJson } from "./json.ts";
import { mathRecord } from "./math.ts";
import { numberOf, optionalNumber } from "./numbers.ts";
import { objectRecord } from "./object-functions.ts";
import { reactFunctions, reactNames, reactRecord } from "./react.ts";
import { readyNames } from "./ready-names.ts";
import { urlFunction } from "./urls.ts";

/**
 * The names that content may use without declaring them: pure functions only. Nothing here knows a clock, a file or a
 * network, and chance deals every page the same numbers, so the same page always renders the same.
 */
export function globalValue(name: string, interpreter: Interpreter): unknown {
  if (hookNames.has(name)) return new NativeFunction(name, (args) => runHook(name, args, interpreter));
  if (reactNames.includes(name)) return reactFunctions(interpreter)[name];
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make && errorNames.has(name)) return new NativeFunction(name, (args) => makeError(name, args));
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
  Number: () => new NativeFunction("Number", ([value]) => numberOf(value), numberMembers),
  BigInt: () => new NativeFunction("BigInt", ([value]) => bigInteger(value)),
  Symbol: () => symbolFunction,
  Boolean: () => new NativeFunction("Boolean", ([value]) => Boolean(value)),
  parseInt: () => parseInteger,
  parseFloat: () => new NativeFunction("parseFloat", ([value]) => Number.parseFloat(textOf(value))),
  isNaN: () => new NativeFunction("isNaN", ([value]) => Number.isNaN(numberOf(value))),
  encodeURIComponent: ({ budget }) =>
    new NativeFunction("encodeURIComponent", ([value]) =>
      budget.text(encodeURIComponent(textOf(value).toWellFormed())),
    ),
  encodeURI: ({ budget }) =>
    new NativeFunction("encodeURI", ([value]) => budget.text(encodeURI(textOf(value).toWellFormed()))),
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  isFinite: () => new NativeFunction("isFinite", ([value]) => Number.isFinite(numberOf(value))),
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

const parseInteger = new NativeFunction("parseInt", ([value, radix]) =>
  Number.parseInt(textOf(value), optionalNumber(radix)),
);

const numberMembers = record([
  ...(["isInteger", "isFinite", "isNaN", "isSafeInteger"] as const).map(
    (name) => [name, new NativeFunction(name, ([value]) => Number[name](value))] as const,
  ),
  ["parseFloat", new NativeFunction("parseFloat", ([value]) => Number.parseFloat(textOf(value)))],
  ["parseInt", parseInteger],
  ...(["EPSILON", "MAX_SAFE_INTEGER", "MIN_SAFE_INTEGER", "MAX_VALUE", "MIN_VALUE"] as const).map(
    (name) => [name, Number[name]] as const,
  ),
]);

function stringMembers(budget: Interpreter["budget"]): Record<string, unknown> {
  return natives({
    fromCharCode: (codes) => withoutMarks(String.fromCharCode(...budget.list(codes).map(numberOf))),
    fromCodePoint: (codes) =>
      withoutMarks(
        String.fromCodePoint(...budget.list(codes).map((code) => Math.min(Math.max(numberOf(code) | 0, 0), 0x10ffff))),
      ),
  });
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return withoutMarks(decode(text));
  } catch {
    throw errorFault("URIError", "this is not an encoded text");
  }
}

function arrayRecord(interpreter: Interpreter): Record<string, unknown> {
  return natives({
    isArray: ([value]) => Array.isArray(value),
    of: (args) => args,
    from: ([source, map]) => {
      const items =
        isRecord(source) && !isIterable(source) ? listOfLike(source, interpreter) : interpreter.items(source);
      return map === undefined ? [...items] : items.map((item, index) => interpreter.call(map, [item, index]));
    },
  });
}

/** The list that a record with a length and numbered keys stands for: `{ length: 3 }`. */
function listOfLike(source: Record<string, unknown>, { budget }: Interpreter): unknown[] {
  const length = Math.max(0, Math.trunc(numberOf(source.length)) || 0);
  budget.listOf(length);
  return Array.from({ length }, (_, index) => source[index]);
}

function jsonRecord(interpreter: Interpreter): Record<string, unknown> {
  return natives({
    parse: ([text, revive]) => parseJson(textOf(text), interpreter, revive),
    stringify: ([value, replacer, indent]) =>
      jsonText(value, interpreter, {
        replacer,
        indent: typeof indent === "string" ? indent.slice(0, 10) : indentOf(indent),
      }),
  });
}

function indentOf(value: unknown): number | undefined {
  return typeof value === "number" ? Math.min(value, 10) : undefined;
}

function base64Of(text: string): string {
  if (/[^\u0000-\u00FF]/.test(text)) throw errorFault("InvalidCharacterError", "this text has signs beyond Latin-1");
  return Buffer.from(text, "latin1").toString("base64");
}
