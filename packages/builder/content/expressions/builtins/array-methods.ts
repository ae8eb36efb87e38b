import { EvaluationFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { joinedText, textOf } from "../values.ts";
import { iteratorOf } from "./iterators.ts";
import type { Method } from "./method.ts";
import { numberOf, optionalNumber } from "./numbers.ts";

/** A callback with the item, its index and the list. */
function each(self: unknown[], callback: unknown, interpreter: Interpreter) {
  return (item: unknown, index: number) => interpreter.call(callback, [item, index, self]);
}

/** A position that may count from the end. */
function place(list: unknown[], value: unknown): number {
  const position = optionalNumber(value) ?? 0;
  return position < 0 ? list.length + position : position;
}

/** What content may do with a list. */
export const arrayMethods: Record<string, Method<unknown[]>> = {
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
  reduce: (self, args, i) => reduce("reduce", self, args, i),
  reduceRight: (self, args, i) => reduce("reduceRight", self, args, i),
  sort: (self, [f], i) => self.sort(order(self, f, i)),
  toSorted: (self, [f], i) => self.toSorted(order(self, f, i)),
  join: (self, [separator], i) =>
    i.budget.text(joinedText(self, i.budget.between(separator === undefined ? "," : textOf(separator), self.length))),
  concat: (self, args, i) => i.budget.list(self.concat(...args)),
  slice: (self, [start, end]) => self.slice(optionalNumber(start), optionalNumber(end)),
  flat: (self, [depth], i) => i.budget.list(self.flat(Math.min(optionalNumber(depth) ?? 1, 10)) as unknown[]),
  includes: (self, [value, from]) => self.includes(value, optionalNumber(from)),
  indexOf: (self, [value, from]) => self.indexOf(value, optionalNumber(from)),
  lastIndexOf: (self, [value, from]) => self.lastIndexOf(value, optionalNumber(from) ?? self.length - 1),
  at: (self, [position]) => self.at(optionalNumber(position) ?? 0),
  reverse: (self) => self.reverse(),
  toReversed: (self) => self.toReversed(),
  with: (self, [position, value]) => self.map((item, at) => (at === place(self, position) ? value : item)),
  toSpliced: (self, [start, count, ...items], i) =>
    i.budget.list(self.toSpliced(optionalNumber(start) ?? 0, optionalNumber(count) ?? self.length, ...items)),
  push: (self, args, i) => self.push(...room(self, args, i)),
  pop: (self) => self.pop(),
  shift: (self) => self.shift(),
  unshift: (self, args, i) => self.unshift(...room(self, args, i)),
  splice: (self, [start, count, ...items]) =>
    self.splice(optionalNumber(start) ?? 0, optionalNumber(count) ?? self.length, ...items),
  fill: (self, [value, start, end]) => self.fill(value, optionalNumber(start), optionalNumber(end)),
  copyWithin: (self, [to, start, end]) =>
    self.copyWithin(optionalNumber(to) ?? 0, optionalNumber(start) ?? 0, optionalNumber(end)),
  keys: (self) => iteratorOf([...self.keys()]),
  values: (self) => iteratorOf([...self]),
  entries: (self) => iteratorOf([...self.entries()]),
  toString: (self: unknown[]) => textOf(self),
  toLocaleString: (self: unknown[]) => textOf(self),
};

/** The arguments, if there is room for them in the list. */
function room(self: unknown[], args: unknown[], interpreter: Interpreter): unknown[] {
  interpreter.budget.listOf(self.length + args.length);
  return args;
}

function reduce(
  kind: "reduce" | "reduceRight",
  self: unknown[],
  [callback, ...initial]: unknown[],
  interpreter: Interpreter,
): unknown {
  const step = (value: unknown, item: unknown, index: number) => interpreter.call(callback, [value, item, index, self]);
  if (initial.length > 0) return self[kind](step, initial[0]);
  // A list of gaps has nothing either.
  if (!self.some(() => true)) throw new EvaluationFault("expression-error", "nothing to reduce");
  return self[kind](step);
}

function order(self: unknown[], callback: unknown, interpreter: Interpreter): (a: unknown, b: unknown) => number {
  if (callback !== undefined) return (a, b) => numberOf(interpreter.call(callback, [a, b])) || 0;
  const texts = new Map([...self].map((item) => [item, interpreter.budget.text(textOf(item))]));
  return (a, b) => {
    const [left, right] = [texts.get(a) ?? "", texts.get(b) ?? ""];
    return left < right ? -1 : left > right ? 1 : 0;
  };
}
