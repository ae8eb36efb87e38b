import { textOf } from "../json.ts";
import { labelText } from "../page-parts/label-text.ts";
import type { SpecificationEntry } from "../specification/specification.ts";

/** Characters of a name; a summary beyond that is prose, which names its operation by its first sentence. */
const maxName = 120;

/**
 * A summary's beginning names its operation: the first paragraph, of that the lines to one that ends a sentence, and of
 * prose the first sentence. Generators that take a whole comment for it write more behind that: `rest`. What is Markdown
 * in a name is its text alone.
 */
export function partsOfSummary(summary: string | null): { name: string | null; rest: string | null } {
  const text = textOf(summary) ?? "";
  const [paragraph = ""] = text.split(/\n[^\S\n]*\n/, 1);
  const ends = [/[.!?](?=[^\S\n]*\n)/, ...(paragraph.length > maxName ? [/[\p{L}\p{N})][.!?](?=\s+\p{Lu})/u] : [])];
  const [end = paragraph.length] = ends.flatMap((pattern) => {
    const match = pattern.exec(paragraph);
    return match ? [match.index + match[0].length] : [];
  });
  return { name: textOf(labelText(paragraph.slice(0, end))), rest: textOf(text.slice(end)) };
}

/** A program's name for an operation whose words can be told apart: `listUsers`, `UsersController_findAll_v1`. */
const programName = /^(?:\w*Controller_([a-z][A-Za-z\d]*?)(?:_v\d+)?|([a-z][a-z\d]*(?:[A-Z][A-Za-z\d]*)+))$/;

/** What an operation without a summary is called by: `List users` of `listUsers`, else `Get users by id` of its path; null for what is none. */
export function nameOfOperation({ kind, method, path, operationId }: SpecificationEntry): string | null {
  if (kind !== "operation") return null;
  const [, ofController, plain] = programName.exec(operationId ?? "") ?? [];
  const given = ofController ?? plain;
  const words = given === undefined ? wordsOfPath(method, path) : wordsOf(given);
  return words === "" ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words of a path behind its method; versions and `api` at its beginning say nothing of the operation. */
function wordsOfPath(method: string, path: string): string {
  const segments = path.split("/").filter((part) => part !== "");
  const isPrefix = (part: string) => /^(?:api|v\d+(?:\.\d+)*)$/i.test(part);
  const from = segments.findIndex((part) => !isPrefix(part));
  const own = from < 0 ? segments : segments.slice(from);
  const names = own.filter((part) => !/^\{[^{}]*\}$/.test(part)).map((part) => part.replace(/[{}]/g, " "));
  const last = names.length > 0 ? /^\{([^{}]+)\}$/.exec(own.at(-1) ?? "")?.[1] : undefined;
  const words = [...names, ...(last === undefined ? [] : ["by", last])].map(wordsOf).join(" ");
  return words === "" ? "" : `${method.toLowerCase()} ${words}`;
}

/** `user id` of `userID` and `user-id`; names in capital letters stay. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2 ")
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(" ")
    .trim();
}
