/** What newer engines know, and the language of our types does not yet. */
const engine = JSON as unknown as {
  parse(text: string, revive: (key: string, value: unknown, context?: { source?: string }) => unknown): unknown;
  rawJSON?(text: string): unknown;
};

/** Where a whole number may stand that is longer than those that a number tells apart. */
const longInteger = /[[:,\s]-?\d{16}/;

/** JSON as it is written: whole numbers beyond those that a number tells apart are big integers. */
export function parseJson(text: string): unknown {
  if (!longInteger.test(text)) return JSON.parse(text);
  return engine.parse(text, (_, value, context) =>
    typeof value === "number" ? (bigInteger(value, context?.source ?? "") ?? value) : value,
  );
}

/** The big integer that a text stands for; null where `value`, read from it, says the same or it is none. */
export function bigInteger(value: number, text: string): bigint | null {
  return Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(text) ? BigInt(text) : null;
}

/** A value as JSON, big integers as the numbers that they are; typed as `JSON.stringify` is. */
export function jsonText(value: unknown, indent = 0): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return JSON.stringify(value, (_, one) => (typeof one === "bigint" ? written(one) : one), indent);
  }
}

function written(value: bigint): unknown {
  return engine.rawJSON ? engine.rawJSON(String(value)) : Number(value);
}

/** Media types of which each line is a value of JSON. */
export const jsonLinesType = /\b(?:jsonl|jsonlines|json-lines|ndjson)\b/i;

/** A value as lines of JSON: a list has one for each of its items. */
export function jsonLines(value: unknown): string {
  return (Array.isArray(value) ? value : [value]).map((one) => jsonText(one ?? null)).join("\n");
}
