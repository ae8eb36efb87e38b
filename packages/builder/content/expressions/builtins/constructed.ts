import { errorFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { isRecord, NativeFunction, record, textOf } from "../values.ts";
import { DateValue, dateMethods } from "./dates.ts";
import { errorNames, markError } from "./errors.ts";
import { iteratorOf } from "./iterators.ts";
import type { Method } from "./method.ts";
import { textLengthFor } from "./regular-expressions.ts";
import { makeParams, ParamsValue, paramsMember, UrlValue, urlMember } from "./urls.ts";

/** `new Set(…)` of the content. */
class SetValue {
  readonly items: Set<unknown>;
  constructor(items: readonly unknown[]) {
    this.items = new Set(items);
  }
}

/** `new Map(…)` of the content. */
class MapValue {
  readonly entries = new Map<unknown, unknown>();
  constructor(pairs: readonly unknown[]) {
    for (const pair of pairs) if (Array.isArray(pair)) this.entries.set(pair[0], pair[1]);
  }
}

/** What `new Name(…)` makes, for the names that content may use so; undefined for all others. */
export function construct(name: string, args: unknown[], interpreter: Interpreter): unknown {
  const [first] = args;
  switch (name) {
    case "Set":
    case "WeakSet":
      return new SetValue(first === undefined || first === null ? [] : interpreter.items(first));
    case "Map":
    case "WeakMap":
      return new MapValue(first === undefined || first === null ? [] : interpreter.items(first));
    case "Date":
      return args.length > 0 ? new DateValue(args) : undefined;
    case "URL":
      return new UrlValue(args);
    case "URLSearchParams":
      return makeParams(first, interpreter);
    case "Array":
      return makeArray(args, interpreter);
    case "RegExp": {
      const pattern = first instanceof RegExp ? first.source : textOf(first);
      if (textLengthFor(pattern) === 0) return undefined;
      try {
        return new RegExp(pattern, textOf(args[1] ?? "").replace(/[^gimsuy]/g, ""));
      } catch {
        throw errorFault("SyntaxError", "this is not a regular expression");
      }
    }
    default:
      return errorNames.has(name) ? makeError(name, args) : undefined;
  }
}

/** `Error("message", { cause })`, with or without `new`. */
export function makeError(name: string, [message, options]: unknown[]): Record<string, unknown> {
  const error = markError(record(), name, message === undefined ? "" : textOf(message));
  if (isRecord(options) && Object.hasOwn(options, "cause")) error.cause = options.cause;
  return error;
}

/** Whether a value was made by `new Name(…)` of one of these names. */
export function isConstructed(value: unknown, name: string): boolean {
  if (name === "Date") return value instanceof DateValue;
  if (name === "URL") return value instanceof UrlValue;
  if (name === "URLSearchParams") return value instanceof ParamsValue;
  return name === "Map" || name === "WeakMap" ? value instanceof MapValue : value instanceof SetValue;
}

/** `Array(3)` and `Array(1, 2)`, with or without `new`. */
export function makeArray(args: unknown[], interpreter: Interpreter): unknown[] {
  const [first] = args;
  if (args.length !== 1 || typeof first !== "number") return [...args];
  interpreter.budget.listOf(Number.isInteger(first) && first >= 0 ? first : Number.POSITIVE_INFINITY);
  return new Array(first);
}

/** The items over which a loop or a spread goes; null for what is no collection. */
export function itemsOf(value: unknown): unknown[] | null {
  if (value instanceof SetValue) return [...value.items];
  if (value instanceof ParamsValue) return value.pairs();
  return value instanceof MapValue ? [...value.entries].map(([key, item]) => [key, item]) : null;
}

/** The name and arguments by which a browser makes a value that JSON has no sign for; null for all others. */
export function constructionOf(value: unknown): [name: string, ...args: unknown[]] | null {
  if (value instanceof SetValue) return ["Set", [...value.items]];
  if (value instanceof MapValue) return ["Map", itemsOf(value)];
  if (value instanceof DateValue) return ["Date", value.primitive()];
  if (value instanceof UrlValue) return ["URL", value.text()];
  if (value instanceof ParamsValue) return ["URLSearchParams", value.text()];
  if (value instanceof RegExp) return ["RegExp", value.source, value.flags];
  if (typeof value === "bigint") return ["BigInt", String(value)];
  return typeof value === "number" && !Number.isFinite(value) ? ["Number", String(value)] : null;
}

/** A property or method of what `construct` made. */
export function constructedMember(object: unknown, key: string, interpreter: Interpreter): unknown {
  if (object instanceof SetValue) {
    if (key === "size") return object.items.size;
    return bound(setMethods, key, object, interpreter);
  }
  if (object instanceof MapValue) {
    if (key === "size") return object.entries.size;
    return bound(mapMethods, key, object, interpreter);
  }
  if (object instanceof UrlValue) return urlMember(object, key);
  if (object instanceof ParamsValue) return paramsMember(object, key, interpreter);
  return object instanceof DateValue ? bound(dateMethods, key, object, interpreter) : undefined;
}

function bound<T>(methods: Record<string, Method<T>>, key: string, self: T, interpreter: Interpreter): unknown {
  if (!Object.hasOwn(methods, key)) return undefined;
  const method = methods[key] as Method<T>;
  return new NativeFunction(key, (args) => {
    interpreter.budget.step();
    return method(self, args, interpreter);
  });
}

const setMethods: Record<string, Method<SetValue>> = {
  has: (self, [value]) => self.items.has(value),
  add: (self, [value], { budget }) => {
    budget.listOf(self.items.size + 1);
    self.items.add(value);
    return self;
  },
  delete: (self, [value]) => self.items.delete(value),
  clear: (self) => self.items.clear(),
  forEach: (self, [f], i) => {
    for (const item of [...self.items]) i.call(f, [item, item, self]);
  },
  values: (self, _args, { budget }) => iteratorOf(budget.list([...self.items])),
  keys: (self, _args, { budget }) => iteratorOf(budget.list([...self.items])),
  entries: (self, _args, { budget }) => iteratorOf(budget.list([...self.items].map((item) => [item, item]))),
};

for (const name of ["union", "intersection", "difference", "symmetricDifference"] as const)
  setMethods[name] = (self, [other], i) => new SetValue(i.budget.list([...self.items[name](setOf(other, i))]));
for (const name of ["isSubsetOf", "isSupersetOf", "isDisjointFrom"] as const)
  setMethods[name] = (self, [other], i) => self.items[name](setOf(other, i));

function setOf(value: unknown, { budget }: Interpreter): Set<unknown> {
  if (!(value instanceof SetValue)) throw errorFault("TypeError", "this is not a set");
  budget.scan(value.items.size);
  return value.items;
}

const mapMethods: Record<string, Method<MapValue>> = {
  has: (self, [key]) => self.entries.has(key),
  get: (self, [key]) => self.entries.get(key),
  set: (self, [key, value], { budget }) => {
    budget.listOf(self.entries.size + 1);
    self.entries.set(key, value);
    return self;
  },
  delete: (self, [key]) => self.entries.delete(key),
  clear: (self) => self.entries.clear(),
  forEach: (self, [f], i) => {
    for (const [key, value] of [...self.entries]) i.call(f, [value, key, self]);
  },
  keys: (self, _args, { budget }) => iteratorOf(budget.list([...self.entries.keys()])),
  values: (self, _args, { budget }) => iteratorOf(budget.list([...self.entries.values()])),
  entries: (self, _args, { budget }) => iteratorOf(budget.list([...self.entries].map(([key, value]) => [key, value]))),
};
