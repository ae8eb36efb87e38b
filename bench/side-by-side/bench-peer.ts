import { appendFileSync, rmSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { weigh, writeFiles } from "../content/folders.ts";
import type { GeneratedPage } from "../content/generate-pages.ts";
import { inTemporaryFolder } from "../content/temporary-folder.ts";
import { addedParagraph } from "../lectern/source.ts";
import { repeat, summarize } from "../measure/cost.ts";
import { measure } from "../measure/measure.ts";
import type { Row, Step } from "../report/row.ts";
import type { ReadyPeer } from "./ready-peer.ts";

/** Most of the machine's memory for those that run on Node: its own limit is too low for large sites. */
const heap = Math.floor((totalmem() / 2 ** 20) * 0.7);

export interface PeerBench {
  /** How often each step is run at most. */
  runs: number;
  /** Seconds of CPU after which a build is ended. */
  stopAfter: number;
}

/** Builds the pages with a peer: cold, and where that came to its end again, and with a paragraph added to one page. */
export async function benchPeer(ready: ReadyPeer, pages: readonly GeneratedPage[], bench: PeerBench): Promise<Row[]> {
  try {
    return await inTemporaryFolder(ready.home, (site) => benchIn(site, ready, pages, bench));
  } finally {
    ready.forget();
  }
}

async function benchIn(
  site: string,
  ready: ReadyPeer,
  pages: readonly GeneratedPage[],
  { runs, stopAfter }: PeerBench,
): Promise<Row[]> {
  const { peer, command } = ready;
  const env = { CI: "1", NODE_OPTIONS: `--max-old-space-size=${heap}`, ...peer.env };
  const build = () => measure(command, { folder: site, env, stopAfter });
  const row = async (step: Step, run: (index: number) => ReturnType<typeof build>): Promise<Row> => {
    const done = await repeat(runs, run);
    const cost = summarize(done.map(({ cost }) => cost));
    const isStopped = done.some((one) => one.isStopped);
    return { tool: peer.name, pages: pages.length, step, cost, runs: done.length, ...(isStopped ? { isStopped } : {}) };
  };
  const changed = join(site, peer.source(pages[Math.floor(pages.length / 2)] as GeneratedPage));

  const cold = await row("cold", () => {
    rmSync(site, { recursive: true, force: true });
    ready.forget();
    writeFiles(site, peer.files(pages));
    return build();
  });
  if (cold.isStopped) return [cold];
  const { html, bytes, files } = weigh(join(site, peer.output));
  if (html < pages.length) throw new Error(`it wrote ${html} HTML files for ${pages.length} pages`);
  const nothing = await row("nothing changed", build);
  const page = await row("one page changed", (index) => {
    appendFileSync(changed, addedParagraph(index));
    return build();
  });
  return [{ ...cold, output: { bytes, files } }, nothing, page];
}
