import type { SiteRedirect } from "@lectern/contract";
import { positionOf } from "../json/json-node.ts";
import type { RedirectPlace, SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";

/**
 * The redirects of docs.json, in order: sources with a leading slash and none at the end, destinations inside the
 * site or absolute `http(s)` URLs. Reported and left out: anchors or queries in a source, `//host`, other schemes,
 * sources written twice with two destinations. One that is repeated, as with and without a slash at its end, stands once.
 * A source that is written as a pattern of another kind stands for itself, and is reported.
 */
export function readRedirects(root: Fields): Pick<SiteConfig, "redirects" | "redirectPlaces"> {
  const redirects: SiteRedirect[] = [];
  const redirectPlaces: RedirectPlace[] = [];
  /** Where the sources so far lead. */
  const targets = new Map<string, string>();
  const fromHeadings: Fields[] = [];
  for (const fields of root.objects("redirects")) {
    const source = encodedSpaces(fields.string("source"));
    const destination = encodedSpaces(fields.string("destination"));
    const refuse = (key: string, message: string, hint: string) =>
      fields.report("warning", fields.placeOf(key), "bad-redirect", message, hint);
    if (!source || !destination) {
      refuse("source", "A redirect needs a source and a destination", "It is left out");
      continue;
    }
    if (/^[^?]*#/.test(source)) {
      fromHeadings.push(fields);
      continue;
    }
    if (source.includes("?") || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) {
      refuse(
        "source",
        `The source ${JSON.stringify(source)} is not a path of the site`,
        "Write a path without a query",
      );
      continue;
    }
    if (!isSafeDestination(destination)) {
      refuse(
        "destination",
        `The destination ${JSON.stringify(destination)} is not allowed`,
        "Write a path of the site or an https URL",
      );
      continue;
    }
    const from = withSlash(source);
    const target = /^https?:/i.test(destination) ? destination : `/${destination.replace(/^(?:\.?\/)+/, "")}`;
    const first = targets.get(from);
    if (first === target) continue;
    if (first !== undefined) {
      const same = from === source ? "" : `, which ${JSON.stringify(source)} is too`;
      refuse("source", `There is already a redirect from ${from}${same}; the first one counts`, "Remove one of them");
      continue;
    }
    targets.set(from, target);
    if (isOtherPattern(from))
      refuse(
        "source",
        `The source ${JSON.stringify(source)} stands for itself alone`,
        "Write `:name` for a part of a path, and `:name*`, once, for any number of parts",
      );
    redirectPlaces.push({
      written: fields.string("source")?.trim() ?? source,
      source: positionOf(fields.placeOf("source")),
      destination: positionOf(fields.placeOf("destination")),
    });
    redirects.push({
      source: from,
      destination: target,
      permanent: fields.boolean("permanent") ?? true,
    });
  }
  reportHeadings(fromHeadings);
  return { redirects, redirectPlaces };
}

/** Sites have dozens of them, all with one fault: browsers keep what follows `#` to themselves. */
function reportHeadings([first, ...others]: readonly Fields[]): void {
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  first.report(
    "warning",
    first.placeOf("source"),
    "bad-redirect",
    `The redirect from ${JSON.stringify(first.string("source"))}${more} cannot work: no browser sends what follows #`,
    "Write a redirect from the whole page, or remove it",
  );
}

/** Whether a source is written in signs that mean something elsewhere: those of regular expressions, or a second star. */
function isOtherPattern(source: string): boolean {
  if (/\.[*+]|\(\?|\\[dws]|\[[^\]]*[\^-][^\]]*\]|:\w+[(+?{]/.test(source)) return true;
  return source.split("*").length > 2;
}

/** A path without spaces at its ends, and with those in it as addresses have them. */
function encodedSpaces(written: string | null): string | undefined {
  return written?.trim().replaceAll(" ", "%20");
}

function isSafeDestination(destination: string): boolean {
  if (/^https?:\/\/[^/\\]/i.test(destination)) return true;
  return (
    !/^[a-z][a-z0-9+.-]*:/i.test(destination) &&
    !/^[/\\]{2}/.test(destination) &&
    !/[\\\u0000-\u001f]/.test(destination)
  );
}

function withSlash(path: string): string {
  const plain = path
    .replace(/^\/+/, "")
    .replace(/\/+$/, "")
    .replace(/\.mdx?$/i, "");
  return `/${plain}`;
}
