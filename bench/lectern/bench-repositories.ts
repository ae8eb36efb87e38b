import { generatePages } from "../content/generate-pages.ts";
import type { BenchOptions } from "../options.ts";
import type { Growth } from "../report/growth.ts";
import type { RepositoryResult } from "../report/repositories.ts";
import type { Failure, Row } from "../report/row.ts";
import { benchLectern } from "./bench-lectern.ts";
import { generatedSource } from "./generated-source.ts";
import { growthOf } from "./growth-of.ts";
import type { SizedSource, Source } from "./source.ts";

/** What Lectern alone is asked: real repositories, and growth. A build that fails keeps none of the others back. */
export async function benchRepositories(
  sources: readonly (Source & SizedSource)[],
  compared: readonly Row[],
  { runs, growth }: Pick<BenchOptions, "runs" | "growth">,
  log: (text: string) => void,
): Promise<{ repositories: RepositoryResult[]; growths: Growth[]; failures: Failure[] }> {
  const repositories: RepositoryResult[] = [];
  const growths: Growth[] = [];
  const failures: Failure[] = [];
  const attempt = async (name: string, pages: number, bench: () => Promise<void>) => {
    try {
      await bench();
    } catch (error) {
      const { message } = error as Error;
      log(message);
      failures.push({ tool: `Lectern (${name})`, pages, reason: message.split("\n")[0] as string });
    }
  };
  for (const source of sources) {
    await attempt(source.name, source.count ?? 0, async () => {
      log(`Lectern, ${source.name}`);
      repositories.push({ name: source.name, ...(await benchLectern(source, { runs })) });
    });
  }
  if (!growth) return { repositories, growths, failures };
  const own = Map.groupBy(
    compared.filter(({ tool }) => tool === "Lectern"),
    ({ pages }) => pages,
  );
  const generated: SizedSource = {
    name: "Generated pages",
    count: null,
    sized: (pages) => generatedSource(generatePages(pages)),
  };
  for (const source of [generated, ...sources]) {
    const whole = repositories.find(({ name }) => name === source.name);
    const measured = source === generated ? own : new Map(whole ? [[source.count ?? 0, whole.rows]] : []);
    await attempt(source.name, source.count ?? 0, async () => {
      const grown = await growthOf(source, measured, runs, log);
      if (grown.rows.length > 0) growths.push(grown);
    });
  }
  return { repositories, growths, failures };
}
