import type { SiteRedirect } from "@lectern/contract";
import { addToList } from "../text/add-to-list.ts";
import { decodePath, encodeSegments } from "./resolve-path.ts";

export interface RedirectMatch {
  /** Value of `Location`: a path of the site, percent-encoded, or an absolute http(s) address. */
  location: string;
  status: 307 | 308;
  /** The rule that led there. */
  rule: SiteRedirect;
}

export interface Redirects {
  /**
   * The first rule of the list that fits a path. Where something stands at the path (`found`), only a rule that names this one
   * path comes before it.
   */
  find(path: string, stands: "found" | "missing"): RedirectMatch | null;
}

/** A rule and its place in the list. */
interface RankedRule {
  rule: SiteRedirect;
  rank: number;
}

interface WildcardRule extends RankedRule {
  parts: Part[];
}

/** One segment of a source: a text, or a text before what varies. */
interface Part {
  text: string;
  /** What varies is known by this name, `*` where it has none; null for a text alone. */
  name: string | null;
  /** It goes on over the segments that follow. */
  isRest: boolean;
}

/**
 * Redirects made ready: one look-up for a path, and one for each of its leading parts, however many rules there are.
 * In a source `:name` stands for one segment, `:name*` and a `*` for any number of them, `prefix-*` and `prefix-:name*`
 * for any end of a segment and what follows; only the first that takes several does. The Markdown of a page (`/old.md`)
 * moves with it. The paths asked for are decoded ones (`decodePath`). A rule whose destination would leave the site by anything but an absolute http(s) address is
 * dropped.
 */
export function compileRedirects(rules: readonly SiteRedirect[]): Redirects {
  const exact = new Map<string, RankedRule>();
  const wildcards = new Map<string, WildcardRule[]>();
  for (const [rank, rule] of rules.entries()) {
    const source = normalise(rule.source);
    if (source === null || !isSafeDestination(rule.destination)) continue;
    const parts = source.split("/").slice(1).map(partOf);
    const literal = parts.findIndex(({ name }) => name !== null);
    if (literal === -1) {
      if (!exact.has(source)) exact.set(source, { rule, rank });
    } else {
      const before = parts.slice(0, literal).map(({ text }) => text);
      addToList(wildcards, `/${before.join("/")}`, { parts: parts.slice(literal), rule, rank });
    }
  }
  const named = (path: string): Ranked | null => {
    const found = exact.get(withoutSlash(path));
    const match = found && answer(found.rule, new Map(), path);
    return match ? { match, rank: found.rank } : null;
  };
  /** The Markdown of a page that moved. */
  const twin = (path: string): Ranked | null => {
    if (!path.endsWith(".md")) return null;
    const page = path.slice(0, -3);
    const found = exact.get(page);
    const match = found && answer(found.rule, new Map(), page);
    const location = match && markdownOf(match.location);
    return match && location && decodePath(location) !== path
      ? { match: { ...match, location }, rank: found.rank }
      : null;
  };
  const fitting = (path: string, before: number): RedirectMatch | null => {
    let first: RedirectMatch | null = null;
    let end = before;
    const segments = withoutSlash(path).split("/").slice(1);
    for (let length = segments.length; length >= 0; length--) {
      const list = wildcards.get(`/${segments.slice(0, length).join("/")}`);
      for (const { parts, rule, rank } of list ?? []) {
        if (rank >= end) break;
        const values = match(parts, segments.slice(length));
        const found = values && answer(rule, values, path);
        if (!found) continue;
        first = found;
        end = rank;
        break;
      }
    }
    return first;
  };
  // One that never has its turn has none where something stands at its path either: a bundle has a page there.
  if (wildcards.size > 0) for (const [source, { rank }] of exact) if (fitting(source, rank)) exact.delete(source);
  return {
    find(path, stands) {
      const own = named(path) ?? (stands === "missing" ? twin(path) : null);
      const earlier =
        stands === "missing" && wildcards.size > 0 ? fitting(path, own?.rank ?? Number.POSITIVE_INFINITY) : null;
      return earlier ?? own?.match ?? null;
    },
  };
}

/** What a rule makes of a path, and its place in the list. */
interface Ranked {
  match: RedirectMatch;
  rank: number;
}

/** Whether a source stands for more than one path. */
export function isWildcard(source: string): boolean {
  return source.split("/").some((segment) => partOf(segment).name !== null);
}

