import { createHash, hash } from "node:crypto";
import { Readable } from "node:stream";
import type * as S3 from "@aws-sdk/client-s3";
import type { Config } from "../../../config.ts";
import { checkBlobKey } from "../blob-key.ts";
import type { BlobStore } from "../blob-store.ts";
import { byteRange } from "../byte-range.ts";
import { contentDisposition } from "../content-disposition.ts";
import type { LinkOptions } from "../file-system/signed-link.ts";
import { multipartBytes, readHead } from "./read-head.ts";
import { asUnavailable, isMissing, isOutOfRange } from "./s3-errors.ts";

/** S3's own limit of a presigned link. */
const longestLinkSeconds = 7 * 24 * 3600;

export type S3Settings = Pick<Config, "s3Bucket" | "s3Endpoint" | "s3Region" | "s3PathStyle" | "s3Prefix">;

/** The parts of the AWS SDK that are used; it is loaded only where this store is chosen. */
interface Sdk {
  s3: typeof S3;
  Upload: typeof import("@aws-sdk/lib-storage").Upload;
  getSignedUrl: typeof import("@aws-sdk/s3-request-presigner").getSignedUrl;
}

/** Blobs in a bucket of S3 or of a store that speaks its protocol. Credentials come from the SDK's usual chain. */
export class S3BlobStore implements BlobStore {
  readonly #sdk: Sdk;
  readonly #client: S3.S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  private constructor(sdk: Sdk, client: S3.S3Client, settings: S3Settings) {
    this.#sdk = sdk;
    this.#client = client;
    this.#bucket = settings.s3Bucket!;
    this.#prefix = settings.s3Prefix;
  }

  /** @param options more options of the SDK's client, for tests */
  static async open(settings: S3Settings, options: S3.S3ClientConfig = {}): Promise<S3BlobStore> {
    const [s3, { Upload }, { getSignedUrl }] = await Promise.all([
      import("@aws-sdk/client-s3"),
      import("@aws-sdk/lib-storage"),
      import("@aws-sdk/s3-request-presigner"),
    ]);
    const client = new s3.S3Client({
      ...(settings.s3Endpoint ? { endpoint: settings.s3Endpoint } : {}),
      region: settings.s3Region,
      forcePathStyle: settings.s3PathStyle,
      // Stores that speak the protocol do not all know the newer checksums; all know Content-MD5, which is sent below.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: 5_000,
        requestTimeout: 60_000,
        httpsAgent: { maxSockets: 64 },
        httpAgent: { maxSockets: 64 },
      },
      ...options,
    });
    return new S3BlobStore({ s3, Upload, getSignedUrl }, client, settings);
  }

  async put(
    key: string,
    body: Uint8Array | AsyncIterable<Uint8Array>,
    options: { contentType?: string } = {},
  ): Promise<{ size: number; sha256: string }> {
    const target = { ...this.#object(key), ...(options.contentType ? { ContentType: options.contentType } : {}) };
    const { head, rest } = body instanceof Uint8Array ? { head: body, rest: null } : await readHead(body);
    return rest ? this.#putParts(target, head, rest) : this.#putWhole(target, head);
  }

  async get(key: string, range?: { start: number; end: number }): Promise<{ body: Readable; size: number } | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    if (range) byteRange(range, Number.MAX_SAFE_INTEGER);
    try {
      const answer = await this.#client.send(
        new this.#sdk.s3.GetObjectCommand({ ...this.#object(key), ...(Range ? { Range } : {}) }),
      );
      const size = Range ? Number(answer.ContentRange?.split("/")[1]) : answer.ContentLength!;
      return { body: answer.Body as Readable, size };
    } catch (error) {
      if (isMissing(error)) return null;
      if (isOutOfRange(error)) throw new RangeError(`The range ${Range} is not within the blob`, { cause: error });
      throw asUnavailable(error);
    }
  }

  async read(key: string): Promise<Buffer | null> {
    const blob = await this.get(key);
    if (!blob) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of blob.body) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  }

  async head(key: string): Promise<{ size: number } | null> {
    try {
      const answer = await this.#client.send(new this.#sdk.s3.HeadObjectCommand(this.#object(key)));
      return { size: answer.ContentLength! };
    } catch (error) {
      if (isMissing(error)) return null;
      throw asUnavailable(error);
    }
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += 1000) {
      const Objects = keys.slice(at, at + 1000).map((key) => ({ Key: this.#object(key).Key }));
      const command = new this.#sdk.s3.DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } });
      const { Errors } = await this.#send(() => this.#client.send(command));
      if (Errors?.length) throw new Error(`${Errors.length} blobs were not deleted: ${Errors[0]?.Message}`);
    }
  }

  async *list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }> {
    let ContinuationToken: string | undefined;
    do {
      const page = {
        Bucket: this.#bucket,
        Prefix: `${this.#prefix}${prefix}`,
        ...(ContinuationToken ? { ContinuationToken } : {}),
      };
      const answer = await this.#send(() => this.#client.send(new this.#sdk.s3.ListObjectsV2Command(page)));
      for (const { Key, Size, LastModified } of answer.Contents ?? []) {
        yield { key: Key!.slice(this.#prefix.length), size: Size!, modifiedAt: LastModified! };
      }
      ContinuationToken = answer.NextContinuationToken;
    } while (ContinuationToken);
  }

  async signedUrl(key: string, options: { seconds: number } & LinkOptions): Promise<{ url: string; expiresAt: Date }> {
    const signingDate = new Date(Math.floor(Date.now() / 1000) * 1000);
    const { expiration } = await this.#send(() => this.#client.config.credentials());
    const credentialSeconds = expiration ? Math.floor((expiration.getTime() - signingDate.getTime()) / 1000) : Infinity;
    const seconds = Math.min(options.seconds, longestLinkSeconds, Math.max(credentialSeconds, 1));
    const command = new this.#sdk.s3.GetObjectCommand({
      ...this.#object(key),
      ...(options.filename ? { ResponseContentDisposition: contentDisposition(options.filename) } : {}),
      ...(options.contentType ? { ResponseContentType: options.contentType } : {}),
    });
    const url = await this.#sdk.getSignedUrl(this.#client, command, { expiresIn: seconds, signingDate });
    return { url, expiresAt: new Date(signingDate.getTime() + seconds * 1000) };
  }

  async check(): Promise<void> {
    await this.#send(() => this.#client.send(new this.#sdk.s3.HeadBucketCommand({ Bucket: this.#bucket })));
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${checkBlobKey(key)}` };
  }

  /** The store compares what arrived with the checksum, so a damaged blob is never kept. */
  async #putWhole(target: S3.PutObjectCommandInput, bytes: Uint8Array): Promise<{ size: number; sha256: string }> {
    const ContentMD5 = createHash("md5").update(bytes).digest("base64");
    const command = new this.#sdk.s3.PutObjectCommand({ ...target, Body: bytes, ContentMD5 });
    await this.#send(() => this.#client.send(command));
    return { size: bytes.byteLength, sha256: hash("sha256", bytes) };
  }

  /** The blob appears when the last part is in; a stream that fails leaves nothing. */
  async #putParts(
    target: S3.PutObjectCommandInput,
    head: Uint8Array,
    rest: AsyncIterable<Uint8Array>,
  ): Promise<{ size: number; sha256: string }> {
    const hash = createHash("sha256");
    let size = 0;
    const counted = async function* () {
      for await (const chunk of chain(head, rest)) {
        hash.update(chunk);
        size += chunk.byteLength;
        // The upload holds what it has until a part is full.
        yield Buffer.from(chunk);
      }
    };
    const Body = Readable.from(counted(), { objectMode: false });
    const params = { ...target, Body };
    const upload = new this.#sdk.Upload({ client: this.#client, params, partSize: multipartBytes, queueSize: 3 });
    try {
      await this.#send(() => upload.done());
    } finally {
      Body.destroy();
    }
    const stored = await this.#send(() =>
      this.#client.send(new this.#sdk.s3.HeadObjectCommand({ Bucket: target.Bucket, Key: target.Key })),
    );
    if (stored.ContentLength !== size) {
      await this.#client.send(new this.#sdk.s3.DeleteObjectCommand({ Bucket: target.Bucket, Key: target.Key }));
      throw new Error(`The blob store kept ${stored.ContentLength} of ${size} bytes of ${target.Key}`);
    }
    return { size, sha256: hash.digest("hex") };
  }

  async #send<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw asUnavailable(error);
    }
  }
}

async function* chain(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield head;
  yield* rest;
}
