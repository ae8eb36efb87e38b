import type { YamlEntry } from "./yaml-entry.ts";

const key = /^([A-Za-z_][\w:.-]*):(?:[ \t]+(.*))?$/;
/** Words that YAML reads as nothing but a string: a letter first, and inside neither `: ` nor ` #`. */
const plainWord = /^\p{L}(?:[^#:\t]|:(?=\S)|(?<=\S)#)*$/u;
/** The same within a list, where more signs belong to the syntax. */
const listedWord = /^\p{L}[^#:[\]{},&*!|>'"%@`\\\t]*$/u;
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** The common case, read line by line without a parser; null when a line needs one. */
export function readSimple(text: string): YamlEntry[] | null {
  const entries: YamlEntry[] = [];
  const seen = new Set<string>();
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const match = key.exec(line);
    if (!match || seen.has(match[1] as string) || (match[1] as string).endsWith(":")) return null;
    const value = simpleValue((match[2] ?? "").trimEnd());
    if (value === undefined) return null;
    // A value may go on in an indented line.
    if (/^[ \t]/.test(lines[index + 1] ?? "")) return null;
    seen.add(match[1] as string);
    entries.push({ key: match[1] as string, value, line: index + 1, column: 1 });
  }
  return entries;
}

function simpleValue(text: string): string | boolean | string[] | undefined {
  if (text === "true") return true;
  if (text === "false") return false;
  if (text.startsWith("[") && text.endsWith("]")) return simpleList(text);
  if (/^"[^"\\]*"$/.test(text) || /^'[^']*'$/.test(text)) return text.slice(1, -1);
  return plainWord.test(text) && !special.test(text) ? text : undefined;
}

/** A list of words in one line, each in quotes or plain. */
function simpleList(text: string): string[] | undefined {
  const items: string[] = [];
  const end = text.length - 1;
  const skipBlanks = (from: number) => {
    let at = from;
    while (text[at] === " ") at++;
    return at;
  };
  for (let at = skipBlanks(1); at < end; at = skipBlanks(at)) {
    const sign = text[at] as string;
    const isQuoted = sign === '"' || sign === "'";
    const found = text.indexOf(isQuoted ? sign : ",", at + 1);
    const close = !isQuoted && (found < 0 || found > end) ? end : found;
    if (close < 0 || close > end) return undefined;
    const item = text.slice(isQuoted ? at + 1 : at, close).trim();
    const isPlain = listedWord.test(item) && !special.test(item);
    if (isQuoted ? item.includes("\\") : !isPlain) return undefined;
    items.push(isQuoted ? text.slice(at + 1, close) : item);
    at = skipBlanks(isQuoted ? close + 1 : close);
    if (at < end && text[at] !== ",") return undefined;
    at++;
  }
  return items;
}
