/** The detail of an audit entry in one line: `name: CI, scope: write`. */
export function detailText(detail: Record<string, unknown> | null): string {
  return Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
}
