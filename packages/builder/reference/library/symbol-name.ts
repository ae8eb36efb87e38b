import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { isObject, textOf } from "../json.ts";
import { type LibraryFormat, libraryFormats } from "./library.ts";

/** A symbol as the frontmatter of a page names it. */
export interface SymbolName {
  /** The key of the frontmatter. */
  key: "sdk" | "graphql";
  kind: string;
  /** With its class before it where it is a part of one. */
  name: string;
  /** What the library is read from; null for what applies at the page's place. */
  source: string | null;
  format: LibraryFormat | null;
}

/** Whether a page is about a symbol of a library, by what its author wrote. */
export function namesSymbol({ custom }: Pick<Frontmatter, "custom">): boolean {
  return isWritten(custom.sdk) || isWritten(custom.graphql);
}

/**
 * Reads `sdk: "[source] kind name"`, or `sdk` and `graphql` as an object with these; "none" where the page is about no
 * symbol, "unreadable" where what is written names none.
 */
export function readSymbolName({ custom }: Pick<Frontmatter, "custom">): SymbolName | "none" | "unreadable" {
  const key = isWritten(custom.sdk) ? "sdk" : "graphql";
  const written = custom[key];
  if (!isWritten(written)) return "none";
  const words = typeof written === "string" ? /^(?:(.*\S)\s+)?(\S+)\s+(\S+)$/.exec(written.trim()) : null;
  const given = isObject(written) ? written : {};
  const kind = textOf(words?.[2] ?? given.kind)?.toLowerCase() ?? null;
  const name = textOf(words?.[3] ?? given.name);
  if (kind === null || name === null) return "unreadable";
  const parent = textOf(given.parent);
  return {
    key,
    kind: key === "graphql" && /^(?:object|input|enum|interface|union|scalar)$/.test(kind) ? "type" : kind,
    name: parent === null || name.startsWith(`${parent}.`) ? name : `${parent}.${name}`,
    source: textOf(words?.[1] ?? given.source),
    format: key === "graphql" ? "graphql" : (libraryFormats.find((one) => one === given.format) ?? null),
  };
}

function isWritten(value: unknown): boolean {
  return textOf(value) !== null || isObject(value);
}
