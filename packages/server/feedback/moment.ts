const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Reads a date as the analytics endpoints take it: `YYYY-MM-DD` is the beginning of that day, a date-time without offset
 * is UTC. Null for what is no date, or one that the calendar does not have.
 */
export function parseMoment(text: string): Date | null {
  const match = form.exec(text);
  if (!match) return null;
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number?,
    number?,
    number?,
  ];
  if (year === 0 || hour > 23 || minute > 59 || second > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  date.setUTCHours(hour, minute, second, Math.floor(Number(`0.${match[7] ?? 0}`) * 1000));
  const offset = offsetMinutes(match[8]);
  if (offset === null) return null;
  date.setTime(date.getTime() - offset * 60_000);
  return date;
}

function offsetMinutes(text: string | undefined): number | null {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(text ?? "");
  if (!match) return 0;
  const [hours, minutes] = [Number(match[2]), Number(match[3] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return (match[1] === "-" ? -1 : 1) * (hours * 60 + minutes);
}
