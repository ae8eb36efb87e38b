import { type GeneratedPage, generatePages } from "../content/generate-pages.ts";
import { benchLectern } from "../lectern/bench-lectern.ts";
import { generatedSource } from "../lectern/generated-source.ts";
import type { BenchOptions } from "../options.ts";
import type { Results } from "../report/results.ts";
import type { Failure, Row } from "../report/row.ts";
import { benchPeer } from "./bench-peer.ts";
import type { Peer } from "./peer.ts";
import { type ReadyPeer, readyPeer } from "./ready-peer.ts";

/** Its goals are stated by this peer, and it is as quick: it is built at every size. */
const quick = "Hugo";

/**
 * Builds the generated pages in every size with Lectern and these peers. A tool that this machine has not is absent; one
 * whose build fails is a failure; neither keeps the others from being measured.
 */
export async function compareTools(
  peers: readonly Peer[],
  { pages: sizes, tools, othersTo, stopAfter, runs, cache }: BenchOptions,
  log: (text: string) => void,
): Promise<Pick<Results, "rows" | "versions" | "absent" | "failures">> {
  const ready: ReadyPeer[] = [];
  const absent: Record<string, string> = {};
  if (sizes.length > 0) {
    for (const peer of peers) {
      try {
        ready.push(await readyPeer(peer, cache));
      } catch (error) {
        absent[peer.name] = (error as Error).message;
        log(`${peer.name} is absent: ${absent[peer.name]}`);
      }
    }
  }
  const rows: Row[] = [];
  const failures: Failure[] = [];
  const tryTool = async (tool: string, pages: readonly GeneratedPage[], bench: () => Promise<Row[]>) => {
    log(`${tool}, ${pages.length} pages`);
    try {
      rows.push(...(await bench()));
    } catch (error) {
      const { message } = error as Error;
      log(message);
      failures.push({ tool, pages: pages.length, reason: message.split("\n")[0] as string });
    }
  };
  for (const size of sizes) {
    const pages = generatePages(size);
    if (tools?.includes("lectern") ?? true) {
      await tryTool("Lectern", pages, async () => {
        const result = await benchLectern(generatedSource(pages), { runs, withBundle: true });
        if (result.outcome.pages !== size) throw new Error(`Lectern built ${result.outcome.pages} pages of ${size}`);
        return result.rows;
      });
    }
    for (const one of ready) {
      const { name } = one.peer;
      if (name !== quick && size > (othersTo.byName[name.toLowerCase()] ?? othersTo.all)) continue;
      await tryTool(name, pages, () => benchPeer(one, pages, { runs, stopAfter }));
    }
  }
  return {
    rows,
    versions: Object.fromEntries(ready.map(({ peer, version }) => [peer.name, version])),
    absent,
    failures,
  };
}
