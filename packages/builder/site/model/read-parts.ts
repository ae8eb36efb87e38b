import type { SiteManifest } from "@lectern/contract";
import { blobsOf } from "@lectern/contract/site/manifest";
import { withCurrentMarks } from "../../html/marks.ts";
import type { ComposeOptions } from "../build-options.ts";
import { type PagePart, readPagePart } from "../render/page-part.ts";
import { type ModelPage, modelPart, type SiteModel } from "./site-model.ts";
import { readStoredModel } from "./stored-model.ts";

/** The model of a deployment. @throws when the manifest has none, or one of another format. */
export async function readModel(manifest: SiteManifest, read: ComposeOptions["read"]): Promise<SiteModel> {
  return readStoredModel(await readPieces(manifest, read, modelPart));
}

/** The rendered body of a page and what came with it. */
export async function readPart(
  { manifest, read }: Pick<ComposeOptions, "manifest" | "read">,
  page: ModelPage,
): Promise<PagePart> {
  const [bytes] = await readPieces(manifest, read, page.part);
  const part = readPagePart(bytes as Uint8Array);
  part.html = withCurrentMarks(part.html);
  return part;
}

async function readPieces(manifest: SiteManifest, read: ComposeOptions["read"], key: string): Promise<Uint8Array[]> {
  const part = manifest.parts[key];
  if (!part) throw new Error(`The deployment has no part ${JSON.stringify(key)}`);
  return Promise.all(blobsOf(part).map(({ sha256 }) => read(sha256)));
}
