export { withoutIndexHint } from "../content/markdown/index-hint.ts";
export { BundleError, type BundleFault } from "./bundle-error.ts";
export { bundleInfo } from "./bundle-info.ts";
export { parseBundleManifest } from "./bundle-manifest.ts";
export { type BundleFile, type ReadBundle, type ReadBundleOptions, readBundle } from "./reading/read-bundle.ts";
export { unpackBundle } from "./reading/unpack-bundle.ts";
export { openUnpackedBundle, type UnpackedBundle, verifyUnpackedBundle } from "./reading/unpacked-bundle.ts";
export { verifyBundle } from "./reading/verify-bundle.ts";
export { type DirectoryServer, type ServeDirectoryOptions, serveDirectory } from "./serving/serve-directory.ts";
export { ByteCache } from "./serving/static-server/byte-cache.ts";
export { parseByteRange } from "./serving/static-server/byte-range.ts";
export { closerOf } from "./serving/static-server/close-server.ts";
export { type RespondOptions, respondWithContent, type StoredContent } from "./serving/static-server/respond.ts";
export { type SecurityOptions, securityHeaders } from "./serving/static-server/security-headers.ts";
export {
  type BundleInfo,
  type PackedBundle,
  type WriteBundleOptions,
  writeBundle,
  writeBundleFile,
} from "./write-bundle.ts";
