/**
 * Bundles of one deployment after another in one process, as a worker of the platform makes them:
 * `node bundle-series.ts <work> <manifest>...`. Prints a `Cost` for each, as JSON.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "@lectern/contract";
import { loadBundleProgram } from "../../packages/builder/load-program.ts";
import type { Cost } from "../measure/cost.ts";

const [work, ...manifests] = process.argv.slice(2) as [string, ...string[]];
const { bundleInfo, folderSink, planBundle, writeBundleFile } = await loadBundleProgram(join(work, "cache"));
const costs: Cost[] = [];
for (const file of manifests) {
  const before = process.cpuUsage();
  const started = performance.now();
  await bundle(JSON.parse(readFileSync(file, "utf8")) as SiteManifest);
  const { user, system } = process.cpuUsage(before);
  costs.push({
    wall: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    memory: (process.resourceUsage().maxRSS * 1024) / 1e6,
  });
}
console.log(JSON.stringify(costs));

async function bundle(manifest: SiteManifest): Promise<void> {
  const sink = folderSink(join(work, "blobs"));
  const target = { target: "client-hosted", features: {} } as const;
  const { files } = await planBundle({ manifest, read: async (sha256) => sink.read(sha256), ...target, paths: null });
  const info = bundleInfo(manifest, { ...target, version: "bench" });
  const options = { cache: join(work, "bundles"), series: "bench" };
  await writeBundleFile(join(work, "series.tar.gz"), files, info, options);
}
