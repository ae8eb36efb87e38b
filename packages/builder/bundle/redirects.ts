import type { SiteRedirect } from "@lectern/contract";
import { decodePath, encodeSegments } from "./resolve-path.ts";

export interface RedirectMatch {
  /** Value of `Location`: a path of the site, percent-encoded, or an absolute http(s) address. */
  location: string;
  status: 307 | 308;
}

export interface Redirects {
  /** Rules that name one path; these come before the files of the site. */
  exact(path: string): RedirectMatch | null;
  /** Rules with a wildcard; these come after the files of the site. */
  wildcard(path: string): RedirectMatch | null;
}

interface WildcardRule {
  segments: string[];
  rule: SiteRedirect;
}

/**
 * Redirects made ready: one look-up for a path, and one for each of its leading parts, however many rules there are.
 * In a source `:name` stands for one segment, `:name*` and a trailing `*` for any rest, `prefix-*` for any end of a
 * segment and what follows. The paths asked for are decoded ones (`decodePath`). A rule whose destination would leave
 * the site by anything but an absolute http(s) address is dropped.
 */
export function compileRedirects(rules: readonly SiteRedirect[]): Redirects {
  const exact = new Map<string, SiteRedirect>();
  const wildcards = new Map<string, WildcardRule[]>();
  for (const rule of rules) {
    const source = normalise(rule.source);
    if (source === null || !isSafeDestination(rule.destination)) continue;
    const segments = source.split("/").slice(1);
    const literal = segments.findIndex((segment) => segment.startsWith(":") || segment.includes("*"));
    if (literal === -1) {
      if (!exact.has(source)) exact.set(source, rule);
    } else {
      const prefix = `/${segments.slice(0, literal).join("/")}`;
      const list = wildcards.get(prefix) ?? [];
      if (list.length === 0) wildcards.set(prefix, list);
      list.push({ segments: segments.slice(literal), rule });
    }
  }
  return {
    exact(path) {
      const rule = exact.get(withoutSlash(path));
      return rule ? answer(rule, {}, path) : null;
    },
    wildcard(path) {
      if (wildcards.size === 0) return null;
      const segments = withoutSlash(path).split("/").slice(1);
      for (let length = segments.length; length >= 0; length--) {
        for (const { segments: pattern, rule } of wildcards.get(`/${segments.slice(0, length).join("/")}`) ?? []) {
          const values = match(pattern, segments.slice(length));
          const found = values && answer(rule, values, path);
          if (found) return found;
        }
      }
      return null;
    },
  };
}

/** Captured texts by name; the rest of `*` is named `*`. Null when the pattern does not fit. */
function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    const star = part.indexOf("*");
    if (star !== -1 && index === pattern.length - 1) {
      const rest = segments.slice(index).join("/");
      if (part.startsWith(":")) values[part.slice(1, -1)] = rest;
      else if (part === "*") values["*"] = rest;
      else if (rest.startsWith(part.slice(0, star))) values["*"] = rest.slice(star);
      else return null;
      return values;
    }
    if (segment === undefined) return null;
    if (part.startsWith(":")) values[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return segments.length === pattern.length ? values : null;
}

function answer(rule: SiteRedirect, values: Record<string, string>, path: string): RedirectMatch | null {
  const [, authority = "", rest = ""] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(rule.destination) ?? [];
  const filled = rest.replace(/:([A-Za-z_][A-Za-z0-9_]*)\*?|\*/g, (whole, name: string | undefined) => {
    const value = values[name ?? "*"];
    return value === undefined ? whole : encodeSegments(value);
  });
  // Values may be empty, which must not turn `/:a/:b` into the address of another host.
  const target = authority + (filled.replace(/^[/\\]{2,}/, "/") || (authority ? "" : "/"));
  const own = decodePath(target.replace(/[?#].*$/s, ""));
  if (!authority && own !== null && withoutSlash(own) === withoutSlash(path)) return null;
  return { location: target, status: rule.permanent ? 308 : 307 };
}

/** Whether a destination stays in the site, or is an absolute http(s) address. */
export function isSafeDestination(destination: string): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(destination)) return false;
  if (/^https?:\/\/[^/?#:@*]+(:\d+)?([/?#]|$)/i.test(destination)) return URL.canParse(destination);
  return destination.startsWith("/") && !destination.startsWith("//");
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
