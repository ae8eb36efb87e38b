import type { YamlEntry } from "./yaml-entry.ts";

/** A key behind one space or tab, without the space behind its colon, or with an equals sign for that. */
const slippedKey = /^[ \t]?([A-Za-z_][\w-]*)(?:[ \t]*=[ \t]*|:[ \t]+|:(?!\/\/))(\S.*)$/;

/** What can be understood of a block that is not YAML: its lines `key: value`, taken as text. */
export function readLoosely(text: string): YamlEntry[] {
  const entries = new Map<string, YamlEntry>();
  let isNested = false;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\S/.test(line)) isNested = /:[ \t]*$/.test(line);
    const match = /^([A-Za-z_][\w:.-]*?):[ \t]+(.+)$/.exec(line) ?? (isNested ? null : slippedKey.exec(line));
    if (!match || entries.has(match[1] as string)) continue;
    const written = (match[2] as string)
      .trim()
      .replace(/^(["'])(.*)\1$/, "$2")
      .replace(/^["'](?=[^"']*$)/, "");
    const value = written === "true" ? true : written === "false" ? false : written;
    entries.set(match[1] as string, { key: match[1] as string, value, line: index + 1, column: 1 });
  }
  return [...entries.values()];
}
