import type { SiteRedirect } from "@lectern/contract";
import { html } from "../../html/html.ts";
import { compileRedirects, isWildcard } from "../../routing/redirects.ts";
import { decodePath } from "../../routing/resolve-path.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import type { SiteModel } from "../model/site-model.ts";
import type { BundleAddresses } from "./bundle/bundle-addresses.ts";

export interface RedirectFile {
  path: string;
  text(addresses: BundleAddresses): string;
}

/**
 * Redirects of a bundle: a small page for each exact one, which works everywhere, and `_redirects` with all of them for
 * servers that know the file. A redirect from where a page or file stands has no page of its own.
 */
export function redirectFiles(model: SiteModel): RedirectFile[] {
  if (model.redirects.length === 0) return [];
  const pages = new Set(model.pages.map((page) => page.file));
  const taken = new Set([...model.files, ...pages, ...model.pages.map((page) => page.twin), "index.html", "404.html"]);
  const files: RedirectFile[] = [];
  const rules = compileRedirects(model.redirects);
  const overruled: SiteRedirect[] = [];
  for (const { source, destination } of model.redirects) {
    const path = fileOf(source);
    if (isWildcard(source) || taken.has(path) || !isPlainPath(path)) continue;
    taken.add(path);
    // A rule that stands for many paths may come before this one.
    const first = rules.find(decodePath(source) ?? source, "missing");
    files.push({ path, text: (addresses) => pageTo(first?.location ?? destination, addresses, path) });
    if (first && isWildcard(first.rule.source))
      overruled.push({ source, destination: first.location, permanent: first.rule.permanent });
  }
  // Where a page of ours stands, servers pass over rules that stand for many paths: they get one for this path.
  // The file of a page is the address of the page itself in a bundle.
  const listed = model.redirects.filter(({ source }) => !pages.has(percentDecoded(source.slice(1))));
  files.push({ path: "_redirects", text: () => redirectList([...overruled, ...listed]) });
  return files;
}

/** Where a page stands that leads on from a source: at the source itself, if that names a file of a page. */
function fileOf(source: string): string {
  const path = percentDecoded(source.slice(1));
  return path.endsWith(".html") ? path : `${path}.html`;
}

/** A source that is also a path of a file; others only stand in the list. */
function isPlainPath(path: string): boolean {
  return (
    !/[\u0000-\u001f<>:"|?*\\]/.test(path) &&
    path.split("/").every((name) => !/^\.{0,2}$/.test(name) && name !== ".html")
  );
}

/** A page that leads to a page of the bundle at once; outside it leads only where the reader asks it to. */
function pageTo(destination: string, addresses: BundleAddresses, path: string): string {
  const isOutside = /^https?:/i.test(destination);
  const url = isOutside ? destination : addresses.placeOf(path).url(destination);
  const refresh = isOutside ? "" : html`<meta http-equiv="refresh" content="0; url=${url}">`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">${refresh}</head><body><p><a href="${url}">This page has moved.</a></p></body></html>
`.text;
}

/**
 * One rule in a line, as several servers of files read it: `:name` stands for a segment, a star for any number of them.
 * Some know a star at the end alone, and pass over others. A second star cannot be said, and is left out.
 */
function redirectList(redirects: readonly SiteRedirect[]): string {
  const lines = redirects.map(({ source, destination, permanent }) => {
    const star = /:([A-Za-z_]\w*)\*/.exec(source)?.[1];
    const from = source.replace(/:[A-Za-z_]\w*\*/g, "*");
    const to = destination.replace(/:([A-Za-z_]\w*)\*?/g, (written, name) => (name === star ? ":splat" : written));
    if (/\s/.test(from + to) || from.split("*").length > 2) return "";
    return `${from} ${from.includes("*") ? to.replace("*", ":splat") : to} ${permanent ? 308 : 307}\n`;
  });
  return lines.join("");
}
