import type { SiteManifest } from "@lectern/contract";
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
    if (!hash.test(file.sha256)) throw invalid(`${path} has no hash`);
    if (!Number.isSafeInteger(file.size) || file.size < 0) throw invalid(`${path} has no size`);
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
