import { EvaluationFault, errorFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { isRecord, natives, textOf } from "../values.ts";
import { DateValue } from "./dates.ts";
import { numberOf } from "./numbers.ts";

/**
 * `Intl` of the content: numbers, dates, lists and plurals as a locale writes them. Where none is named it is English,
 * and the zone is UTC: the reader's are not known when a page is built.
 */
export function intlRecord(interpreter: Interpreter): Record<string, unknown> {
  return natives({
    NumberFormat: (args) => {
      const format = made(args, (locale, options) => new Intl.NumberFormat(locale, options));
      return natives({ format: ([value]) => written(() => format.format(numberOf(value))) });
    },
    DateTimeFormat: (args) => {
      const format = made(args, (locale, options) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }));
      return natives({ format: ([value]) => written(() => format.format(momentOf(value))) });
    },
    PluralRules: (args) => {
      const rules = made(args, (locale, options) => new Intl.PluralRules(locale, options));
      return natives({ select: ([value]) => rules.select(numberOf(value)) });
    },
    ListFormat: (args) => {
      const format = made(args, (locale, options) => new Intl.ListFormat(locale, options));
      const { budget } = interpreter;
      return natives({ format: ([list]) => budget.text(format.format(interpreter.items(list, 0).map(textOf))) });
    },
    RelativeTimeFormat: (args) => {
      const format = made(args, (locale, options) => new Intl.RelativeTimeFormat(locale, options));
      const unitOf = (unit: unknown) => textOf(unit) as Intl.RelativeTimeFormatUnit;
      return natives({ format: ([value, unit]) => written(() => format.format(numberOf(value), unitOf(unit))) });
    },
  });
}

function made<T>([locale, options]: unknown[], make: (locale: string, options: object) => T): T {
  return written(() => make(localeOf(locale), isRecord(options) ? { ...options } : {}));
}

function localeOf(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first : "en-US";
}

function momentOf(value: unknown): Date {
  if (value instanceof DateValue) return value.moment;
  if (typeof value === "number") return new Date(value);
  throw new EvaluationFault("unsupported-expression", "the time of day, which a page cannot know when it is built,");
}

/** What `Intl` answers; its complaints are faults of the content. */
function written<T>(answer: () => T): T {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError)
      throw errorFault("RangeError", "this cannot be written so for a locale");
    throw error;
  }
}
