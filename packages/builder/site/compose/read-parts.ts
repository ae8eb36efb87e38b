import type { SiteManifest } from "@lectern/contract";
import type { ComposeOptions } from "../build-options.ts";
import { type PagePart, readPagePart } from "../render/page-part.ts";
import { type ModelPage, modelPart, type SiteModel } from "./site-model.ts";

/** The model of a deployment. @throws when the manifest has none, or one of another format. */
export async function readModel(manifest: SiteManifest, read: ComposeOptions["read"]): Promise<SiteModel> {
  const model = JSON.parse(new TextDecoder().decode(await readBytes(manifest, read, modelPart))) as SiteModel;
  if (model.format !== 1)
    throw new Error(`The deployment's model has format ${model.format}, this builder composes format 1`);
  return model;
}

/** The rendered body of a page and what came with it. */
export async function readPart(
  { manifest, read }: Pick<ComposeOptions, "manifest" | "read">,
  page: ModelPage,
): Promise<PagePart> {
  return readPagePart(await readBytes(manifest, read, page.part));
}

async function readBytes(manifest: SiteManifest, read: ComposeOptions["read"], key: string): Promise<Uint8Array> {
  const part = manifest.parts[key];
  if (!part) throw new Error(`The deployment has no part ${JSON.stringify(key)}`);
  return read(part.sha256);
}
