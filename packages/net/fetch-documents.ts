import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import { DocumentCopies, type DocumentCopy } from "./document-copies.ts";
import type { AddressPolicy } from "./guard-address.ts";
import { guardedRead } from "./guarded-read.ts";
import { NetworkError } from "./network-error.ts";

export interface FetchDocumentsOptions extends AddressPolicy {
  /** Where copies are kept: asked for again with their ETag, and used where an address does not answer. */
  folder: string;
  /** Copies younger than so many milliseconds are taken without asking; default 0. */
  freshMs?: number;
  /** Reaches nothing and takes copies, however old they are; what has none is not among the answers. */
  isOffline?: boolean;
  /** Most bytes of all that are fetched anew; default 256 MiB. */
  maxTogether?: number;
  /** Ends what is not answered yet. */
  signal?: AbortSignal;
  /** Called before an address is asked. */
  onFetch?: (address: string) => void;
}

/** Documents of one site; those beyond are not fetched. */
const maxDocuments = 100;
/** The largest specification that a build reads. */
const maxBytes = 64 * 1024 * 1024;
/** Milliseconds for one of them, and for all. */
const timeoutMs = 30_000;
const longestMs = 120_000;
const redirects = 5;
/** Addresses that are asked at once. */
const parallel = 6;

/**
 * Fetches documents that docs.json names by their addresses, without credentials, each through `guardedRead`. What does not
 * answer is taken from the copy of an earlier time, with the fault; nothing is thrown but the signal's reason and what the
 * disk says.
 */
export async function fetchDocuments(
  addresses: readonly string[],
  options: FetchDocumentsOptions,
): Promise<Map<string, FetchedDocument>> {
  const copies = new DocumentCopies(options.folder);
  const wanted = [...new Set(addresses)];
  const found = new Map<string, FetchedDocument>();
  const waiting = wanted.slice(0, maxDocuments).values();
  const budget: Budget = { bytes: options.maxTogether ?? 256 * 1024 * 1024, until: Date.now() + longestMs };
  const work = async () => {
    for (const address of waiting) {
      const document = await fetchDocument(address, copies, options, budget);
      if (document) found.set(address, document);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  for (const address of wanted.slice(maxDocuments))
    found.set(address, none(`A site may name ${maxDocuments} documents by their addresses, and this one is beyond`));
  await copies.clean();
  return found;
}

/** What is left for the documents of one build. */
interface Budget {
  bytes: number;
  /** Milliseconds, as `Date.now()` has them. */
  until: number;
}

async function fetchDocument(
  address: string,
  copies: DocumentCopies,
  options: FetchDocumentsOptions,
  budget: Budget,
): Promise<FetchedDocument | null> {
  const copy = await copies.find(address);
  if (copy) await copies.touch(copy);
  const age = copy ? Date.now() - Date.parse(copy.fetchedAt) : Number.POSITIVE_INFINITY;
  if (copy && (options.isOffline || (age >= 0 && age < (options.freshMs ?? 0)))) return documentOf(copy, copies);
  if (options.isOffline) return null;
  options.onFetch?.(address);
  try {
    return documentOf(await ask(address, { copy, copies, budget }, options), copies);
  } catch (error) {
    if (!(error instanceof NetworkError) && !(error instanceof BadAnswer)) throw error;
    return copy ? documentOf(copy, copies, error.message) : none(error.message);
  }
}

/** @throws {NetworkError | BadAnswer} */
async function ask(
  address: string,
  { copy, copies, budget }: { copy: DocumentCopy | null; copies: DocumentCopies; budget: Budget },
  { privateHosts, allowedHosts, resolve, signal }: FetchDocumentsOptions,
): Promise<DocumentCopy> {
  const left = budget.until - Date.now();
  if (left <= 0 || budget.bytes <= 0)
    throw new BadAnswer(
      `It was not asked for: the documents before it are too ${left <= 0 ? "slow" : "large"} together`,
    );
  const limits = { maxBytes: Math.min(maxBytes, budget.bytes), timeoutMs: Math.min(timeoutMs, left), redirects };
  const asking = {
    ...{ privateHosts, allowedHosts, ...limits },
    ...(resolve ? { resolve } : {}),
    ...(signal ? { signal } : {}),
    headers: {
      ...(copy?.etag ? { "if-none-match": copy.etag } : {}),
      ...(copy?.lastModified ? { "if-modified-since": copy.lastModified } : {}),
    },
  };
  const { status, headers, body } = await guardedRead(address, asking, async (pieces, status) =>
    status >= 200 && status <= 299 ? copies.keep(pieces) : null,
  );
  const fetchedAt = new Date().toISOString();
  if (status === 304 && copy) return copies.note({ ...copy, fetchedAt });
  if (!body) throw new BadAnswer(`${new URL(address).host} answered with status ${status}`);
  budget.bytes -= body.size;
  const { etag = null, "last-modified": lastModified = null } = headers;
  return copies.note({ address, ...body, fetchedAt, etag, lastModified });
}

/** The host answered, but not with the document. */
class BadAnswer extends Error {}

function documentOf({ sha256, size, fetchedAt }: DocumentCopy, copies: DocumentCopies, fault: string | null = null) {
  return { file: copies.file(sha256), sha256, size, fault, fetchedAt };
}

function none(fault: string): FetchedDocument {
  return { file: null, sha256: "", size: 0, fault, fetchedAt: null };
}
