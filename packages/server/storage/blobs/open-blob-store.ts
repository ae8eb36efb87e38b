import { join } from "node:path";
import type { Config } from "../../config.ts";
import type { Secrets, Urls } from "../../services.ts";
import type { BlobStore } from "./blob-store.ts";
import { FileBlobStore } from "./file-system/file-blob-store.ts";
import { S3BlobStore, type S3Settings } from "./s3/s3-blob-store.ts";

/** Opens the store that the configuration names: files below the data folder, or a bucket. */
export async function openBlobStore(
  config: Pick<Config, "blobStore" | "data"> & S3Settings,
  secrets: Pick<Secrets, "linkKey">,
  urls: Pick<Urls, "publicUrl">,
): Promise<BlobStore> {
  if (config.blobStore === "s3") return S3BlobStore.open(config);
  return FileBlobStore.open(join(config.data, "blobs"), { key: secrets.linkKey, origin: () => urls.publicUrl });
}
