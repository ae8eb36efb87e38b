import type { BuildReport, Diagnostic } from "@lectern/contract";
import { readText } from "../source/source-text.ts";
import type { Building } from "./building.ts";
import type { PageRecord } from "./cache/page-record.ts";
import { iconNotes } from "./diagnostics/icon-notes.ts";
import { pageDiagnostics } from "./diagnostics/page-diagnostics.ts";
import { pictureNotes } from "./diagnostics/picture-notes.ts";
import type { RenderedSite } from "./render-site.ts";
import { fontNotes } from "./styles/site-fonts.ts";
import type { WrittenSite } from "./write-site.ts";

/**
 * What a build tells of itself, and of the content that it was made of.
 * @param linkTargets what links may lead to beside pages
 */
export function reportOf(
  building: Building,
  { bodies, rendered, grammarFaults, statics, notFound, links }: RenderedSite,
  { stored, thumbnails, bytes }: Pick<WrittenSite, "stored" | "thumbnails"> & { bytes: number },
  pages: Readonly<Record<string, PageRecord>>,
  linkTargets: readonly string[],
): Omit<BuildReport, "ms"> {
  const { plan } = building.content;
  return {
    pages: plan.pages.length,
    rendered,
    reused: Math.max(0, plan.pages.length - rendered),
    diagnostics: [
      ...notesOfConfig(building),
      ...grammarFaults,
      ...statics.diagnostics,
      ...stored.diagnostics,
      ...thumbnails.diagnostics,
      ...(notFound?.diagnostics ?? []),
      ...pageDiagnostics(plan, bodies, pages, linkTargets, links),
    ],
    bytes,
  };
}

/** What is told of docs.json, the navigation that it draws, and the specifications, icons and pictures that it names. */
function notesOfConfig({ opened, content: { docsJson, config, plan, reference } }: Building): Diagnostic[] {
  const named = {
    pages: plan.pages,
    textOf: (source: string) => (opened.byPath.has(source) ? readText(opened, source) : null),
    hasFile: (path: string) => opened.byPath.has(path),
  };
  return [
    ...docsJson.read.diagnostics,
    ...reference.diagnostics,
    ...plan.diagnostics,
    ...fontNotes(config),
    ...iconNotes({ config, icons: docsJson.read.icons, ...named }),
    ...pictureNotes({ pictures: docsJson.read.pictures, ...named }),
  ];
}
