import type { FetchDocuments, FetchedDocument } from "@lectern/contract/site/fetched-document";
import { keyOf } from "../../text/hashes.ts";

/** The documents on the web that a site is made from: each is asked for once in a build. */
export class RemoteDocuments {
  readonly #fetch: FetchDocuments | undefined;
  readonly #found = new Map<string, FetchedDocument>();
  readonly #asked = new Set<string>();

  constructor(fetch: FetchDocuments | undefined) {
    this.#fetch = fetch;
  }

  /** What was found so far, by address; documents that are not fetched at all are not among it. */
  get found(): ReadonlyMap<string, FetchedDocument> {
    return this.#found;
  }

  /** Asks for those that were not asked for yet. */
  async read(addresses: readonly string[]): Promise<void> {
    const missing = addresses.filter((address) => !this.#asked.has(address));
    for (const address of missing) this.#asked.add(address);
    if (missing.length === 0 || !this.#fetch) return;
    for (const [address, document] of await this.#fetch(missing)) this.#found.set(address, document);
  }

  /** Names what these addresses answered in the key of a build; empty without any. */
  async key(addresses: readonly string[]): Promise<string> {
    await this.read(addresses);
    if (addresses.length === 0) return "";
    const answers = addresses.map((address) => {
      const { sha256, fault, fetchedAt } = this.#found.get(address) ?? {};
      return [address, sha256, fault, fault === null ? null : fetchedAt];
    });
    return keyOf(JSON.stringify(answers));
  }
}
