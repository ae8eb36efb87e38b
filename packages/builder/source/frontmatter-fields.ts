import type { Diagnostic } from "@lectern/contract";
import { withoutCodeMarks } from "../text/code-marks.ts";
import type { Frontmatter } from "./frontmatter-data.ts";
import type { YamlEntry } from "./frontmatter-yaml.ts";
import { printable } from "./source-text.ts";

const modes = ["default", "wide", "custom", "frame", "center", "assistant"] as const;
const dangerous = new Set(["__proto__", "constructor", "prototype"]);

/** Typed frontmatter out of its entries. A value of the wrong type is reported at its line and left out. */
export function toFrontmatter(entries: readonly YamlEntry[], file: string, diagnostics: Diagnostic[]): Frontmatter {
  const read = new EntryReader(entries, file, diagnostics);
  const metatags: Record<string, string> = {};
  for (const entry of entries) {
    if (/^(?:og|twitter):/.test(entry.key)) {
      const value = read.text(entry.key);
      if (value !== null) metatags[entry.key] = value;
    }
  }
  const mode = read.text("mode");
  const known = modes.find((name) => name === mode);
  if (mode !== null && !known)
    read.report("mode", `There is no page mode ${JSON.stringify(mode)}`, `Use one of: ${modes.join(", ")}`);
  const title = read.text("title");
  return {
    title: plainTitle(title),
    description: read.text("description"),
    sidebarTitle: withoutBold(read.text("sidebarTitle") ?? (title?.includes("`") ? title : null)),
    icon: read.text("icon"),
    iconType: read.text("iconType"),
    tag: read.text("tag"),
    hidden: read.flag("hidden"),
    noindex: read.flag("noindex") ?? false,
    searchable: read.flag("searchable"),
    boost: read.number("boost"),
    deprecated: read.flag("deprecated") ?? false,
    mode: known ?? "default",
    url: read.linkTarget("url"),
    hideFooterPagination: read.flag("hideFooterPagination") ?? false,
    keywords: read.list("keywords"),
    canonical: read.webAddress("canonical"),
    robots: read.text("robots"),
    timestamp: read.flag("timestamp"),
    lastUpdatedDate: read.text("lastUpdatedDate"),
    rss: read.flag("rss") ?? false,
    openapi: read.text("openapi"),
    api: read.text("api"),
    asyncapi: read.text("asyncapi"),
    playground: read.text("playground"),
    authMethod: read.text("authMethod"),
    contentType: read.text("contentType"),
    metatags,
    custom: read.rest(),
  };
}

/** A title is text (tab of a browser, heading, search): marks of Markdown around its words are none of it. */
function plainTitle(title: string | null): string | null {
  return title === null ? null : withoutBold(withoutCodeMarks(title));
}

/** What the navigation says, where code may stand between backticks. */
function withoutBold(title: string | null): string | null {
  if (!title?.includes("**")) return title;
  return title.replace(/\*\*([^*]+)\*\*/g, "$1").trim() || title;
}

class EntryReader {
  readonly #entries: Map<string, YamlEntry>;
  readonly #file: string;
  readonly #diagnostics: Diagnostic[];
  readonly #read = new Set<string>();

  constructor(entries: readonly YamlEntry[], file: string, diagnostics: Diagnostic[]) {
    this.#entries = new Map(entries.map((entry) => [entry.key, entry]));
    this.#file = file;
    this.#diagnostics = diagnostics;
  }

  text(key: string): string | null {
    const value = this.#take(key);
    if (value === null) return null;
    if (typeof value === "string") return value.trim() === "" ? null : printable(value.trim());
    if (typeof value === "number") return this.#entries.get(key)?.written ?? String(value);
    if (typeof value === "boolean") return String(value);
    this.report(key, `${key} must be text`, "It is ignored");
    return null;
  }

  /** An address without a scheme of its own, or with that of the web. */
  webAddress(key: string): string | null {
    const value = this.text(key);
    if (value === null || !/^[a-z][a-z0-9+.-]*:/i.test(value) || /^https?:\/\//i.test(value)) return value;
    this.report(key, `${key} must be a web address`, "Write an https address");
    return null;
  }

  /** What a link may lead to; a word alone is none, and the page stays a page. */
  linkTarget(key: string): string | null {
    const value = this.text(key);
    if (value === null || /^[^\s<>"]*[.:/#][^\s<>"]*$/.test(value)) return value;
    this.report(key, `${key} must be an address`, "It is ignored, and the page is shown");
    return null;
  }

  flag(key: string): boolean | null {
    const value = this.#take(key);
    if (value === null) return null;
    if (typeof value === "boolean") return value;
    if (typeof value === "string" && /^(?:true|yes|on)$/i.test(value)) return true;
    if (typeof value === "string" && /^(?:false|no|off)$/i.test(value)) return false;
    this.report(key, `${key} must be true or false`, "It is ignored");
    return null;
  }

  number(key: string): number | null {
    const value = this.#take(key);
    if (value === null) return null;
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number === "number" && Number.isFinite(number)) return number;
    this.report(key, `${key} must be a number`, "It is ignored");
    return null;
  }

  /** A list, or words with commas between them. */
  list(key: string): string[] {
    const value = this.#take(key);
    if (value === null) return [];
    if (typeof value === "string")
      return value
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== "");
    if (Array.isArray(value)) return value.filter((item) => item !== null && typeof item !== "object").map(String);
    this.report(key, `${key} must be a list`, "It is ignored");
    return [];
  }

  /** What nothing asked for. */
  rest(): Record<string, unknown> {
    const custom: Record<string, unknown> = {};
    for (const { key, value } of this.#entries.values()) {
      if (!this.#read.has(key) && !dangerous.has(key)) custom[key] = value;
    }
    return custom;
  }

  report(key: string, message: string, hint: string): void {
    const entry = this.#entries.get(key);
    this.#diagnostics.push({
      severity: "warning",
      code: "bad-frontmatter-value",
      message,
      file: this.#file,
      line: (entry?.line ?? 1) + 1,
      column: entry?.column ?? 1,
      hint,
    });
  }

  #take(key: string): unknown {
    this.#read.add(key);
    return this.#entries.get(key)?.value ?? null;
  }
}
