import { blobsOf, type SiteManifest } from "@lectern/contract/site/manifest";
import { BuildError } from "./build-error.ts";

const hash = /^[0-9a-f]{64}$/;

/**
 * Refuses a manifest that names anything but content hashes and plain relative paths. The builder read hostile input, so
 * its answer is checked before any of its names is used.
 * @throws {BuildError} `manifest_invalid`.
 */
export function checkManifest(manifest: SiteManifest): void {
  if (manifest.format !== 1) throw invalid(`its format is ${manifest.format}`);
  for (const [path, file] of [...Object.entries(manifest.files), ...Object.entries(manifest.parts)]) {
    for (const { sha256, size } of new Set([file, ...blobsOf(file)])) {
      if (!hash.test(sha256)) throw invalid(`${path} has no hash`);
      if (!Number.isSafeInteger(size) || size < 0) throw invalid(`${path} has no size`);
    }
    const size = blobsOf(file).reduce((sum, blob) => sum + blob.size, 0);
    if (size !== file.size) throw invalid(`${path} has not the size of its pieces`);
  }
  for (const path of Object.keys(manifest.files)) {
    const unsafe =
      path.split("/").some((part) => part === "" || part === "." || part === "..") || /[\\\p{Cc}]/u.test(path);
    if (unsafe) throw invalid(`the path ${JSON.stringify(path)} is not a plain relative path`);
  }
  for (const { file } of manifest.pages)
    if (!Object.hasOwn(manifest.files, file)) throw invalid(`${file} is no file of it`);
}

function invalid(why: string): BuildError {
  return new BuildError({ code: "manifest_invalid", message: `The builder's result cannot be published: ${why}` });
}
