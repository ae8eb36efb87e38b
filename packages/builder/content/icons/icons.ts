import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { standInsFor } from "./stand-in-icons.ts";
import { isSvgCode, svgFromCode } from "./svg-code.ts";

export type IconLibrary = "fontawesome" | "lucide" | "tabler";

export interface IconOptions {
  library: IconLibrary;
  /** Font Awesome's style: solid, regular, brands …; styles that only paid sets have fall back to solid. */
  type?: string | null | undefined;
}

const require = createRequire(import.meta.url);

let folders: Record<IconLibrary, string> | undefined;

/** Folders of SVG files in the icon packages; Tabler's package names its icons without their folder. */
export function iconFolder(library: IconLibrary): string {
  const of = (file: string) => dirname(require.resolve(file));
  folders ??= {
    fontawesome: join(of("@fortawesome/fontawesome-free/package.json"), "svgs"),
    lucide: join(of("lucide-static/package.json"), "icons"),
    tabler: join(of("@tabler/icons/outline/home.svg"), ".."),
  };
  return folders[library];
}

/** Whether docs.json may name it in `icons.library`. */
export function isIconLibrary(name: string): name is IconLibrary {
  return name === "fontawesome" || name === "lucide" || name === "tabler";
}

/** Files that may hold an icon, best first. */
function candidates(name: string, { library, type }: IconOptions): string[] {
  if (library === "lucide") return [join(iconFolder("lucide"), `${name}.svg`)];
  if (library === "tabler") {
    const filled = name.endsWith("-filled") ? name.slice(0, -7) : name;
    const paths = [
      join(iconFolder("tabler"), "outline", `${name}.svg`),
      join(iconFolder("tabler"), "filled", `${filled}.svg`),
    ];
    return type === "filled" || type === "solid" ? paths.reverse() : paths;
  }
  const styles =
    type === "brands"
      ? ["brands", "solid"]
      : /^(?:sharp-)?(?:regular|light|thin)$/.test(type ?? "")
        ? ["regular", "solid", "brands"]
        : ["solid", "brands", "regular"];
  return styles.map((style) => join(iconFolder("fontawesome"), style, `${name}.svg`));
}

const found = new Map<string, string | null>();

/**
 * An icon of one library as inline SVG (`<svg class="lc-icon" …>`, `currentColor`, one em high); null when the
 * library has none of that name. Read once from the package's folder.
 */
export function iconSvg(name: string, options: IconOptions): string | null {
  const plain = plainIconName(name);
  if (!/^[a-z0-9][a-z0-9-]*$/.test(plain)) return null;
  const key = `${options.library}/${options.type ?? ""}/${plain}`;
  let svg = found.get(key);
  if (svg === undefined) {
    svg = read(plain, options);
    found.set(key, svg);
  }
  return svg;
}

/**
 * The icon of the wanted library, else of any other that has the name: authors change libraries and keep names. For one
 * that Font Awesome has in paid sets only, the free icon that looks most like it. One that is drawn is shown as it is.
 */
export function findIcon(name: string, options: IconOptions): string | null {
  if (isSvgCode(name)) return svgFromCode(name);
  const found = inAnyLibrary(name, options);
  if (found || options.library !== "fontawesome") return found;
  for (const other of standInsFor(plainIconName(name))) {
    const svg = inAnyLibrary(other, options);
    if (svg) return svg;
  }
  return null;
}

function inAnyLibrary(name: string, options: IconOptions): string | null {
  for (const library of [options.library, "fontawesome", "lucide", "tabler"] as const) {
    const svg = iconSvg(name, { ...options, library });
    if (svg) return svg;
  }
  return null;
}

/** `fa-solid fa-house`, `lucide:house`, `FaHouse`-less forms and old names: what is left is a plain kebab-case name. */
export function plainIconName(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? "";
  const bare = last.replace(/^[a-z][a-z0-9-]*[:/](?=[a-z0-9])/i, "");
  const kebab = /^[A-Z]/.test(bare) ? bare.replace(/(?!^)([A-Z])/g, "-$1") : bare;
  return kebab
    .toLowerCase()
    .replace(/^(?:fa|lucide|tabler)-/, "")
    .replaceAll("_", "-");
}

function read(name: string, options: IconOptions): string | null {
  for (const path of candidates(name, options)) {
    const text = tryRead(path);
    if (text !== null) return inline(text);
  }
  const renamed = options.library === "fontawesome" ? renames().get(name) : undefined;
  return renamed ? iconSvg(renamed, options) : null;
}

function tryRead(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** Without what the stylesheet says once for all icons: filled with the text's colour, or drawn with a line of it. */
function inline(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<svg([^>]*)>/, (_tag, attributes: string) => {
      const box = /\sviewBox="[^"]*"/.exec(attributes)?.[0] ?? "";
      const line = /\sstroke="currentColor"/.test(attributes);
      return `<svg class="lc-icon${line ? " lc-stroke" : ""}"${box} aria-hidden="true">`;
    })
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none"\s*\/>/, "")
    .replaceAll(' fill="currentColor"', "")
    .replace(/\s*\/>/g, "/>")
    .replace(/\s*\n\s*/g, "")
    .trim();
}

let aliasTable: Map<string, string> | undefined;

/** Font Awesome's earlier names, from its own list of aliases. Read when the first unknown name is met. */
function renames(): Map<string, string> {
  if (aliasTable) return aliasTable;
  aliasTable = new Map();
  const families = JSON.parse(
    tryRead(join(iconFolder("fontawesome"), "../metadata/icon-families.json")) ?? "{}",
  ) as Record<string, { aliases?: { names?: string[] } }>;
  for (const [name, { aliases }] of Object.entries(families))
    for (const alias of aliases?.names ?? []) aliasTable.set(alias, name);
  return aliasTable;
}
