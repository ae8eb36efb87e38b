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

/** Builds the pages with a peer: cold, again, and with a paragraph added to one page, each up to `runs` times. */
export async function benchPeer(ready: ReadyPeer, pages: readonly GeneratedPage[], runs: number): Promise<Row[]> {
  try {
    return await inTemporaryFolder(ready.home, (site) => benchIn(site, ready, pages, runs));
  } finally {
    ready.forget();
  }
}

async function benchIn(site: string, ready: ReadyPeer, pages: readonly GeneratedPage[], runs: number): Promise<Row[]> {
  const { peer, command } = ready;
  const env = { CI: "1", NODE_OPTIONS: `--max-old-space-size=${heap}`, ...peer.env };
  const build = () => measure(command, { folder: site, env });
  const row = async (step: Step, run: (index: number) => ReturnType<typeof build>): Promise<Row> => {
    const costs = (await repeat(runs, run)).map(({ cost }) => cost);
    return { tool: peer.name, pages: pages.length, step, cost: summarize(costs), runs: costs.length };
  };
  const changed = join(site, peer.source(pages[Math.floor(pages.length / 2)] as GeneratedPage));

  const cold = await row("cold", () => {
    rmSync(site, { recursive: true, force: true });
    ready.forget();
    writeFiles(site, peer.files(pages));
    return build();
  });
  const { html, bytes, files } = weigh(join(site, peer.output));
  if (html < pages.length) throw new Error(`it wrote ${html} HTML files for ${pages.length} pages`);
  const nothing = await row("nothing changed", build);
  const page = await row("one page changed", (index) => {
    appendFileSync(changed, addedParagraph(index));
    return build();
  });
  return [{ ...cold, output: { bytes, files } }, nothing, page];
}
