import { codeSamples } from "./code-samples.ts";
import { Random } from "./random.ts";
import { capital, Words } from "./words.ts";

/** A generated page: the same text for every tool, apart from how a tool writes its frontmatter and notes. */
export interface GeneratedPage {
  /** Path without extension: `<part>/<section>/<name>`. */
  path: string;
  /** A tab of the site: four sections. */
  part: string;
  section: string;
  /** Place within the section, from 1. */
  order: number;
  title: string;
  description: string;
  body: string;
}

const pagesPerSection = 25;
const sectionsPerPart = 4;
const languages = Object.keys(codeSamples);

/** `count` pages of about 6 kB: headings, prose with links, lists, a table, a note, two or three code blocks. */
export function generatePages(count: number, seed = 1): GeneratedPage[] {
  const names = new Words(new Random(seed));
  const places = Array.from({ length: count }, (_, index) => {
    const number = Math.floor(index / pagesPerSection);
    const section = `section-${String(number + 1).padStart(3, "0")}`;
    const part = `part-${String(Math.floor(number / sectionsPerPart) + 1).padStart(2, "0")}`;
    const title = `${capital(names.verb())} ${names.quality()} ${names.noun()}s`;
    const path = `${part}/${section}/p${String(index + 1).padStart(5, "0")}-${title.toLowerCase().replaceAll(" ", "-")}`;
    return { path, part, section, order: (index % pagesPerSection) + 1, title };
  });
  const paths = places.map(({ path }) => path);
  return places.map((place, index) => {
    const words = new Words(new Random(seed * 1_000_003 + index));
    return { ...place, description: `${sentence(words)}.`, body: writeBody(words, paths, index) };
  });
}

function writeBody(words: Words, paths: readonly string[], index: number): string {
  const { random } = words;
  const blocks = [paragraph(words, paths, 4)];
  const tableAt = random.between(1, 4);
  const noteAt = random.between(0, 4);
  const listsAt = [random.between(0, 1), random.between(2, 4)];
  const codeAt = [0, 2, ...(random.next() < 0.5 ? [4] : [])];
  for (let part = 0; part < 5; part++) {
    blocks.push(`## ${capital(words.verb())} the ${words.thing()} ${part + 1}`, paragraph(words, paths, 4));
    if (listsAt.includes(part)) blocks.push(list(words, paths));
    if (part === tableAt) blocks.push(table(words));
    if (part === noteAt) blocks.push(`<Note>\n${paragraph(words, paths, 3)}\n</Note>`);
    if (part === 2) blocks.push(`### ${capital(words.thing())} in detail`, paragraph(words, paths, 2));
    if (codeAt.includes(part)) {
      const language = languages[(index + part) % languages.length] as string;
      blocks.push(`\`\`\`${language}\n${codeSamples[language]?.(words)}\n\`\`\``);
    }
  }
  return blocks.join("\n\n");
}

function sentence(w: Words): string {
  return w.random.pick([
    () => `The ${w.thing()} ${w.verb()}s the ${w.thing()} before the ${w.thing()} can ${w.verb()} it`,
    () => `When you ${w.verb()} a ${w.thing()}, the ${w.noun()} must ${w.verb()} every ${w.thing()} in the ${w.noun()}`,
    () => `Use this to ${w.verb()} and ${w.verb()} each ${w.thing()} without holding up the ${w.thing()}`,
    () => `If the ${w.thing()} exceeds its ${w.noun()}, we ${w.verb()} it after ${w.random.between(2, 90)} seconds`,
    () => `Each ${w.noun()} belongs to one ${w.thing()}, and may ${w.verb()} up to ${w.random.between(2, 500)} of them`,
  ])();
}

function rich(words: Words, paths: readonly string[]): string {
  const { random } = words;
  const plain = sentence(words);
  const kind = random.next();
  if (kind < 0.3) return `${plain} with \`${random.next() < 0.5 ? `${words.camel()}()` : words.snake()}\``;
  if (kind < 0.5) return `${plain}, see [${words.thing()}](/${random.pick(paths)})`;
  if (kind < 0.58) return `${plain}, as in [${words.thing()}](https://example.com/${words.noun()}/${words.noun()})`;
  return kind < 0.75 ? `${plain}, using **${words.thing()}**` : kind < 0.8 ? `${plain}, *${words.thing()}*` : plain;
}

function paragraph(words: Words, paths: readonly string[], sentences: number): string {
  return `${Array.from({ length: sentences }, () => rich(words, paths)).join(". ")}.`;
}

function list(words: Words, paths: readonly string[]): string {
  return Array.from({ length: words.random.between(3, 5) }, () => `- ${rich(words, paths)}`).join("\n");
}

function table(words: Words): string {
  const rows = Array.from(
    { length: words.random.between(4, 6) },
    () =>
      `| \`${words.snake()}\` | ${words.random.pick(["string", "number", "boolean"])} | ${capital(words.verb())}s the **${words.thing()}** |`,
  );
  return ["| Name | Type | Description |", "| --- | --- | --- |", ...rows].join("\n");
}
