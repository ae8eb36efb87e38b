import type { Interpreter } from "../interpreter.ts";
import { isRecord, textOf } from "../values.ts";
import { iteratorOf } from "./iterators.ts";
import { listOfMatch } from "./matches.ts";
import type { Method } from "./method.ts";
import { optionalNumber } from "./numbers.ts";
import { textFor } from "./regular-expressions.ts";

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

/** What content may do with a text. */
export const stringMethods: Record<string, Method<string>> = {
  toUpperCase: (self) => self.toUpperCase(),
  toLowerCase: (self) => self.toLowerCase(),
  toLocaleUpperCase: (self) => self.toUpperCase(),
  toLocaleLowerCase: (self) => self.toLowerCase(),
  trim: (self) => self.trim(),
  trimStart: (self) => self.trimStart(),
  trimEnd: (self) => self.trimEnd(),
  trimLeft: (self) => self.trimStart(),
  trimRight: (self) => self.trimEnd(),
  slice: (self, [start, end]) => self.slice(optionalNumber(start), optionalNumber(end)),
  substr: (self, [start, count]) => self.substr(optionalNumber(start) ?? 0, optionalNumber(count)),
  normalize: (self, [form], i) => i.budget.text(self.normalize(/^NFK?[CD]$/.test(textOf(form)) ? textOf(form) : "NFC")),
  codePointAt: (self, [position]) => self.codePointAt(optionalNumber(position) ?? 0),
  search: (self, [pattern], i) =>
    pattern instanceof RegExp ? textFor(self, pattern, i.budget).search(pattern) : self.indexOf(textOf(pattern)),
  substring: (self, [start, end]) => self.substring(optionalNumber(start) ?? 0, optionalNumber(end)),
  charAt: (self, [position]) => self.charAt(optionalNumber(position) ?? 0),
  charCodeAt: (self, [position]) => self.charCodeAt(optionalNumber(position) ?? 0),
  at: (self, [position]) => self.at(optionalNumber(position) ?? 0),
  includes: (self, [part, from]) => self.includes(textOf(part), optionalNumber(from)),
  startsWith: (self, [part, from]) => self.startsWith(textOf(part), optionalNumber(from)),
  endsWith: (self, [part, end]) => self.endsWith(textOf(part), optionalNumber(end)),
  indexOf: (self, [part, from]) => self.indexOf(textOf(part), optionalNumber(from)),
  lastIndexOf: (self, [part, from]) => self.lastIndexOf(textOf(part), optionalNumber(from)),
  split: (self, [separator, limit], i) =>
    i.budget.list(
      separator === undefined
        ? [self]
        : textFor(self, separator, i.budget).split(patternOrText(separator), optionalNumber(limit)),
    ),
  replace: (self, [pattern, to], i) => replace(self, pattern, to, false, i),
  replaceAll: (self, [pattern, to], i) => replace(self, pattern, to, true, i),
  match: (self, [pattern], i) =>
    pattern instanceof RegExp ? listOfMatch(textFor(self, pattern, i.budget).match(pattern)) : null,
  matchAll: (self, [pattern], i) =>
    iteratorOf(
      pattern instanceof RegExp && pattern.global
        ? [...textFor(self, pattern, i.budget).matchAll(pattern)].map((match) => listOfMatch(match))
        : [],
    ),
  repeat: (self, [count], i) => self.repeat(length(count, i, self.length)),
  padStart: (self, [width, fill], i) => self.padStart(length(width, i), fill === undefined ? " " : textOf(fill)),
  padEnd: (self, [width, fill], i) => self.padEnd(length(width, i), fill === undefined ? " " : textOf(fill)),
  concat: (self, args, i) => i.budget.text(self + args.map(textOf).join("")),
  localeCompare: (self, [other, , options]) => orderOf(options).compare(self, textOf(other)),
  isWellFormed: (self) => self.isWellFormed(),
  toString: (self: string) => self,
  valueOf: (self: string) => self,
};

/** A count, if that many times `unit` characters are no too long text. */
function length(value: unknown, interpreter: Interpreter, unit = 1): number {
  const count = Math.max(0, Math.floor(optionalNumber(value) ?? 0)) || 0;
  interpreter.budget.textOf(count * unit);
  return count;
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

function patternOrText(value: unknown): string | RegExp {
  return value instanceof RegExp ? value : textOf(value);
}
