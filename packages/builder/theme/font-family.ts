import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hashedName } from "./hashed-name.ts";
import type { ThemeAsset } from "./theme-asset.ts";

const require = createRequire(import.meta.url);

/** A family of fonts that comes with Lectern: a package of Fontsource among the builder's dependencies. */
export interface FontFamily {
  /** Its name in the catalogue of Google Fonts, which is the name that docs.json uses. */
  name: string;
  category: "sans-serif" | "serif" | "monospace" | "display" | "handwriting";
  styles: ("normal" | "italic")[];
  /** Least and greatest weight of a variable font; null where each weight has files of its own. */
  range: [number, number] | null;
  weights: number[];
  /** Unicode ranges by the subset that a file holds. */
  subsets: Record<string, string>;
  id: string;
  folder: string;
}

/** `@font-face` rules, and the files they name relative to the stylesheet. */
export interface FontFaces {
  rules: string[];
  assets: ThemeAsset[];
}

/** Names that authors use for families whose package has another one. */
const otherNames: Readonly<Record<string, string>> = {
  "geist-sans": "geist",
  "inter-variable": "inter",
  "source-sans-pro": "source-sans-3",
  "source-serif-pro": "source-serif-4",
};

/** Weights of families without a variable font: text, emphasis of controls, headings, strong text. */
const weightsUsed: ReadonlySet<number> = new Set([400, 500, 600, 700]);

const known = new Map<string, FontFamily | null>();

/** The family of that name, whatever its case; null where none comes with Lectern. */
export function shippedFamily(name: string): FontFamily | null {
  const written = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  const id = (Object.hasOwn(otherNames, written) && otherNames[written]) || written;
  let family = known.get(id);
  if (family === undefined) {
    family = /^[a-z0-9-]{1,60}$/.test(id) ? (open("@fontsource-variable", id) ?? open("@fontsource", id)) : null;
    known.set(id, family);
  }
  return family;
}

function open(scope: string, id: string): FontFamily | null {
  let folder: string;
  try {
    folder = dirname(require.resolve(`${scope}/${id}/package.json`));
  } catch {
    return null;
  }
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const metadata = json("metadata.json") as {
    family: string;
    category: FontFamily["category"];
    styles: FontFamily["styles"];
    weights: number[];
    variable: { wght?: { min: string; max: string } } | false;
  };
  const axis = metadata.variable === false ? undefined : metadata.variable.wght;
  return {
    name: metadata.family,
    category: metadata.category,
    styles: metadata.styles,
    range: axis ? [Number(axis.min), Number(axis.max)] : null,
    weights: metadata.weights.filter((weight) => weightsUsed.has(weight)),
    subsets: json("unicode.json"),
    id,
    folder,
  };
}

/**
 * Pages fetch the letters of English ahead (`preloadedFonts`): where these are not there for the first paint, the page
 * stays in the fallback, so that nothing is laid out twice and nothing moves. Parts that few pages need come when they do.
 */
function displayOf(family: FontFamily, subset: string): "optional" | "swap" {
  return family.range && subset === "latin" ? "optional" : "swap";
}

/** Variable families whose letters are thin or bold as long as no browser makes them regular. */
const irregular: ReadonlySet<string> = new Set(
  "bricolage-grotesque figtree fira-code fraunces manrope montserrat mulish nunito outfit public-sans raleway rubik source-code-pro source-sans-3 space-grotesk".split(
    " ",
  ),
);

/** Whether a family's letters can be drawn regular by a program that knows no variable fonts. */
export function isRegularAsItIs(family: FontFamily): boolean {
  return family.range === null || !irregular.has(family.id);
}

/** The bytes of the file with the letters of English, regular and upright, as WOFF2. */
export function latinFile(family: FontFamily): Buffer {
  return fileOf(family, "latin");
}

/** The files of a family by alphabet, regular and upright, English first; the many parts of large scripts are not among them. */
export function regularFiles(family: FontFamily): Buffer[] {
  const alphabets = Object.keys(family.subsets).filter((subset) => subset !== "latin" && !subset.startsWith("["));
  return ["latin", ...alphabets].map((subset) => fileOf(family, subset));
}

function fileOf(family: FontFamily, subset: string): Buffer {
  return readFileSync(
    join(family.folder, "files", `${family.id}-${subset}-${family.range ? "wght" : 400}-normal.woff2`),
  );
}

/**
 * The faces of a family in parts by script: a browser fetches only the parts whose characters stand on the page.
 * @param name what the stylesheet calls it.
 * @param styles those wanted; a family without italics has its upright ones slanted by the browser.
 */
export function familyFaces(
  family: FontFamily,
  name: string = family.name,
  styles: FontFamily["styles"] = family.styles,
): FontFaces {
  const faces: FontFaces = { rules: [], assets: [] };
  const weights = family.range ? ["wght"] : family.weights.map(String);
  for (const [subset, range] of Object.entries(family.subsets)) {
    // Large scripts are in numbered parts: `[12]`.
    const part = subset.replace(/[[\]]/g, "");
    for (const style of family.styles.filter((one) => styles.includes(one))) {
      for (const weight of weights) {
        const bytes = readFileSync(join(family.folder, "files", `${family.id}-${part}-${weight}-${style}.woff2`));
        const fileName = [family.id, part, ...(family.range ? [] : [weight]), ...(style === "italic" ? [style] : [])];
        const path = hashedName(`${fileName.join("-")}.woff2`, bytes);
        const face = { family: name, subset, style, weight: family.range ? null : Number(weight) };
        faces.assets.push({ path, bytes, type: "font/woff2", immutable: true, role: "font", feature: null, face });
        faces.rules.push(
          `@font-face{font-family:"${name}";font-style:${style};font-display:${displayOf(family, subset)};font-weight:${family.range?.join(" ") ?? weight};src:url(${path.split("/").at(-1)}) format("woff2");unicode-range:${range}}`,
        );
      }
    }
  }
  return faces;
}
