import { EvaluationFault } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { iteratorMethod, iteratorOf } from "./iterators.ts";
import { textFor } from "./regular-expressions.ts";
import { BoundFunction, isFunction, isRecord, joinedText, NativeFunction, record, textOf } from "./values.ts";

/** A method of the list of those that content may call on arrays, strings and numbers; undefined for any other name. */
export function methodOf(object: unknown, key: string, interpreter: Interpreter): unknown {
  if (Array.isArray(object))
    return iteratorMethod(object, key, interpreter) ?? bind(arrayMethods, key, object, interpreter);
  if (typeof object === "string") return bind(stringMethods, key, object, interpreter);
  if (typeof object === "bigint") return bind(bigMethods, key, object, interpreter);
  if (typeof object === "number") return bind(numberMethods, key, object, interpreter);
  if (typeof object === "boolean")
    return key === "toString" ? new NativeFunction(key, () => String(object)) : undefined;
  if (isFunction(object)) return functionMethod(object, key, interpreter);
  if (object instanceof RegExp) return regExpMember(object, key, interpreter);
  if (typeof object === "symbol") return key === "description" ? object.description : undefined;
  if (isRecord(object) && key === "hasOwnProperty")
    return new NativeFunction(key, ([name]) => Object.hasOwn(object, textOf(name)));
  return undefined;
}

