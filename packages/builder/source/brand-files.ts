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
  const files = new BrandFiles(node, tree, diagnostics);
  files.dropPair("logo", config, "logo");
  files.dropPair("favicon", config, "favicon");
  files.dropPair("background.image", config.background, "image");
  for (const font of new Set([config.fonts.body, config.fonts.heading])) if (font) files.dropSource(font);
  return files.asked;
}

class BrandFiles {
  /** Paths that were looked for. */
  readonly asked: string[] = [];
  readonly #node: JsonObject;
  readonly #tree: OpenTree;
  readonly #diagnostics: Diagnostic[];
  #near: NearPaths | undefined;

  constructor(node: JsonObject, tree: OpenTree, diagnostics: Diagnostic[]) {
    this.#node = node;
    this.#tree = tree;
    this.#diagnostics = diagnostics;
  }

  /** @param name keys of docs.json that lead to the pair */
  dropPair<Key extends string>(name: string, holder: Record<Key, Pair | null>, key: Key): void {
    const pair = holder[key];
    if (!pair) return;
    const places = placesOf(this.#node, name.split("."));
    const isOutside = (address: string): boolean => name === "background.image" && !address.startsWith("/");
    const [light, dark] = [pair.light, pair.dark].map((one) => (isOutside(one) ? null : this.#placed(one)));
    const gone = new Map<string, Position>();
    if (dark === null) gone.set(pair.dark, positionOf(places.dark));
    if (light === null) gone.set(pair.light, positionOf(places.light));
    for (const [address, position] of gone)
      if (isOutside(address)) this.#tellOutside(address, position);
      else this.#tellMissing(name, address, position);
    if (light === null && dark === null) holder[key] = null;
    else Object.assign(pair, { light: light ?? dark, dark: dark ?? light });
  }

  dropSource(font: NonNullable<SiteConfig["fonts"]["body"]>): void {
    if (!font.source) return;
    const source = this.#placed(font.source);
    if (source === null) this.#tellMissing(`The font ${JSON.stringify(font.family)}`, font.source, font.position);
    font.source = source;
  }

  /** The address without the folder that the site stood below, as links are read too; null where no file is there either. */
  #placed(address: string): string | null {
    if (this.#isThere(address)) return address;
    const short = address.replace(/^\/docs(?=\/)/, "");
    return short !== address && this.#isThere(short) ? short : null;
  }

  #isThere(address: string): boolean {
    if (!address.startsWith("/")) return true;
    const path = pathOf(address);
    this.asked.push(path);
    return this.#tree.byPath.has(path);
  }

  #tellMissing(name: string, address: string, position: Position): void {
    this.#near ??= new NearPaths(this.#tree.byPath.keys());
    const near = this.#near.of(pathOf(address));
    // Once it is gone, the hint is another.
    if (near !== undefined) this.asked.push(near);
    this.#diagnostics.push({
      severity: "warning",
      code: "missing-file",
      message: `${name} is ${JSON.stringify(address)}, and there is no such file in the repository`,
      hint: `${near === undefined ? "" : `Did you mean ${JSON.stringify(`/${near}`)}? `}Add the file, or correct the path`,
      ...position,
    });
  }

  #tellOutside(address: string, position: Position): void {
    this.#diagnostics.push({
      severity: "warning",
      code: "outside-background",
      message: `background.image is ${JSON.stringify(address)}, and the styles of a site load nothing from another host`,
      hint: "Put the picture into the repository",
      ...position,
    });
  }
}

function pathOf(address: string): string {
  return percentDecoded(address.slice(1).replace(/[?#].*$/s, ""));
}

/** Where the file of each mode is named; both at the key where it names one for both. */
function placesOf(root: JsonObject, keys: readonly string[]): Record<keyof Pair, JsonPlace> {
  let node: JsonNode = root;
  for (const key of keys) node = (node.kind === "object" && node.entries.get(key)) || node;
  const [light, dark] = ["light", "dark"].map((mode) => (node.kind === "object" ? node.entries.get(mode) : undefined));
  return { light: (light ?? dark ?? node).place, dark: (dark ?? light ?? node).place };
}
