const months = "january february march april may june july august september october november december".split(" ");
const name =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const ordinal = "(\\d{1,2})(?:st|nd|rd|th)?";
const written = {
  iso: /\b(\d{4})-(\d{2})(?:-(\d{2}))?(?![\dA-SU-Za-z])/,
  monthFirst: new RegExp(`\\b${name}\\s+(?:${ordinal}\\s*,?\\s+)?(\\d{4})\\b`, "i"),
  dayFirst: new RegExp(`\\b${ordinal}\\s+${name},?\\s+(\\d{4})\\b`, "i"),
};

/** The date that an entry's label names, as RSS writes dates (RFC 822); null for `v1.2` and whatever else is none. */
export function dateOfLabel(label: string): string | null {
  const iso = written.iso.exec(label);
  if (iso) return rfc822(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3] ?? 1));
  const day = written.dayFirst.exec(label);
  if (day) return rfc822(Number(day[3]), monthOf(day[2]), Number(day[1]));
  const month = written.monthFirst.exec(label);
  return month ? rfc822(Number(month[3]), monthOf(month[1]), Number(month[2] ?? 1)) : null;
}

function monthOf(text = ""): number {
  return months.findIndex((month) => month.startsWith(text.slice(0, 3).toLowerCase()));
}

/** Null for a day that no month has. */
function rfc822(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date.toUTCString() : null;
}
