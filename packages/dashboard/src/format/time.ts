/** Each unit, its seconds, and from how many of it on it is used: "in 45 days" says more than "next month". */
const units: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ["year", 31_536_000, 2],
  ["month", 2_592_000, 2],
  ["day", 86_400, 1],
  ["hour", 3600, 1],
  ["minute", 60, 1],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const absolute = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** How long ago, or how long until, for example "3 minutes ago" or "in 2 days"; within 45 seconds "just now". */
export function relativeTime(timestamp: string, now: number): string {
  const seconds = (Date.parse(timestamp) - now) / 1000;
  if (Math.abs(seconds) < 45) return seconds > 5 ? "in a moment" : "just now";
  for (const [unit, length, from] of units) {
    if (Math.abs(seconds) >= length * from) return relative.format(Math.trunc(seconds / length), unit);
  }
  return relative.format(Math.trunc(seconds / 60) || Math.sign(seconds), "minute");
}

/** Date and time in the reader's time zone. */
export function absoluteTime(timestamp: string): string {
  return absolute.format(new Date(timestamp));
}

/** The day of a time, in UTC as the API counts days. */
export function utcDay(timestamp: string): string {
  return day.format(new Date(timestamp));
}

/** Length of time between two moments: "0.4 s", "38 s", "2 min 5 s", "1 h 4 min". */
export function duration(from: string, to: string | number): string {
  const end = typeof to === "number" ? to : Date.parse(to);
  return seconds(Math.max(0, (end - Date.parse(from)) / 1000));
}

/** A number of seconds as {@link duration} writes it. */
export function seconds(value: number): string {
  if (value < 10) return `${Math.round(value * 10) / 10} s`;
  const whole = Math.round(value);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return join(Math.floor(whole / 60), "min", whole % 60, "s");
  return join(Math.floor(whole / 3600), "h", Math.floor((whole % 3600) / 60), "min");
}

function join(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
