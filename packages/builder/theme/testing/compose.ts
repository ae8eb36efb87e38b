import { mark } from "../../html/marks.ts";

/** Where a page of a test stands: under a path of a server, or as a file of a folder. */
export type Place = { base: string } | "files";

/**
 * Writes the marks of a rendered page for a place, as small as a test needs it: absolute URLs under `base`, or relative
 * links to `.html` files. `page` is the page's file, `guides/start.html`.
 */
export function composeForTest(text: string, page: string, place: Place): string {
  const url = (target: string) => {
    const [path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target)?.slice(1) ?? [];
    if (place !== "files") return place.base + path + rest;
    const file = path === "/" ? "/index.html" : /\.\w+$/.test(path) ? path : `${path}.html`;
    return "../".repeat(page.split("/").length - 1) + file.slice(1) + rest;
  };
  return text
    .replace(new RegExp(`${mark.url}([^${mark.urlEnd}]*)${mark.urlEnd}`, "g"), (_, target: string) => url(target))
    .replace(
      new RegExp(`${mark.online}([\\s\\S]*?)${mark.offline}([\\s\\S]*?)${mark.end}`, "g"),
      (_, online, offline) => (place === "files" ? offline : online),
    );
}
