import type { Diagnostic } from "@lectern/contract";
import { withoutBold, withoutCodeMarks } from "../../text/code-marks.ts";
import { commaSeparated } from "../../text/comma-separated.ts";
import { faultOfContextual } from "../config/contextual.ts";
import { endpointForm } from "../endpoint-form.ts";
import { printable } from "../source-text.ts";
import type { Frontmatter } from "./frontmatter-data.ts";
import { nestedTags } from "./nested-tags.ts";
import type { YamlEntry } from "./yaml-entry.ts";

const modes = ["default", "wide", "custom", "frame", "center", "assistant"] as const;
const playgrounds = ["interactive", "simple", "none", "auth"] as const;
/** What a playground was told in the old format. */
const oldPlaygrounds = ["show", "hide"] as const;
const authMethods = ["bearer", "basic", "key", "none", "cobo"] as const;
const startsWithDate = /^\d{4}-\d{2}-\d{2}/;
const dateFault = { message: "must be a date", hint: "Write it as 2026-03-14" };
const listFault = { message: "must be a list, or false", hint: "It is ignored" };
const dangerous = new Set(["__proto__", "constructor", "prototype"]);

/** Typed frontmatter out of its entries. A value of the wrong type is reported at its line and left out. */
export function toFrontmatter(written: readonly YamlEntry[], file: string, diagnostics: Diagnostic[]): Frontmatter {
  const nested = nestedTags(written);
  const entries = nested.length > 0 ? [...written, ...nested] : written;
  const read = new EntryReader(entries, file, diagnostics);
  const metatags: Record<string, string> = {};
  for (const entry of entries) {
    if (/^(?:og|twitter|metatags):/.test(entry.key)) {
      const value = read.text(entry.key);
      if (value !== null) metatags[entry.key.replace("metatags:", "")] ??= value;
    }
  }
  const mode = read.word("mode", modes, "page mode");
  read.check("createdDate", (value) => (startsWithDate.test(String(value)) ? null : dateFault));
  read.check("related", (value) => (value === false || Array.isArray(value) ? null : listFault));
  read.check("contextual", faultOfContextual);
  const title = read.text("title");
  // What the navigation says, where code may stand between backticks.
  const sidebarTitle = read.text("sidebarTitle") ?? (title?.includes("`") ? title : null);
  return {
    title: plainTitle(title),
    ...(read.isBlank("title") ? { hasBlankTitle: true } : {}),
    description: read.text("description"),
    sidebarTitle: sidebarTitle === null ? null : withoutBold(sidebarTitle),
    icon: read.text("icon"),
    iconType: read.text("iconType"),
    tag: read.text("tag"),
    hidden: read.flag("hidden"),
    noindex: read.flag("noindex") ?? false,
    audience: read.list("audience"),
    searchable: read.flag("searchable"),
    boost: read.number("boost"),
    deprecated: read.flag("deprecated") ?? false,
    mode: mode ?? "default",
    url: read.linkTarget("url"),
    hideFooterPagination: read.flag("hideFooterPagination") ?? false,
    keywords: read.list("keywords"),
    canonical: read.webAddress("canonical"),
    robots: read.text("robots"),
    timestamp: read.flag("timestamp"),
    lastUpdatedDate: read.date("lastUpdatedDate"),
    rss: read.flag("rss") ?? false,
    openapi: read.text("openapi"),
    api: read.endpoint("api"),
    asyncapi: read.text("asyncapi"),
    playground: read.word("playground", playgrounds, "playground", oldPlaygrounds),
    authMethod: read.word("authMethod", authMethods, "method of authentication"),
    contentType: read.text("contentType"),
    metatags,
    custom: read.rest(),
  };
}

/** A title is text (tab of a browser, heading, search): marks of Markdown around its words are none of it. */
function plainTitle(title: string | null): string | null {
  return title === null ? null : withoutBold(withoutCodeMarks(title));
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

  /** Whether spaces, and nothing else, are written there. */
  isBlank(key: string): boolean {
    const value = this.#entries.get(key)?.value;
    return typeof value === "string" && value !== "" && value.trim() === "";
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

  /**
   * One of some words.
   * @param kind what the words are called.
   * @param old further words, which are read and not offered.
   */
  word<const W extends string, const O extends string = never>(
    key: string,
    words: readonly W[],
    kind: string,
    old: readonly O[] = [],
  ): W | O | null {
    const value = this.text(key);
    const known = [...words, ...old].find((word) => word === value);
    if (value !== null && !known)
      this.report(key, `There is no ${kind} ${JSON.stringify(value)}`, `Use one of: ${words.join(", ")}`);
    return known ?? null;
  }

  /** A day, with or without a time behind it. */
  date(key: string): string | null {
    const value = this.text(key);
    if (value === null || startsWithDate.test(value)) return value;
    this.report(key, `${key} ${dateFault.message}`, dateFault.hint);
    return null;
  }

  /** A method and an address. */
  endpoint(key: string): string | null {
    const value = this.text(key);
    if (value === null || endpointForm.test(value)) return value;
    this.report(key, `${key} must be a method and an address`, 'Write it as "GET /users/{id}"');
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
    if (typeof value === "string") return commaSeparated(value);
    if (Array.isArray(value)) return value.filter((item) => item !== null && typeof item !== "object").map(String);
    this.report(key, `${key} must be a list`, "It is ignored");
    return [];
  }

  /** Reports what is wrong with a value that stays among the rest. */
  check(key: string, faultOf: (value: unknown) => { message: string; hint: string } | null): void {
    const value = this.#entries.get(key)?.value ?? null;
    const fault = value === null ? null : faultOf(value);
    if (fault) this.report(key, `${key} ${fault.message}`, fault.hint);
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
