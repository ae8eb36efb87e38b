import { percentDecoded } from "./percent-decoding.ts";

/** A path without what its query says of some parameters, and what that is. */
export interface PathWithout {
  path: string;
  /** By name, without those that are places themselves: `offset={offset}`. */
  values: Map<string, string>;
}

/** Takes parameters out of the query of an endpoint's path: `/items?limit=10` where a field tells of `limit`, too. */
export function withoutQuery(path: string, names: ReadonlySet<string>): PathWithout {
  const values = new Map<string, string>();
  const start = path.indexOf("?");
  if (start < 0) return { path, values };
  const kept = path
    .slice(start + 1)
    .split("&")
    .filter((pair) => {
      const [name = "", value = ""] = pair.split("=", 2).map(percentDecoded);
      if (!names.has(name)) return true;
      if (!/^\{.*\}$/s.test(value)) values.set(name, value);
      return false;
    });
  return { path: path.slice(0, start) + (kept.length > 0 ? `?${kept.join("&")}` : ""), values };
}
