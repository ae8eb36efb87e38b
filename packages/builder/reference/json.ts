import { isObject } from "@lectern/contract/is-object";

export { isObject };

/** An object of a specification: plain data from JSON or YAML. */
export type Json = Record<string, unknown>;

/** The value as an object; empty for anything else. */
export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** The value where it is a list; an empty one for anything else. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list; none for anything else. */
export function textsIn(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === "string");
}

/** A text, trimmed; null for anything else and for nothing. */
export function textOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = (value.endsWith(" ") || value.endsWith("\t") ? withoutMargin(value) : value).trim();
  return text === "" ? null : text;
}

/**
 * A comment of a program as it stood there, without the margin of all lines but the first: its last line is that margin
 * alone. In Markdown the margin would make code of its paragraphs.
 */
function withoutMargin(text: string): string {
  const margin = text.slice(text.lastIndexOf("\n") + 1);
  const [first, ...others] = text.split("\n");
  const isMargin = margin.trim() === "" && others.every((line) => line.startsWith(margin) || line.trim() === "");
  return isMargin ? [first, ...others.map((line) => line.slice(margin.length))].join("\n") : text;
}

/** An own value by name: no name of a specification reaches a prototype. */
export function own(object: Json, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
