import { isObject } from "@lectern/contract/is-object";
import type { YamlEntry } from "./yaml-entry.ts";

/** Keys below `seo` that have the name and the meaning of a key of the page. */
const keysOfPage = new Set(["noindex", "canonical", "robots", "keywords"]);
/** Keys below `seo` that say how the page is shown where it is found. */
const keysOfSharing = new Set(["title", "description", "image"]);

/**
 * What stands below `og`, `twitter` and `seo`, as the keys that say the same: `og:title` for `title` below `og`, and
 * `metatags:name` for any other tag. Those that the page writes out itself count, and are not among them.
 */
export function nestedTags(entries: readonly YamlEntry[]): YamlEntry[] {
  const groups = entries.filter(({ key, value }) => /^(?:og|twitter|seo)$/.test(key) && isObject(value));
  if (groups.length === 0) return [];
  const known = new Set(entries.map(({ key }) => key));
  return groups.flatMap((group) =>
    flat(group.key, group.value).flatMap(([path, value]) => {
      const key = group.key === "seo" ? keyOfSeo(path) : path;
      const isList = Array.isArray(value) && key !== "keywords";
      if (key === null || isList || known.has(key)) return [];
      known.add(key);
      return [{ key, value, line: group.line, column: group.column }];
    }),
  );
}

/** Values below a key with the way to them; `url` of an object is what the object itself stands for. */
function flat(path: string, value: unknown): [path: string, value: unknown][] {
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(key === "url" && path !== "og" ? path : `${path}:${key}`, inner),
  );
}

function keyOfSeo(path: string): string | null {
  const [, first = "", rest = ""] = /^seo:([^:]+):?(.*)$/.exec(path) ?? [];
  if (first === "metatags") return rest ? `${first}:${rest}` : null;
  if (keysOfPage.has(first)) return first;
  return keysOfSharing.has(first) ? `og:${first}${rest && `:${rest}`}` : null;
}
