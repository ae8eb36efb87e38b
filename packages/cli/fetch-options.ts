import { join } from "node:path";
import type { FetchDocuments, FetchedDocument } from "@lectern/contract/site/fetched-document";
import { isHostEntry } from "@lectern/net/host-entry";
import type { Command } from "commander";
import { UsageError } from "./exit-codes.ts";

/** What a command says of documents that docs.json names by their addresses. */
export interface FetchOptions {
  /** Nothing is fetched, and copies of earlier builds are used. */
  offline?: boolean;
  /** Hosts inside the network that may be reached: `host` or `host:port`. */
  privateHost?: readonly string[];
}

/** Adds the options to a command. */
export function addFetchOptions(command: Command): Command {
  return command
    .option("--offline", "fetch nothing: take copies of specifications that are named by their addresses")
    .option(
      "--private-host <host>",
      "host, or host:port, inside the network that specifications may be fetched from; may be given several times",
      (host: string, before: readonly string[] = []) => {
        if (!isHostEntry(host))
          throw new UsageError("--private-host takes host or host:port, such as api.internal:8443");
        return [...before, host];
      },
    );
}

/** Milliseconds for which an address that does not answer is not asked again, where copies are taken without asking. */
const silentMs = 60_000;
/** What did not answer, and until when it is left alone: every change of a file would wait for it. */
const silent = new Map<string, { until: number; document: FetchedDocument }>();

/**
 * Fetches documents for the builder and keeps copies in its cache folder.
 * @param freshMs age in milliseconds up to which a copy is taken without asking.
 */
export function documentsFetcher(cache: string, options: FetchOptions, freshMs = 0): FetchDocuments {
  return async (addresses) => {
    // Few sites name any.
    const { fetchDocuments } = await import("@lectern/net");
    const isSilent = (address: string) => freshMs > 0 && (silent.get(address)?.until ?? 0) > Date.now();
    const [left, asked] = [addresses.filter(isSilent), addresses.filter((address) => !isSilent(address))];
    const found = await fetchDocuments(asked, {
      folder: join(cache, "documents"),
      privateHosts: options.privateHost ?? [],
      allowedHosts: [],
      isOffline: options.offline === true,
      freshMs,
    });
    for (const [address, document] of found)
      if (document.fault !== null) silent.set(address, { until: Date.now() + silentMs, document });
    for (const address of left) found.set(address, (silent.get(address) as { document: FetchedDocument }).document);
    return found;
  };
}
