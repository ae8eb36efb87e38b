import type { Diagnostic } from "@lectern/contract";
import { percentDecoded } from "../text/percent-decoding.ts";
import { type JsonObject, positionOf } from "./json-node.ts";
import type { OpenTree } from "./open-tree.ts";
import type { Position, SiteConfig } from "./site-config.ts";

/**
 * Takes the logo, the icon and the files of fonts from a configuration where the repository does not have them: the name, an
 * icon in the site's colour, and the font that Lectern has of that name stand in their place. A mode without its file shows
 * that of the other. Answers the files that were looked for.
 */
export function dropMissingBrand(
  config: SiteConfig,
  node: JsonObject,
  tree: OpenTree,
  diagnostics: Diagnostic[],
): string[] {
  const asked: string[] = [];
  const isThere = (address: string): boolean => {
    if (!address.startsWith("/")) return true;
    const path = percentDecoded(address.slice(1).replace(/[?#].*$/s, ""));
    asked.push(path);
    return tree.byPath.has(path);
  };
  const tell = (name: string, address: string, position: Position): void => {
    diagnostics.push({
      severity: "warning",
      code: "missing-file",
      message: `${name} is ${JSON.stringify(address)}, and there is no such file in the repository`,
      hint: "Add the file, or correct the path",
      ...position,
    });
  };
  for (const key of ["logo", "favicon"] as const) {
    const pair = config[key];
    if (!pair) continue;
    const { light, dark } = pair;
    const gone = [...new Set([light, dark])].filter((address) => !isThere(address));
    for (const address of gone) tell(key, address, positionOf((node.entries.get(key) ?? node).place));
    if (gone.includes(light) && gone.includes(dark)) config[key] = null;
    else Object.assign(pair, { light: gone.includes(light) ? dark : light, dark: gone.includes(dark) ? light : dark });
  }
  for (const font of new Set([config.fonts.body, config.fonts.heading])) {
    if (!font?.source || isThere(font.source)) continue;
    tell(`The font ${JSON.stringify(font.family)}`, font.source, font.position);
    font.source = null;
  }
  return asked;
}
