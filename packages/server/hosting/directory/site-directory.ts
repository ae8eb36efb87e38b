import { putLast } from "../../put-last.ts";
import type { Services } from "../../services.ts";
import { findSite, type SitePointer } from "./find-site.ts";
import { FreshValue } from "./fresh-value.ts";
import type { SiteHost } from "./site-host.ts";

/** Host names remembered; names that nobody asks for make room. */
const mostHosts = 10_000;
/** How long a page waits for the database before it is answered from what was true last. */
const patienceMs = 250;

/**
 * What each host name shows. A pointer that moved is seen by the next request, here and in every other process; with the
 * database away the sites go on as they were.
 */
export class SiteDirectory {
  readonly #db: Services["db"];
  readonly #hosts = new Map<string, FreshValue<SitePointer | null>>();

  constructor(db: Services["db"]) {
    this.#db = db;
  }

  /** @throws when the database is away and the host was never asked for. */
  find(host: SiteHost): Promise<SitePointer | null> {
    return this.#entry(host).get();
  }

  #entry(host: SiteHost): FreshValue<SitePointer | null> {
    const key = JSON.stringify(host);
    const entry = this.#hosts.get(key) ?? new FreshValue(() => findSite(this.#db, host), patienceMs);
    putLast(this.#hosts, key, entry, mostHosts);
    return entry;
  }
}
