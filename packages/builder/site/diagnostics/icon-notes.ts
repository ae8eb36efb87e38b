import type { Diagnostic } from "@lectern/contract";
import { iconHint } from "../../content/icons/icon-hint.ts";
import type { NamedIcon } from "../../source/config/named-icons.ts";
import { placeOfKey } from "../../source/frontmatter/key-place.ts";
import type { Position, SiteConfig } from "../../source/site-config.ts";
import { cutName } from "../../text/cut-names.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import { isDrawn, pictureOf } from "../../theme/layout/author-icon.ts";
import { isSiteUrl } from "../../theme/layout/links.ts";
import type { PlannedPage } from "../plan/site-plan.ts";

export interface NamedIcons {
  config: SiteConfig;
  /** Those of docs.json. */
  icons: readonly NamedIcon[];
  pages: readonly Pick<PlannedPage, "source" | "frontmatter">[];
  /** Text of a page's source file, asked for where something is to be said of it; null for a page that no file holds. */
  textOf: (source: string) => string | null;
  hasFile: (path: string) => boolean;
}

/** Says which icons of docs.json and of pages nobody has drawn: they are shown as nothing. */
export function iconNotes({ config, icons, pages, textOf, hasFile }: NamedIcons): Diagnostic[] {
  const notes: Diagnostic[] = [];
  const known = new Map<string, boolean>();
  const look = (icon: string, iconType: string | null, position: () => Position) => {
    const key = `${iconType ?? ""} ${icon}`;
    let isShown = known.get(key);
    if (isShown === undefined) {
      isShown = isThere(icon, iconType);
      known.set(key, isShown);
    }
    if (!isShown) notes.push({ ...(pictureOf(icon) ? missingFile(icon) : missingIcon(icon, config)), ...position() });
  };
  const isThere = (icon: string, iconType: string | null): boolean => {
    const picture = pictureOf(icon);
    if (picture === null) return isDrawn(config, icon, iconType);
    return !isSiteUrl(picture) || hasFile(percentDecoded(picture.slice(1).replace(/[?#].*$/s, "")));
  };
  for (const { icon, iconType, position } of icons) look(icon, iconType, () => position);
  for (const [source, { icon, iconType }] of new Map(pages.map((page) => [page.source, page.frontmatter]))) {
    if (icon) look(icon, iconType, () => ({ file: source, ...placeOfKey(textOf(source) ?? "", [["icon"]]) }));
  }
  return notes;
}

function missingIcon(name: string, { icons }: SiteConfig) {
  return {
    severity: "info" as const,
    code: "missing-icon",
    message: `No icon is named \`${cutName(name, 60)}\`.`,
    hint: iconHint(name, icons.library),
  };
}

function missingFile(name: string) {
  return {
    severity: "warning" as const,
    code: "missing-file",
    message: `The icon is ${JSON.stringify(name.slice(0, 200))}, and there is no such file in the repository`,
    hint: "Add the file, or correct the path",
  };
}
