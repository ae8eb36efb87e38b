import type { Diagnostic } from "@lectern/contract";
import type { NamedPicture } from "../../source/config/named-pictures.ts";
import { filePath, isOutside } from "../../source/config/site-path.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { placeOfKey, type WayToKey } from "../../source/frontmatter/key-place.ts";
import type { Position } from "../../source/site-config.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import type { PlannedPage } from "../plan/site-plan.ts";

export interface NamedPictures {
  /** Those of docs.json. */
  pictures: readonly NamedPicture[];
  pages: readonly Pick<PlannedPage, "source" | "frontmatter">[];
  /** Text of a page's source file, asked for where something is to be said of it; null for a page that no file holds. */
  textOf: (source: string) => string | null;
  hasFile: (path: string) => boolean;
}

/** Says which pictures of shared links docs.json and the frontmatter of pages name that are no file of the repository. */
export function pictureNotes({ pictures, pages, textOf, hasFile }: NamedPictures): Diagnostic[] {
  const isThere = (written: string) => {
    const path = filePath(written);
    const file = path.slice(1);
    return isOutside(path) || hasFile(file) || hasFile(percentDecoded(file.replace(/[?#].*$/s, "")));
  };
  const ofSite = pictures.filter(({ written }) => !isThere(written)).map((one) => missingPicture(one, one.position));
  const ofPages = [...new Map(pages.map(({ source, frontmatter }) => [source, frontmatter]))].flatMap(
    ([source, frontmatter]) =>
      picturesOf(frontmatter)
        .filter(({ written }) => !isThere(written))
        .map((one) => missingPicture(one, { file: source, ...placeOfKey(textOf(source) ?? "", one.ways) })),
  );
  return [...ofSite, ...ofPages];
}

function missingPicture({ name, written }: Pick<NamedPicture, "name" | "written">, position: Position): Diagnostic {
  return {
    severity: "warning",
    code: "missing-file",
    message: `${name} is ${JSON.stringify(written.slice(0, 200))}, and there is no such file in the repository`,
    hint: "Add the file, or correct the path",
    ...position,
  };
}

interface PictureOfPage {
  name: string;
  /** By which keys it may be written. */
  ways: readonly WayToKey[];
  written: string;
}

function picturesOf({ metatags, custom: { thumbnail } }: Frontmatter): PictureOfPage[] {
  const named: PictureOfPage[] = [];
  for (const group of ["og", "twitter"]) {
    const written = metatags[`${group}:image`];
    const ways = [
      [`${group}:image`],
      [group, "image", "url"],
      ["seo", "image", "url"],
      ["seo", "metatags", `${group}:image`],
    ];
    if (written) named.push({ name: `${group}:image`, ways, written });
  }
  const background = (thumbnail as Record<string, unknown> | null | undefined)?.background;
  if (typeof background === "string" && background !== "")
    named.push({ name: "thumbnail.background", ways: [["thumbnail", "background"]], written: background });
  return named;
}
