import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe } from "node:test";
import type { BlobStore } from "../blobs/blob-store.ts";
import { FileBlobStore } from "../blobs/file-system/file-blob-store.ts";
import { startTestS3, type TestS3, testS3Missing } from "./test-s3.ts";

export interface TestBlobStore {
  open(): Promise<BlobStore>;
  /** The server behind it; only in a bucket. */
  s3?: () => TestS3;
}

/** Runs a suite on the file store and on a real S3 server (the Ceph RADOS Gateway), where it is installed. */
export function onEachBlobStore(suite: (driver: TestBlobStore) => void): void {
  describe("in files", () => {
    let folder: string;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), "lectern-blobs-"));
    });
    const link = { key: Buffer.alloc(32, 1), origin: () => "http://localhost:4400" };
    suite({ open: () => FileBlobStore.open(folder, link) });
    after(() => rm(folder, { recursive: true, force: true }));
  });
  describe("in a bucket", { skip: testS3Missing() }, () => {
    let server: TestS3;
    before(async () => {
      server = await startTestS3();
    });
    suite({ open: () => server.open(), s3: () => server });
    after(() => server.close());
  });
}
