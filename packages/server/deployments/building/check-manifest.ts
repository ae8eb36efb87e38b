import { areServices, blobsOf, type SiteBlob, type SiteFile, type SiteManifest } from "@lectern/contract/site/manifest";
import { BuildError } from "./build-error.ts";

const hash = /^[0-9a-f]{64}$/;
/** A part that is empty or only one or two dots, a backslash, a control character. */
const unsafe = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\p{Cc}]/u;

/**
 * Refuses a manifest that names anything but content hashes and plain relative paths. The builder read hostile input, so
 * its answer is checked before any of its names is used.
 * @throws {BuildError} `manifest_invalid`.
 */
export function checkManifest(manifest: SiteManifest): void {
  if (manifest.format !== 1) throw invalid(`its format is ${manifest.format}`);
  for (const list of [manifest.files, manifest.parts]) {
    for (const path in list) checkFile(path, list[path] as SiteFile);
  }
  for (const path in manifest.files) {
    if (unsafe.test(path)) throw invalid(`the path ${JSON.stringify(path)} is not a plain relative path`);
  }
  if (!areServices(manifest.site.services)) throw invalid("it names a host of scripts that is none");
  for (const { file } of manifest.pages)
    if (!Object.hasOwn(manifest.files, file)) throw invalid(`${file} is no file of it`);
}

function checkFile(path: string, file: SiteFile): void {
  let size = 0;
  for (const blob of blobsOf(file)) {
    checkBlob(path, blob);
    size += blob.size;
  }
  if (file.pieces) checkBlob(path, file);
  if (size !== file.size) throw invalid(`${path} has not the size of its pieces`);
}

function checkBlob(path: string, { sha256, size }: SiteBlob): void {
  if (!hash.test(sha256)) throw invalid(`${path} has no hash`);
  if (!Number.isSafeInteger(size) || size < 0) throw invalid(`${path} has no size`);
}

function invalid(why: string): BuildError {
  return new BuildError({ code: "manifest_invalid", message: `The builder's result cannot be published: ${why}` });
}
