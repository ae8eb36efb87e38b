/** A Markdown table; the first `texts` columns are text, the others are numbers. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], texts = 1): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = heads.map((_, index) => (index < texts ? "---" : "---:"));
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}

/** Seconds with two decimals, whole from 100 on. */
export function seconds(value: number): string {
  return value < 100 ? value.toFixed(2) : value.toFixed(0);
}

/** Bytes as millions of bytes, with one decimal. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

/** Rounded, with commas between thousands: `12,345`. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** `2.31` or, below a half, `1/4.6`. */
export function ratio(value: number): string {
  return value >= 0.5 ? value.toFixed(2) : `1/${(1 / value).toFixed(1)}`;
}