function functionMethod(callee: unknown, key: string, interpreter: Interpreter): NativeFunction | undefined {
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

type Method<T> = (self: T, args: unknown[], interpreter: Interpreter) => unknown;

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

const alphabet = new Intl.Collator("en");
const collators = new Map<string, Intl.Collator>();

/** English order for everybody, by the number in a text or without regard to case where the options say so. */
function orderOf(options: unknown): Intl.Collator {
  if (!isRecord(options)) return alphabet;
  const numeric = options.numeric === true;
  const sensitivity = (["base", "accent", "case"] as const).find((one) => one === options.sensitivity) ?? "variant";
  const key = `${numeric} ${sensitivity}`;
  const collator = collators.get(key) ?? new Intl.Collator("en", { numeric, sensitivity });
  collators.set(key, collator);
  return collator;
}

/** A callback with the item, its index and the list. */
function each(self: unknown[], callback: unknown, interpreter: Interpreter) {
  return (item: unknown, index: number) => interpreter.call(callback, [item, index, self]);
}

/** A position that may count from the end. */
function place(list: unknown[], value: unknown): number {
  const position = index(value) ?? 0;
  return position < 0 ? list.length + position : position;
}

function index(value: unknown): number | undefined {
  return value === undefined ? undefined : Number(textOf(value));
}

const arrayMethods: Record<string, Method<unknown[]>> = {
  map: (self, [f], i) => self.map(each(self, f, i)),
  filter: (self, [f], i) => self.filter(each(self, f, i)),
  find: (self, [f], i) => self.find(each(self, f, i)),
  findIndex: (self, [f], i) => self.findIndex(each(self, f, i)),
  findLastIndex: (self, [f], i) => self.findLastIndex(each(self, f, i)),
  findLast: (self, [f], i) => self.findLast(each(self, f, i)),
  some: (self, [f], i) => self.some(each(self, f, i)),
  every: (self, [f], i) => self.every(each(self, f, i)),
  forEach: (self, [f], i) => void self.forEach(each(self, f, i)),
  flatMap: (self, [f], i) => i.budget.list(self.flatMap(each(self, f, i))),
  reduce: (self, args, i) => reduce(self, args, i),
  reduceRight: (self, args, i) => reduce([...self].reverse(), args, i),
  sort: (self, [f], i) => self.sort(order(self, f, i)),
  toSorted: (self, [f], i) => self.toSorted(order(self, f, i)),
  join: (self, [separator], i) =>
    i.budget.text(joinedText(self, i.budget.between(separator === undefined ? "," : textOf(separator), self.length))),
  concat: (self, args, i) => i.budget.list(self.concat(...args)),
  slice: (self, [start, end]) => self.slice(index(start), index(end)),
  flat: (self, [depth], i) => i.budget.list(self.flat(Math.min(index(depth) ?? 1, 10)) as unknown[]),
  includes: (self, [value]) => self.includes(value),
  indexOf: (self, [value]) => self.indexOf(value),
  lastIndexOf: (self, [value]) => self.lastIndexOf(value),
  at: (self, [position]) => self.at(index(position) ?? 0),
  reverse: (self) => self.reverse(),
  toReversed: (self) => self.toReversed(),
  with: (self, [position, value]) => self.map((item, at) => (at === place(self, position) ? value : item)),
  toSpliced: (self, [start, count, ...items], i) =>
    i.budget.list(self.toSpliced(index(start) ?? 0, index(count) ?? self.length, ...items)),
  push: (self, args, i) => self.push(...room(self, args, i)),
  pop: (self) => self.pop(),
  shift: (self) => self.shift(),
  unshift: (self, args, i) => self.unshift(...room(self, args, i)),
  splice: (self, [start, count, ...items]) => self.splice(index(start) ?? 0, index(count) ?? self.length, ...items),
  fill: (self, [value, start, end]) => self.fill(value, index(start), index(end)),
  keys: (self) => iteratorOf([...self.keys()]),
  values: (self) => iteratorOf([...self]),
  entries: (self) => iteratorOf([...self.entries()]),
  toString: (self: unknown[]) => textOf(self),
};

const stringMethods: Record<string, Method<string>> = {
  toUpperCase: (self) => self.toUpperCase(),
  toLowerCase: (self) => self.toLowerCase(),
  toLocaleUpperCase: (self) => self.toUpperCase(),
  toLocaleLowerCase: (self) => self.toLowerCase(),
  trim: (self) => self.trim(),
  trimStart: (self) => self.trimStart(),
  trimEnd: (self) => self.trimEnd(),
  trimLeft: (self) => self.trimStart(),
  trimRight: (self) => self.trimEnd(),
  slice: (self, [start, end]) => self.slice(index(start), index(end)),
  substr: (self, [start, count]) => self.substr(index(start) ?? 0, index(count)),
  normalize: (self, [form], i) => i.budget.text(self.normalize(/^NFK?[CD]$/.test(textOf(form)) ? textOf(form) : "NFC")),
  codePointAt: (self, [position]) => self.codePointAt(index(position) ?? 0),
  search: (self, [pattern], i) =>
    pattern instanceof RegExp ? textFor(self, pattern, i.budget).search(pattern) : self.indexOf(textOf(pattern)),
  substring: (self, [start, end]) => self.substring(index(start) ?? 0, index(end)),
  charAt: (self, [position]) => self.charAt(index(position) ?? 0),
  charCodeAt: (self, [position]) => self.charCodeAt(index(position) ?? 0),
  at: (self, [position]) => self.at(index(position) ?? 0),
  includes: (self, [part]) => self.includes(textOf(part)),
  startsWith: (self, [part]) => self.startsWith(textOf(part)),
  endsWith: (self, [part]) => self.endsWith(textOf(part)),
  indexOf: (self, [part]) => self.indexOf(textOf(part)),
  lastIndexOf: (self, [part]) => self.lastIndexOf(textOf(part)),
  split: (self, [separator, limit], i) =>
    i.budget.list(
      separator === undefined
        ? [self]
        : textFor(self, separator, i.budget).split(patternOrText(separator), index(limit)),
    ),
  replace: (self, [pattern, to], i) => replace(self, pattern, to, false, i),
  replaceAll: (self, [pattern, to], i) => replace(self, pattern, to, true, i),
  match: (self, [pattern], i) =>
    pattern instanceof RegExp ? listOf(textFor(self, pattern, i.budget).match(pattern)) : null,
  matchAll: (self, [pattern], i) =>
    iteratorOf(
      pattern instanceof RegExp && pattern.global
        ? [...textFor(self, pattern, i.budget).matchAll(pattern)].map((match) => listOf(match))
        : [],
    ),
  repeat: (self, [count], i) => self.repeat(length(count, i, self.length)),
  padStart: (self, [width, fill], i) => self.padStart(length(width, i), fill === undefined ? " " : textOf(fill)),
  padEnd: (self, [width, fill], i) => self.padEnd(length(width, i), fill === undefined ? " " : textOf(fill)),
  concat: (self, args, i) => i.budget.text(self + args.map(textOf).join("")),
  localeCompare: (self, [other, , options]) => orderOf(options).compare(self, textOf(other)),
  toString: (self: string) => self,
};

const numberMethods: Record<string, Method<number>> = {
  toFixed: (self, [digits]) => self.toFixed(Math.min(Math.max(index(digits) ?? 0, 0), 100)),
  toString: (self: number, [radix]: unknown[]) => self.toString(radixOf(radix)),
  // The reader's locale is not known when a page is built: English grouping for everybody.
  toLocaleString: (self: number, [locale, options]: unknown[]) => localNumber(self, locale, options),
  toPrecision: (self, [digits]) => self.toPrecision(Math.min(Math.max(index(digits) ?? 1, 1), 100)),
};

const bigMethods: Record<string, Method<bigint>> = {
  toString: (self: bigint, [radix]: unknown[]) => self.toString(radixOf(radix)),
  toLocaleString: (self: bigint, [locale, options]: unknown[]) => localNumber(self, locale, options),
};

function radixOf(value: unknown): number {
  return Math.min(Math.max(index(value) ?? 10, 2), 36);
}

function localNumber(value: number | bigint, locale: unknown, options: unknown): string {
  try {
    return new Intl.NumberFormat(
      typeof locale === "string" ? locale : "en-US",
      isRecord(options) ? ({ ...options } as Intl.NumberFormatOptions) : undefined,
    ).format(value);
  } catch {
    throw new EvaluationFault("expression-error", "this number cannot be written so");
  }
}

/** The arguments, if there is room for them in the list. */
function room(self: unknown[], args: unknown[], interpreter: Interpreter): unknown[] {
  interpreter.budget.listOf(self.length + args.length);
  return args;
}

/** A count, if that many times `unit` characters are no too long text. */
function length(value: unknown, interpreter: Interpreter, unit = 1): number {
  const count = Math.max(0, Math.floor(index(value) ?? 0)) || 0;
  interpreter.budget.textOf(count * unit);
  return count;
}

function reduce(self: unknown[], args: unknown[], interpreter: Interpreter): unknown {
  const [callback, initial] = args;
  if (args.length < 2 && self.length === 0) throw new EvaluationFault("expression-error", "nothing to reduce");
  let value = args.length < 2 ? self[0] : initial;
  for (let at = args.length < 2 ? 1 : 0; at < self.length; at++)
    value = interpreter.call(callback, [value, self[at], at, self]);
  return value;
}

function order(self: unknown[], callback: unknown, interpreter: Interpreter): (a: unknown, b: unknown) => number {
  if (callback !== undefined) return (a, b) => Number(interpreter.call(callback, [a, b])) || 0;
  const texts = new Map(self.map((item) => [item, interpreter.budget.text(textOf(item))]));
  return (a, b) => {
    const [left, right] = [texts.get(a) ?? "", texts.get(b) ?? ""];
    return left < right ? -1 : left > right ? 1 : 0;
  };
}

function replace(self: string, pattern: unknown, to: unknown, all: boolean, interpreter: Interpreter): string {
  const by =
    typeof to === "string"
      ? to
      : (...match: unknown[]) =>
          textOf(
            interpreter.call(
              to,
              match.filter((part) => part === undefined || typeof part === "string" || typeof part === "number"),
            ),
          );
  const what = patternOrText(pattern);
  const text = textFor(self, pattern, interpreter.budget);
  interpreter.budget.textOf(text.length * (1 + (typeof to === "string" ? to.length : 0)));
  const result =
    all && typeof what === "string" ? text.replaceAll(what, by as string) : text.replace(what, by as string);
  return interpreter.budget.text(result);
}

/** A match as a plain list that, like JavaScript's, also knows where it was found. */
function listOf(match: RegExpMatchArray | null): string[] | null {
  if (!match) return null;
  const { index, groups } = match;
  if (index === undefined) return [...match];
  return Object.assign([...match], { index, ...(groups ? { groups: record(Object.entries(groups)) } : {}) });
}

function regExpMember(object: RegExp, key: string, { budget }: Interpreter): unknown {
  if (key === "lastIndex" || key === "source" || key === "flags" || key === "global") return object[key];
  if (key === "test") return new NativeFunction(key, ([text]) => object.test(textFor(text, object, budget)));
  if (key === "exec") return new NativeFunction(key, ([text]) => listOf(object.exec(textFor(text, object, budget))));
  return undefined;
}

function patternOrText(value: unknown): string | RegExp {
  return value instanceof RegExp ? value : textOf(value);
}