function partOf(segment: string): Part {
  const [, text, named, star] = /^([^:*]*)(?::([A-Za-z_]\w*))?(\*?)$/.exec(segment) ?? [];
  // A colon within a segment is a sign like others (`/messages:batch`), unless a star follows.
  if (text === undefined || (!star && (named === undefined || text !== "")))
    return segment.includes("*")
      ? { text: segment.slice(0, segment.indexOf("*")), name: "*", isRest: true }
      : { text: segment, name: null, isRest: false };
  return { text, name: named ?? "*", isRest: star === "*" };
}

/** Captured texts by name; the rest of `*` is named `*`. Null when the pattern does not fit. */
function match(parts: readonly Part[], segments: readonly string[]): Map<string, string> | null {
  const values = new Map<string, string>();
  const rest = parts.findIndex(({ isRest }) => isRest);
  const after = rest === -1 ? [] : parts.slice(rest + 1);
  const end = segments.length - after.length;
  const before = rest === -1 ? parts : parts.slice(0, rest);
  if (rest === -1 ? segments.length !== parts.length : end < rest) return null;
  const fits = (one: Part, segment: string | undefined) => {
    if (segment === undefined || (one.name === null ? segment !== one.text : !segment.startsWith(one.text)))
      return false;
    if (one.name !== null) values.set(one.name, segment.slice(one.text.length));
    return true;
  };
  if (!before.every((one, index) => fits(one, segments[index]))) return null;
  if (!after.every((one, index) => fits(one, segments[end + index]))) return null;
  const taking = parts[rest];
  if (!taking) return values;
  const taken = segments.slice(rest, end).join("/");
  if (!taken.startsWith(taking.text)) return null;
  values.set(taking.name ?? "*", taken.slice(taking.text.length));
  return values;
}

function answer(rule: SiteRedirect, values: ReadonlyMap<string, string>, path: string): RedirectMatch | null {
  const [, authority = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(rule.destination) ?? [];
  const filled = rest.replace(/:([A-Za-z_][A-Za-z0-9_]*)\*?|\*/g, (whole, name: string | undefined) => {
    const value = values.get(name ?? "*");
    return value === undefined ? whole : encodeSegments(value);
  });
  // Values may be empty, which must not turn `/:a/:b` into the address of another host.
  const target = authority + (filled.replace(/^[/\\]{2,}/, "/") || (authority ? "" : "/"));
  const own = decodePath(target.replace(/[?#].*$/s, ""));
  if (!authority && own !== null && withoutSlash(own) === withoutSlash(path)) return null;
  return { location: target, status: rule.permanent ? 308 : 307, rule };
}

/** Where the Markdown of the page at a location is; what is no page of the site stays as it is. */
function markdownOf(location: string): string {
  const [path = ""] = location.split(/[?#]/, 1);
  if (!path.startsWith("/") || /\.[a-z0-9]{1,8}$/i.test(path)) return location;
  return path === "/" ? "/index.md" : `${withoutSlash(path)}.md`;
}

/** Whether a destination stays in the site, or is an absolute http(s) address. */
export function isSafeDestination(destination: string): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(destination)) return false;
  if (/^https?:\/\/[^/?#:@*]+(:\d+)?([/?#]|$)/i.test(destination)) return URL.canParse(destination);
  return destination.startsWith("/") && !destination.startsWith("//");
}

/** The target with the query that the reader came with, unless it has one of its own. */
export function withQuery(location: string, query: string): string {
  if (query === "") return location;
  const [target = "", fragment] = location.split("#", 2) as [string, string?];
  if (target.includes("?")) return location;
  return `${target}?${query.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${fragment === undefined ? "" : `#${fragment}`}`;
}

function normalise(source: string): string | null {
  const path = source.replace(/[?#].*$/s, "");
  const decoded = decodePath(path.startsWith("/") ? path : `/${path}`);
  return decoded === null ? null : withoutSlash(decoded);
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/**
 * Reads the `_redirects` file of a bundle: one rule in a line, `source destination [status]`, `#` begins a comment,
 * `:splat` stands for what `*` matched. Lines that are no rule are passed over.
 */
export function parseRedirectsFile(text: string): SiteRedirect[] {
  const rules: SiteRedirect[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [source, destination, status] = line.trim().split(/\s+/);
    if (!source || !destination || source.startsWith("#")) continue;
    const temporary = status === "302" || status === "307";
    rules.push({ source, destination: destination.replace(/:splat\b/g, "*"), permanent: !temporary });
  }
  return rules;
}
