import type { SiteFile } from "@lectern/contract";
import { findManifest } from "../deployments/index.ts";
import { putLast } from "../put-last.ts";
import type { Services } from "../services.ts";
import { otherManifests, type SitePointer } from "./directory/find-site.ts";

/** For how many deployments back a page that is still open finds its assets. */
const deploymentsKept = 3;
const mostSites = 200;

/**
 * Assets of a site's former deployments: a reader's open page asks for the scripts and styles of its own time. Only files
 * whose name holds a hash of their content, which can never be wrong.
 */
export class FormerAssets {
  readonly #services: Pick<Services, "db" | "blobs">;
  readonly #byLive = new Map<string, Promise<Map<string, SiteFile>>>();

  constructor(services: Pick<Services, "db" | "blobs">) {
    this.#services = services;
  }

  async find(site: SitePointer, file: string): Promise<SiteFile | undefined> {
    if (!site.live) return undefined;
    const key = site.live.deploymentId;
    const assets = this.#byLive.get(key) ?? this.#load(site);
    putLast(this.#byLive, key, assets, mostSites);
    assets.catch(() => this.#byLive.delete(key));
    return (await assets).get(file);
  }

  async #load(site: SitePointer): Promise<Map<string, SiteFile>> {
    const assets = new Map<string, SiteFile>();
    for (const sha256 of await otherManifests(this.#services.db, site, deploymentsKept)) {
      const files = (await findManifest(this.#services, sha256))?.files ?? {};
      for (const [path, file] of Object.entries(files)) if (file.immutable) assets.set(path, file);
    }
    return assets;
  }
}
