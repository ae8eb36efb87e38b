/** What is called otherwise on the other pages, by its name in the API. */
const words: Record<string, string> = {
  display: "key",
  graceDays: "days of grace",
  projectId: "project",
  repositoryUrl: "repository",
};

const lists = new Intl.ListFormat("en-GB");

/** The detail of an audit entry in one line, in the words of the other pages: `repository: https://…, scope: write`. */
export function detailText(detail: Record<string, unknown> | null): string {
  return Object.entries(detail ?? {})
    .map(([name, value]) => `${wordsOf(name)}: ${valueText(value, name === "changed")}`)
    .join(", ");
}

function valueText(value: unknown, areNames: boolean): string {
  if (value === null) return "none";
  if (Array.isArray(value))
    return lists.format(value.map((one) => (areNames ? wordsOf(String(one)) : String(one)))) || "none";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** `revokedKeys` as `revoked keys`. */
function wordsOf(name: string): string {
  if (Object.hasOwn(words, name)) return words[name] as string;
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
