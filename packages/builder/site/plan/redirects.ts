import type { Diagnostic, SiteRedirect } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";

export interface PlannedRedirects {
  redirects: SiteRedirect[];
  diagnostics: Diagnostic[];
}

/** Follows redirects that name a path exactly or by a wildcard at the end; the first that fits wins, exact ones before all. */
export class RedirectTable {
  readonly #exact = new Map<string, SiteRedirect>();
  /** By the text before the wildcard. */
  readonly #prefixes = new Map<string, SiteRedirect>();
  /** Lengths of these texts, longest first. */
  readonly #lengths: readonly number[];

  constructor(redirects: readonly SiteRedirect[]) {
    for (const redirect of redirects) {
      const prefix = wildcardPrefix(redirect.source);
      if (prefix === null) this.#exact.set(redirect.source, redirect);
      else if (!this.#prefixes.has(prefix)) this.#prefixes.set(prefix, redirect);
    }
    this.#lengths = [...new Set([...this.#prefixes.keys()].map((prefix) => prefix.length))].sort((a, b) => b - a);
  }

  /** One step from a path with its leading slash; null when no redirect fits. */
  step(path: string): { destination: string; redirect: SiteRedirect } | null {
    const exact = this.#exact.get(path);
    if (exact) return { destination: exact.destination, redirect: exact };
    for (const length of this.#lengths) {
      const redirect = length <= path.length ? this.#prefixes.get(path.slice(0, length)) : undefined;
      if (!redirect) continue;
      const rest = path.slice(length);
      return { destination: redirect.destination.replace(/:[A-Za-z_]\w*\*|\*/, () => rest), redirect };
    }
    return null;
  }

  /** Where a path leads in the end: a path of the site or an absolute URL; null when nowhere, or round in circles. */
  follow(path: string): string | null {
    let at = path;
    for (let steps = 0; steps < 20; steps++) {
      const next = this.step(at.replace(/[?#].*$/s, ""));
      if (!next) return at === path ? null : at;
      if (/^https?:/i.test(next.destination)) return next.destination;
      if (next.destination === at) return null;
      at = next.destination;
    }
    return null;
  }
}

/** The text before a wildcard, or null for an exact source. Only the end of a source may vary. */
export function wildcardPrefix(source: string): string | null {
  const match = /^(.*?)(?::[A-Za-z_]\w*\*?|\*)(.*)$/s.exec(source);
  return match ? (match[1] as string) : null;
}

/** A redirect and where it is written, for complaints. */
export interface WrittenRedirect {
  redirect: SiteRedirect;
  position: Position;
}

/**
 * The redirects that are served: those that are written without the ones that go round in circles (reported) and
 * without exact ones from a page of the navigation, which the page would never let through (reported).
 */
export function planRedirects(
  written: readonly WrittenRedirect[],
  isNavigationPage: (path: string) => boolean,
): PlannedRedirects {
  const diagnostics: Diagnostic[] = [];
  const kept: WrittenRedirect[] = [];
  for (const one of written) {
    const { source } = one.redirect;
    if (wildcardPrefix(source) !== null || !isNavigationPage(source.slice(1))) kept.push(one);
    else {
      diagnostics.push({
        severity: "warning",
        code: "redirect-from-page",
        message: `The redirect from ${source} has no effect: there is a page`,
        hint: "Remove the redirect or the page",
        ...one.position,
      });
    }
  }
  const table = new RedirectTable(kept.map(({ redirect }) => redirect));
  const redirects: SiteRedirect[] = [];
  for (const { redirect, position } of kept) {
    const walk = walkFrom(redirect, table);
    if (walk.ends) redirects.push(redirect);
    else {
      const { isCircle, visited } = walk;
      const shown = visited.length < stepsMost ? visited : [...visited.slice(0, 3), "…"];
      diagnostics.push({
        severity: "error",
        code: isCircle ? "redirect-loop" : "redirect-chain",
        message: `The redirect ${isCircle ? "goes round in circles" : `leads over more than ${stepsMost} others`}: ${shown.join(" → ")}`,
        hint: isCircle ? "Remove one of them" : "Lead to the last of them at once",
        ...position,
      });
    }
  }
  return { redirects, diagnostics };
}

/** Redirects that a browser follows. */
const stepsMost = 20;

/** The way from a redirect on, and whether it comes to an end. One that leads into others' circle ends, as theirs to tell. */
function walkFrom(redirect: SiteRedirect, table: RedirectTable) {
  const start = wildcardPrefix(redirect.source) === null ? redirect.source : `${wildcardPrefix(redirect.source)}x`;
  const visited = [start];
  const used = new Set<SiteRedirect>();
  for (let at = start; visited.length < stepsMost; ) {
    const next = table.step(at);
    if (!next || /^https?:/i.test(next.destination)) return { visited, ends: true, isCircle: false };
    at = next.destination.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "");
    if (visited.includes(at)) return { visited: [...visited, at], ends: at !== start, isCircle: true };
    visited.push(at);
    used.add(next.redirect);
  }
  // A wildcard that leads below itself makes another path each time.
  return { visited, ends: false, isCircle: used.size < visited.length - 1 };
}
