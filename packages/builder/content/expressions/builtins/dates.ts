import { EvaluationFault, errorFault } from "../fault.ts";
import { isRecord, NativeFunction, record, textOf, WithText } from "../values.ts";
import { numberOf } from "./numbers.ts";

/** `new Date("2024-01-02")` of the content: a moment that is written down, in UTC. There is no clock to ask. */
export class DateValue extends WithText {
  readonly moment: Date;
  constructor(args: readonly unknown[]) {
    super();
    const [first, month] = args;
    if (first instanceof DateValue) this.moment = new Date(first.moment);
    else if (month === undefined) this.moment = new Date(typeof first === "number" ? first : parsed(textOf(first)));
    else this.moment = new Date(utc(args));
  }

  text(): string {
    return this.moment.toUTCString();
  }

  override json(): string | null {
    return isoText(this.moment);
  }

  override primitive(): number {
    return this.moment.getTime();
  }
}

const isoDate = /^\d{4}(?:-\d\d){0,2}$/;
const endsInZone = /(?:Z|[A-Z]{3}|[+-]\d{1,2}(?::?\d\d)?)\)?\s*$/i;

/** Milliseconds of a written moment. Without a zone it is one of UTC, wherever the site is built. */
function parsed(text: string): number {
  if (/\d:\d/.test(text) ? endsInZone.test(text) : isoDate.test(text)) return Date.parse(text);
  const moment = Date.parse(`${text} UTC`);
  return Number.isNaN(moment) ? Date.parse(`${text}Z`) : moment;
}

/** Milliseconds of a year, a month from 0, and what may follow. */
function utc(args: readonly unknown[]): number {
  const [year, month = 0, day = 1, hours = 0, minutes = 0, seconds = 0, rest = 0] = args.map(numberOf);
  return Date.UTC(year as number, month, day, hours, minutes, seconds, rest);
}

/** `Date` itself: what reads a date, and no clock. */
export const dateFunction = new NativeFunction("Date", unknownNow, {
  ...record([
    ["parse", new NativeFunction("parse", ([text]) => parsed(textOf(text)))],
    ["UTC", new NativeFunction("UTC", (args) => utc(args))],
    ["now", new NativeFunction("now", unknownNow)],
  ]),
});

function unknownNow(): never {
  throw new EvaluationFault("unsupported-expression", "the time of day, which a page cannot know when it is built,");
}

type DateMethod = (self: DateValue, args: unknown[]) => unknown;

const parts = ["FullYear", "Month", "Date", "Day", "Hours", "Minutes", "Seconds", "Milliseconds"] as const;

/** Methods of dates. What a reader's zone decides elsewhere is that of UTC here. */
export const dateMethods: Record<string, DateMethod> = {
  getTime: ({ moment }) => moment.getTime(),
  valueOf: ({ moment }: DateValue) => moment.getTime(),
  getTimezoneOffset: () => 0,
  toISOString: ({ moment }) => isoText(moment) ?? "",
  toJSON: ({ moment }) => isoText(moment),
  toString: ({ moment }: DateValue) => moment.toUTCString(),
  toUTCString: ({ moment }) => moment.toUTCString(),
  toDateString: ({ moment }) => localText(moment, "date", "en-US", dateOnly).replaceAll(",", ""),
  toLocaleDateString: ({ moment }, [locale, options]) => localText(moment, "date", locale, options),
  toLocaleTimeString: ({ moment }, [locale, options]) => localText(moment, "time", locale, options),
  toLocaleString: ({ moment }: DateValue, [locale, options]: unknown[]) => localText(moment, "both", locale, options),
};

for (const part of parts) {
  const read: DateMethod = ({ moment }) => moment[`getUTC${part}`]();
  dateMethods[`get${part}`] = read;
  dateMethods[`getUTC${part}`] = read;
  if (part === "Day") continue;
  const write: DateMethod = ({ moment }, args) =>
    (moment[`setUTC${part}`] as (...numbers: number[]) => number)(...args.slice(0, 4).map(numberOf));
  dateMethods[`set${part}`] = write;
  dateMethods[`setUTC${part}`] = write;
}
dateMethods.setTime = ({ moment }, [time]) => moment.setTime(numberOf(time));

const dateOnly = record([
  ["weekday", "short"],
  ["month", "short"],
  ["day", "2-digit"],
  ["year", "numeric"],
]);

function isoText(moment: Date): string | null {
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function localText(moment: Date, parts: "date" | "time" | "both", locale: unknown, options: unknown): string {
  // The reader's locale and zone are not known when a page is built.
  const language = typeof locale === "string" ? locale : "en-US";
  const asked = { timeZone: "UTC", ...(isRecord(options) ? options : {}) } as Intl.DateTimeFormatOptions;
  try {
    if (parts === "date") return moment.toLocaleDateString(language, asked);
    return parts === "time" ? moment.toLocaleTimeString(language, asked) : moment.toLocaleString(language, asked);
  } catch {
    throw errorFault("RangeError", "this date cannot be written so");
  }
}
