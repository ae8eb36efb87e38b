import type { Diagnostic } from "@lectern/contract";
import type { SiteConfig } from "../../../source/site-config.ts";
import type { OpenTree } from "../../../source/tree/open-tree.ts";
import { withoutCodeMarks } from "../../../text/code-marks.ts";
import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import type { BuildCache, MadeFiles } from "../../cache/build-cache.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { Output } from "../../output/output.ts";
import type { PagePicture } from "../../plan/page-picture.ts";
import type { SitePlan } from "../../plan/site-plan.ts";
import { ThumbnailFiles } from "./thumbnail-files.ts";
import type { ThumbnailText } from "./thumbnail-look.ts";
import { backgroundComplaints, complaints } from "./thumbnail-sources.ts";

/** Pages with a picture of their own; those after them share the site's. */
const mostPages = 1000;

const madeThumbnails = "thumbnails";

export interface MakeThumbnails {
  model: SiteModel;
  /** The plan that the model was made of, with its pages in the same order. */
  plan: SitePlan;
  config: SiteConfig;
  tree: OpenTree;
  cache: BuildCache;
  output: Output;
  version: string;
  /**
   * A picture is named by its absolute address. Without an origin they are drawn for bundles, where docs.json has a canonical
   * address; there are none where the author names one for all.
   */
  origin: string | null;
  isPreview: boolean;
  /** Whether nothing but bundles is made: without a canonical address none of their pages could name a picture. */
  partsOnly: boolean;
}

/**
 * Draws the pictures that stand beside a shared link, and names them in the model: one for the site, and one for each
 * page where docs.json has `thumbnails`. Drawing takes longer than rendering a page, so a picture is named by what it
 * shows and drawn once.
 */
export async function makeThumbnails(
  make: MakeThumbnails,
): Promise<{ made: Record<string, MadeFiles>; diagnostics: Diagnostic[] }> {
  const { model, config, tree, cache, isPreview } = make;
  const canonical = siteAddress(config.seo.metatags.canonical);
  const address = make.partsOnly && canonical === null ? null : (make.origin ?? canonical);
  // A folder is checked before its site has an address: what docs.json names wrongly is told all the same.
  if (address === null || config.seo.metatags["og:image"])
    return { made: {}, diagnostics: backgroundComplaints(config, tree) };
  const pictures = new ThumbnailFiles(make, new URL(address).host, cache.index.made[madeThumbnails]?.files ?? {});
  const siteText = { title: config.name, description: config.description, section: "" };
  model.assets.thumbnail = await pictures.add(siteText, true);
  if (!isPreview)
    for (const { page, differs } of pagesWithPicture(make).slice(0, mostPages))
      page.head.thumbnail = await pictures.add(textOf(page, differs), false, differs);
  const { key, files, faults } = pictures;
  return {
    // What could not be drawn as it should is drawn, and told, each time.
    made: faults.length > 0 ? {} : { [madeThumbnails]: { key, files } },
    diagnostics: [...complaints(config, tree), ...faults],
  };
}

/** Pages that get a picture of their own, and what is different about it. */
function pagesWithPicture({ model, plan, config }: MakeThumbnails): { page: ModelPage; differs: PagePicture | null }[] {
  return [...model.pages.entries()].flatMap(([index, page]) => {
    const differs = plan.pages[index]?.picture ?? null;
    return page.inSitemap && (config.thumbnails !== null || differs?.isAsked) ? [{ page, differs }] : [];
  });
}

function textOf({ head, summary }: ModelPage, differs: PagePicture | null): ThumbnailText {
  return {
    title: head.title,
    description: head.description || summary,
    section: withoutCodeMarks(differs?.eyebrow ?? head.breadcrumbs.at(-1)?.label ?? ""),
  };
}
