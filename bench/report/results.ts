import type { ColorResult } from "../colors/compare-colors.ts";
import { colorTable } from "./colors.ts";
import { whole } from "./format.ts";
import { goals, goalTable } from "./goals.ts";
import { type Growth, growthText } from "./growth.ts";
import { type RepositoryResult, repositoryTable } from "./repositories.ts";
import type { Failure, Row } from "./row.ts";
import { sideBySide } from "./side-by-side.ts";

/** All that one run found out. */
export interface Results {
  /** Processor, memory and Node, without names of the machine. */
  machine: string;
  /** Versions by tool. */
  versions: Readonly<Record<string, string>>;
  /** Tools that this machine has not, with the reason. */
  absent: Readonly<Record<string, string>>;
  failures: readonly Failure[];
  rows: readonly Row[];
  repositories: readonly RepositoryResult[];
  growths: readonly Growth[];
  colors: readonly ColorResult[];
}

const notes = `Every figure is of one run on the same machine, one build after another, each in processes of its own. CPU is user and
system time of all processes and threads, in seconds, and is the figure to compare; wall time is in seconds too. Memory
is the most that all processes of a build held at once, output is what was written, both in MB. Steps are repeated
while they are short, and the middle figure is given. What is marked ">" was ended when it had used that much.

All tools build the same text, about 6 kB a page, with tabs, the sidebar of the page's own part, highlighted code, a table of
contents and neighbours. The others build without a search index. Lectern's build holds more: the search index, a Markdown
twin of each page, the parts that bundles are composed of, and the manifest that is published; it writes the many small ones
among them into one pack, from which the platform and \`lectern build\` take them. "One page changed" adds a paragraph to
one page. "Cold, to its bundle" makes what the other tools make, a site for any static host, from nothing: parts, search
index and tar.gz in one process, as \`lectern build --bundle\` does; "cold, with its bundle" makes the pages that the platform
serves besides, and "lectern build" is the command itself, which writes the site as a folder of files too. "The platform" is
a deployment as its worker builds it: the builder is started while Git fetches, so wall time is counted from the arrival of
the source to the manifest, CPU from the start of the process; its bundles are made one after the other in the worker's own
process, each after an edit.`;

const colorNotes = `Blocks of code of each site, coloured by Lectern and by Shiki with Oniguruma. A token of Shiki's is equal where every
character of it has the same colours in the light and in the dark theme.`;

/** The results as Markdown. */
export function resultsText(results: Results): string {
  const { machine, versions, absent, failures, rows, repositories, growths, colors } = results;
  const list = (entries: Readonly<Record<string, string>>, join: string) =>
    Object.entries(entries).map(([name, text]) => `${name}${join}${text}`);
  const parts = [
    "# Results",
    `Made by \`npm run bench\` on ${machine}. ${list(versions, " ").join(", ")}.`,
    notes,
    ...list(absent, " is absent: ").map((text) => `${text}.`),
    ...failures.map(({ tool, pages, reason }) => `**${tool} failed** with ${whole(pages)} pages: ${reason}.`),
  ];
  if (rows.length > 0) parts.push(sideBySide(rows));
  if (repositories.length > 0) parts.push("## Real repositories", repositoryTable(repositories));
  if (growths.length > 0) parts.push("## Growth", ...growths.map(growthText));
  if (colors.length > 0) parts.push("## Colours of code", colorNotes, colorTable(colors));
  parts.push("## Goals", goalTable(goals(results)));
  return `${parts.join("\n\n")}\n`;
}
