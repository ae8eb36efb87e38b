import { mostFetches } from "@lectern/builder/child";
import type { BuildReport, SiteManifest } from "@lectern/contract";
import type { FetchDocuments } from "@lectern/contract/site/fetched-document";
import type { GuardedProcess } from "../../git/index.ts";

/** Largest message of the child: the manifest of a very large site. */
const maxMessageBytes = 512_000_000;

/** What a build came to. */
export interface BuilderResult {
  manifest: SiteManifest | null;
  report: BuildReport;
}

/** What a child asks, which itself reaches nothing outside. */
export interface BuildAnswers {
  /** Days of the last commits by path; asked when the site shows them. */
  lastChanges(): Promise<ReadonlyMap<string, string>>;
  /** Documents on the web, kept in the build's cache; asked when the site names some. */
  fetchDocuments: FetchDocuments;
}

/** What a child has said so far: its result, and the page that it is at, where it renders them itself. */
export interface Told {
  result: BuilderResult | null;
  page: string | null;
}

/** Reads the child's JSON lines until it ends, and answers what it asks; the last `result` counts. */
export async function readMessages(
  child: Pick<GuardedProcess, "stdin" | "stdout" | "kill">,
  { onProgress, lastChanges, fetchDocuments }: BuildAnswers & { onProgress(done: number, total: number): void },
  told: Told,
): Promise<void> {
  let isAsked = false;
  let fetches = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        const message = parse(Buffer.concat([...waiting, chunk.subarray(start, end)]));
        if (message?.type === "progress") onProgress(Number(message.done), Number(message.total));
        if (message?.type === "last-changes" && !isAsked) {
          isAsked = true;
          // The child waits for this line, or is killed by its time limit.
          child.stdin.write(`${JSON.stringify([...(await lastChanges())])}\n`);
        }
        if (message?.type === "documents" && fetches < mostFetches) {
          fetches++;
          child.stdin.write(`${JSON.stringify([...(await fetchDocuments(textsIn(message.addresses)))])}\n`);
        }
        // What follows the last page is no page's fault.
        if (message?.type === "progress" && message.done === message.total) told.page = null;
        if (message?.type === "page") told.page = String(message.file);
        if (message?.type === "result") told.result = message as unknown as BuilderResult;
        waiting = [];
        size = 0;
        start = end + 1;
      }
      waiting.push(chunk.subarray(start));
      size += chunk.length - start;
      if (size > maxMessageBytes) child.kill("output");
    }
  } catch (error) {
    // A killed child closes its output early; `end` says why it was killed.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function parse(line: Buffer): { type?: string; [key: string]: unknown } | null {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null; // Something printed by a library.
  }
}
