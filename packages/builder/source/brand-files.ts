import type { Diagnostic } from "@lectern/contract";
import { NearPaths } from "../text/near-paths.ts";
import { percentDecoded } from "../text/percent-decoding.ts";
import { type JsonNode, type JsonObject, type JsonPlace, positionOf } from "./json/json-node.ts";
import type { Position, SiteConfig } from "./site-config.ts";
import type { OpenTree } from "./tree/open-tree.ts";

/** A file for each mode. */
interface Pair {
  light: string;
  dark: string;
}

/**
 * Takes the logo, the icon, the picture behind the pages and the files of fonts from a configuration where the repository does not have
 * them: the name, an icon in the site's colour, no picture, and the font that Lectern has of that name stand in their place. A mode without its file shows
 * that of the other. Answers the files that were looked for.
 */
export function dropMissingBrand(
  config: SiteConfig,
  node: JsonObject,
  tree: OpenTree,
  diagnostics: Diagnostic[],
): string[] {
  const asked: string[] = [];
  const pathOf = (address: string): string => percentDecoded(address.slice(1).replace(/[?#].*$/s, ""));
  const isThere = (address: string): boolean => {
    if (!address.startsWith("/")) return true;
    const path = pathOf(address);
    asked.push(path);
    return tree.byPath.has(path);
  };
  /** The address without the folder that the site stood below, as links are read too; null where no file is there either. */
  const placed = (address: string): string | null => {
    if (isThere(address)) return address;
    const short = address.replace(/^\/docs(?=\/)/, "");
    return short !== address && isThere(short) ? short : null;
  };
  let files: NearPaths | undefined;
  const tell = (name: string, address: string, position: Position): void => {
    files ??= new NearPaths(tree.byPath.keys());
    const near = files.of(pathOf(address));
    // Once it is gone, the hint is another.
    if (near !== undefined) asked.push(near);
    diagnostics.push({
      severity: "warning",
      code: "missing-file",
      message: `${name} is ${JSON.stringify(address)}, and there is no such file in the repository`,
      hint: `${near === undefined ? "" : `Did you mean ${JSON.stringify(`/${near}`)}? `}Add the file, or correct the path`,
      ...position,
    });
  };
  const tellOutside = (address: string, position: Position): void => {
    diagnostics.push({
      severity: "warning",
      code: "outside-background",
      message: `background.image is ${JSON.stringify(address)}, and the styles of a site load nothing from another host`,
      hint: "Put the picture into the repository",
      ...position,
    });
  };
  for (const [name, holder, key] of [
    ["logo", config, "logo"],
    ["favicon", config, "favicon"],
    ["background.image", config.background, "image"],
  ] as [string, Record<string, Pair | null>, string][]) {
    const pair = holder[key];
    if (!pair) continue;
    const places = placesOf(node, name.split("."));
    const isOutside = (address: string): boolean => key === "image" && !address.startsWith("/");
    const [light, dark] = [pair.light, pair.dark].map((one) => (isOutside(one) ? null : placed(one)));
    const gone = new Map<string, Position>();
    if (dark === null) gone.set(pair.dark, positionOf(places.dark));
    if (light === null) gone.set(pair.light, positionOf(places.light));
    for (const [address, position] of gone)
      if (isOutside(address)) tellOutside(address, position);
      else tell(name, address, position);
    if (light === null && dark === null) holder[key] = null;
    else Object.assign(pair, { light: light ?? dark, dark: dark ?? light });
  }
  for (const font of new Set([config.fonts.body, config.fonts.heading])) {
    if (!font?.source) continue;
    const source = placed(font.source);
    if (source === null) tell(`The font ${JSON.stringify(font.family)}`, font.source, font.position);
    font.source = source;
  }
  return asked;
}

/** Where the file of each mode is named; both at the key where it names one for both. */
function placesOf(root: JsonObject, keys: readonly string[]): Record<keyof Pair, JsonPlace> {
  let node: JsonNode = root;
  for (const key of keys) node = (node.kind === "object" && node.entries.get(key)) || node;
  const [light, dark] = ["light", "dark"].map((mode) => (node.kind === "object" ? node.entries.get(mode) : undefined));
  return { light: (light ?? dark ?? node).place, dark: (dark ?? light ?? node).place };
}
