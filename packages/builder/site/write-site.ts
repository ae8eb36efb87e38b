import { islandPath } from "../content/index.ts";
import { contentInPieces } from "../files/site-file.ts";
import { publishForAgents } from "./artefacts/agents/publish-for-agents.ts";
import { makeFeeds } from "./artefacts/feed/make-feeds.ts";
import { makeThumbnails } from "./artefacts/thumbnail/make-thumbnails.ts";
import type { Building } from "./building.ts";
import { composeHosted } from "./compose/compose-hosted.ts";
import { hostedAddresses } from "./compose/hosted-addresses.ts";
import { modelPart } from "./model/site-model.ts";
import { storeModel } from "./model/stored-model.ts";
import { textType } from "./output/file-type.ts";
import type { Output } from "./output/output.ts";
import type { RenderedSite } from "./render-site.ts";
import { storeStatics } from "./statics/store-statics.ts";

export type WrittenSite = Awaited<ReturnType<typeof writeSite>>;

const scriptType = "text/javascript; charset=utf-8";
const styleType = "text/css; charset=utf-8";

/** Gives all of a site to the output: what pages load, files as they are, pictures, feeds, pages, and the model itself. */
export async function writeSite(
  { tree, cache, options, version, content: { config, plan } }: Building,
  rendered: RenderedSite,
  output: Output,
) {
  const { bodies, inOrder, statics, model } = rendered;
  const { origin, partsOnly = false } = options;
  const isPreview = options.preview !== null;
  writeAssets(rendered, output);
  const stored = storeStatics(statics.files, tree, cache, output);
  const pictures = { model, plan, config, tree, cache, output, version, origin, isPreview, partsOnly };
  const thumbnails = await makeThumbnails(pictures);
  const feeds = makeFeeds({ model, bodies: inOrder, cache, output, version, origin });
  const composed = composeHosted({ model, plan, bodies, cache, output, options, version });
  if (!isPreview) model.skills = publishForAgents({ model, tree, output, addresses: hostedAddresses(model, origin) });
  const storedModel = storeModel(model);
  const blobs = storedModel.pieces.map((piece) => output.store(piece));
  output.part(modelPart, contentInPieces(blobs), textType);
  return { stored, thumbnails, feeds, composed, storedModel: { ...storedModel, blobs } };
}

/** Files that pages load, by names that hold a hash of their content. */
function writeAssets({ assets, scripts }: RenderedSite, output: Output): void {
  for (const asset of assets) output.file(asset.path, asset.bytes, asset.type, asset.immutable);
  for (const [name, text] of Object.entries(scripts))
    output.file(islandPath(name), text, name.endsWith(".css") ? styleType : scriptType, true);
}
