import { generatePages } from "../content/generate-pages.ts";
import { repositorySource } from "../lectern/repository-source.ts";
import type { BenchOptions } from "../options.ts";
import type { Results } from "../report/results.ts";
import { codeBlocks, folderCodeBlocks } from "./code-blocks.ts";
import { compareColors } from "./compare-colors.ts";
import manifest from "./package.json" with { type: "json" };

const generatedPages = 200;

/** Compares the colours of generated code and of that in the repositories; Shiki may be absent. */
export async function benchColors(
  { repositories, cache }: Pick<BenchOptions, "repositories" | "cache">,
  log: (text: string) => void,
): Promise<Pick<Results, "colors" | "absent" | "versions">> {
  log("Colours of code");
  const sites = [
    { name: "Generated pages", blocks: generatePages(generatedPages).flatMap(({ body }) => codeBlocks(body)) },
    ...repositories.map((folder) => ({ name: repositorySource(folder).name, blocks: folderCodeBlocks(folder) })),
  ];
  try {
    return { colors: await compareColors(sites, cache), absent: {}, versions: { Shiki: manifest.dependencies.shiki } };
  } catch (error) {
    const [reason = ""] = (error as Error).message.split("\n");
    log(reason);
    return { colors: [], absent: { Shiki: reason }, versions: {} };
  }
}
