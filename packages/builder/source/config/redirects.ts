import type { SiteRedirect } from "@lectern/contract";
import { positionOf } from "../json-node.ts";
import type { Position, SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";

/**
 * The redirects of docs.json, in order: sources with a leading slash and none at the end, destinations inside the
 * site or absolute `http(s)` URLs. Reported and left out: anchors or queries in a source, `//host`, other schemes,
 * sources written twice with two destinations. One that is repeated, as with and without a slash at its end, stands once.
 */
export function readRedirects(root: Fields): Pick<SiteConfig, "redirects" | "redirectPositions"> {
  const redirects: SiteRedirect[] = [];
  const redirectPositions: Position[] = [];
  /** Where the sources so far lead. */
  const targets = new Map<string, string>();
  for (const fields of root.objects("redirects")) {
    const source = fields.string("source")?.trim();
    const destination = fields.string("destination")?.trim();
    const refuse = (key: string, message: string, hint: string) =>
      fields.report("warning", fields.placeOf(key), "bad-redirect", message, hint);
    if (!source || !destination) {
      refuse("source", "A redirect needs a source and a destination", "It is left out");
      continue;
    }
    if (/[?#]/.test(source) || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) {
      refuse(
        "source",
        `The source ${JSON.stringify(source)} is not a path of the site`,
        "Write a path without anchor and query",
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
    const target = /^https?:/i.test(destination) ? destination : `/${destination.replace(/^\/+/, "")}`;
    const first = targets.get(from);
    if (first === target) continue;
    if (first !== undefined) {
      refuse("source", `There is already a redirect from ${from}; the first one counts`, "Remove one of them");
      continue;
    }
    targets.set(from, target);
    redirectPositions.push(positionOf(fields.placeOf("source")));
    redirects.push({
      source: from,
      destination: target,
      permanent: fields.boolean("permanent") ?? true,
    });
  }
  return { redirects, redirectPositions };
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
