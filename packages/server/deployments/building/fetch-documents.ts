import { join } from "node:path";
import type { FetchDocuments } from "@lectern/contract/site/fetched-document";
import { fetchDocuments } from "@lectern/net";
import type { Services } from "../../services.ts";
import type { Build } from "./build.ts";
import type { WorkFolders } from "./work-folders.ts";

/**
 * Fetches documents that docs.json names by their addresses, for the builder, which has no network. A build never fails for
 * want of them: the builder tells what does not answer.
 */
export function documentsFetcher(
  { config }: Pick<Services, "config">,
  { log, signal }: Pick<Build, "log" | "signal">,
  { cache }: Pick<WorkFolders, "cache">,
): FetchDocuments {
  return (addresses) =>
    fetchDocuments(addresses, {
      // In the one folder that the builder may read and that stays for the next build.
      folder: join(cache, "documents"),
      allowedHosts: config.documentAllowedHosts,
      privateHosts: config.documentPrivateHosts,
      isOffline: !config.fetchDocuments,
      signal,
      // A query may hold a key.
      onFetch: (address) => log.add(`Fetching ${address.replace(/\?.*/, "")}`),
    });
}
