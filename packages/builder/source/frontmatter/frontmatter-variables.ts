import type { Diagnostic } from "@lectern/contract";
import type { YamlEntry } from "./yaml-entry.ts";

/** Names in double braces with what they stood for; null for those that nothing defines. */
export type SeenVariables = Record<string, string | null>;

const variable = /\{\{\s*([A-Za-z0-9][\w-]*)\s*\}\}/g;
/** Characters of a value once its variables stand in it. */
const valueMost = 10_000;
const depthMost = 20;

/** A value that begins with a variable is text, which YAML would read as a mapping in a mapping. */
export function quoteVariables(yaml: string): string {
  if (!yaml.includes("{{")) return yaml;
  return yaml.replace(
    /^([A-Za-z_][\w:.-]*:[ \t]+|[ \t]*-[ \t]+)(\{\{\s*[\w-]+\s*\}\}.*?)[ \t]*$/gm,
    (_line, before: string, value: string) => `${before}"${value.replace(/["\\]/g, "\\$&")}"`,
  );
}

/** Puts `variables` of docs.json into the values of a frontmatter, as they are put into the page below it. */
export class VariableFiller {
  readonly seen: SeenVariables = {};
  readonly #variables: Readonly<Record<string, string>>;
  readonly #file: string;
  readonly #lines: string[];
  readonly #diagnostics: Diagnostic[];

  /** `yaml` is the block as written, for the places of complaints. */
  constructor(variables: Readonly<Record<string, string>>, file: string, yaml: string, diagnostics: Diagnostic[]) {
    this.#variables = variables;
    this.#file = file;
    this.#lines = yaml.split("\n");
    this.#diagnostics = diagnostics;
  }

  fill(entries: readonly YamlEntry[]): YamlEntry[] {
    return entries.map((entry) => ({ ...entry, value: this.#value(entry.value, entry, 0) }));
  }

  #value(value: unknown, entry: YamlEntry, depth: number): unknown {
    if (typeof value === "string") return value.includes("{{") ? this.#text(value, entry) : value;
    if (typeof value !== "object" || value === null || depth > depthMost) return value;
    if (Array.isArray(value)) return value.map((item) => this.#value(item, entry, depth + 1));
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#value(item, entry, depth + 1)]));
  }

  #text(text: string, entry: YamlEntry): string {
    let length = text.length;
    return text.replace(variable, (whole, name: string) => {
      const known = Object.hasOwn(this.#variables, name) ? (this.#variables[name] as string) : null;
      this.seen[name] = known;
      // Where a site has no variables at all, double braces are what its pages are about.
      if (known === null && Object.keys(this.#variables).length === 0) return whole;
      if (known === null) {
        this.#report(
          "undefined-variable",
          `No variable is named \`${name}\``,
          "Define it under `variables` in docs.json",
          whole,
          entry,
        );
        return whole;
      }
      length += known.length;
      if (length <= valueMost) return known.replace(/\s+/g, " ");
      this.#report("page-too-large", "Variables make the value too large", "Make the variable shorter", whole, entry);
      return "";
    });
  }

  #report(code: string, message: string, hint: string, whole: string, { line, column }: YamlEntry): void {
    const found = this.#lines.findIndex((text, index) => index >= line - 1 && text.includes(whole));
    const at =
      found < 0
        ? { line: line + 1, column }
        : { line: found + 2, column: (this.#lines[found] as string).indexOf(whole) + 1 };
    if (this.#diagnostics.some((one) => one.message === message && one.line === at.line)) return;
    this.#diagnostics.push({ severity: "error", code, message, file: this.#file, ...at, hint });
  }
}
