/** What can be wrong with a bundle; stable, so that a chart or a script may act on it. */
const bundleFaults = {
  not_gzip: "The bundle is not gzip data",
  not_tar: "The bundle is not a tar archive",
  truncated: "The bundle ends too early",
  trailing_data: "Something follows the end of the bundle",
  manifest_missing: "The first entry of the bundle is not its manifest",
  manifest_invalid: "The manifest of the bundle is not valid",
  entry_type: "The bundle holds an entry that is not a regular file",
  entry_name: "The bundle holds a file name that is not allowed",
  entry_unlisted: "The bundle holds a file that its manifest does not list",
  entry_duplicate: "The bundle holds a file twice",
  entry_missing: "The bundle lacks a file that its manifest lists",
  hash_mismatch: "A file of the bundle differs from its manifest",
  size_mismatch: "A file of the bundle has another size than its manifest says",
  too_large: "The bundle is larger than allowed",
  checksum_mismatch: "The bundle is not the one that was asked for",
  version_mismatch: "The bundle has another version than the one that was asked for",
  target_exists: "There is something else where the bundle should be unpacked",
} as const;

export type BundleFault = keyof typeof bundleFaults;

/** Thrown by whatever reads a bundle; the message names the file or the two values that differ. */
export class BundleError extends Error {
  readonly code: BundleFault;

  constructor(code: BundleFault, detail?: string, options?: ErrorOptions) {
    super(detail ? `${bundleFaults[code]}: ${detail}` : bundleFaults[code], options);
    this.name = "BundleError";
    this.code = code;
  }
}
