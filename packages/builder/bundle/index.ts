export { withoutIndexHint } from "../content/markdown/index-hint.ts";
export { BundleError, type BundleFault } from "./bundle-error.ts";
export { bundleInfo } from "./bundle-info.ts";
export { parseBundleManifest } from "./bundle-manifest.ts";
export { type BundleFile, type ReadBundle, type ReadBundleOptions, readBundle } from "./read-bundle.ts";
export { type DirectoryServer, type ServeDirectoryOptions, serveDirectory } from "./serve-directory.ts";
export { ByteCache } from "./static-server/byte-cache.ts";
export { type RespondOptions, respondWithContent, type StoredContent } from "./static-server/respond.ts";
export { type SecurityOptions, securityHeaders } from "./static-server/security-headers.ts";
export { unpackBundle } from "./unpack-bundle.ts";
export { openUnpackedBundle, type UnpackedBundle, verifyUnpackedBundle } from "./unpacked-bundle.ts";
export { verifyBundle } from "./verify-bundle.ts";
export {
  type BundleInfo,
  type PackedBundle,
  type WriteBundleOptions,
  writeBundle,
  writeBundleFile,
} from "./write-bundle.ts";
