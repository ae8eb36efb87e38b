import type { Diagnostic, SiteRedirect } from "@lectern/contract";
import { compileRedirects, isWildcard, type Redirects } from "../../routing/redirects.ts";
import { decodePath } from "../../routing/resolve-path.ts";
import type { Position } from "../../source/site-config.ts";

export interface PlannedRedirects {
  redirects: WrittenRedirect[];
  diagnostics: Diagnostic[];
}

/** Follows redirects as the server of a site does: the first of the list that fits. */
export class RedirectTable {
  readonly #redirects: Redirects;

  constructor(redirects: readonly SiteRedirect[]) {
    this.#redirects = compileRedirects(redirects);
  }

  /** One step from a path with its leading slash; null when no redirect fits, or the one that does leads back to it. */
  step(path: string): { destination: string; redirect: SiteRedirect } | null {
    const plain = decodePath(path) ?? path;
    const found = this.#redirects.find(plain, "missing");
    return found && { destination: found.location, redirect: found.rule };
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

/** A redirect and where it is written, for complaints. */
export interface WrittenRedirect {
  redirect: SiteRedirect;
  /** Its source in the author's words. */
  written: string;
  position: Position;
  /** Where its destination stands, if not there. */
  destinationPosition?: Position;
}

/**
 * The redirects that are served: those that are written without the ones that go round in circles (reported) and
 * without exact ones from a page of the navigation, which the page would never let through (reported). One that an earlier
 * one leaves nothing to is reported too.
 */
export function planRedirects(
  written: readonly WrittenRedirect[],
  isNavigationPage: (path: string) => boolean,
): PlannedRedirects {
  const diagnostics: Diagnostic[] = [];
  const kept: WrittenRedirect[] = [];
  for (const one of written) {
    const { source } = one.redirect;
    if (isWildcard(source) || !isNavigationPage(source.slice(1))) kept.push(one);
    else {
      diagnostics.push({
        severity: "warning",
        code: "redirect-from-page",
        message: `The redirect from ${one.written} has no effect: there is a page`,
        hint: "Remove the redirect or the page",
        ...one.position,
      });
    }
  }
  const writtenOf = new Map(kept.map((one) => [one.redirect, one.written]));
  const table = new RedirectTable(kept.map(({ redirect }) => redirect));
  const redirects: WrittenRedirect[] = [];
  for (const one of kept) {
    const { redirect, position } = one;
    const first = isWildcard(redirect.source) ? null : table.step(redirect.source);
    if (first && first.redirect !== redirect && first.destination !== redirect.destination)
      diagnostics.push({
        severity: "warning",
        code: "redirect-shadowed",
        message: `The redirect from ${one.written} has no effect: the one from ${writtenOf.get(first.redirect)}, which comes before it, leads to ${first.destination}`,
        hint: "Write it before the other",
        ...position,
      });
    const walk = walkFrom(redirect, table);
    if (walk.ends) redirects.push(one);
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
  const start = exampleOf(redirect.source);
  const visited = [start];
  if (exampleOf(pathOf(redirect.destination)) === start)
    return { visited: [start, start], ends: false, isCircle: true };
  const used = new Set<SiteRedirect>();
  for (let at = start; visited.length < stepsMost; ) {
    const next = table.step(at);
    if (!next || /^https?:/i.test(next.destination)) return { visited, ends: true, isCircle: false };
    at = pathOf(next.destination);
    if (visited.includes(at)) return { visited: [...visited, at], ends: at !== start, isCircle: true };
    visited.push(at);
    used.add(next.redirect);
  }
  // A wildcard that leads below itself makes another path each time.
  return { visited, ends: false, isCircle: used.size < visited.length - 1 };
}

/** A destination without query, fragment and slash at its end. */
function pathOf(destination: string): string {
  return destination.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "");
}

/** A path that a source stands for. */
function exampleOf(source: string): string {
  return isWildcard(source) ? source.replace(/:[A-Za-z_]\w*\*?|\*/g, "x") : source;
}
