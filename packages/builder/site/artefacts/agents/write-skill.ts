import { slugOf } from "../../../content/rendering/heading-ids.ts";
import type { ListAddresses, ListedPage, ListedSite } from "../../compose/artefacts.ts";
import { groupOf } from "../../model/site-model.ts";
import type { NamedSkill } from "./skill-lists.ts";

/** Pages named in all, and in one group: a skill is read whole, before anything else. */
const mostPages = 80;
const mostOfGroup = 12;

/** A name as the format of skills wants it: lower case, digits and hyphens, at most 64. */
export function skillName(text: string): string {
  const slug = slugOf(text)
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 64);
  return slug || "documentation";
}

/** The skill of a site whose author has written none, as lists name it. */
export function namedSkill({ name, description }: Pick<ListedSite, "name" | "description">): NamedSkill {
  return {
    name: skillName(name),
    description: description || `How to find things in the documentation of ${name}`,
  };
}

/** skill.md of a site whose author has written none: what is documented, where, and how to read it as Markdown. */
export function writeSkill(model: ListedSite, addresses: ListAddresses): string {
  const name = oneLine(model.name);
  const about = oneLine(model.description);
  const description = `Use when working with ${name}: where its documentation says what.${about ? ` ${about}` : ""}`;
  const lines = [
    "---",
    `name: ${skillName(model.name)}`,
    `description: ${JSON.stringify(description.slice(0, 1024))}`,
    "---",
    "",
    `# ${name}`,
    "",
    ...(about ? [`> ${about}`, ""] : []),
    `All pages with what each is about: ${addresses.file("llms.txt")}. All of them in one file: ${addresses.file("llms-full.txt")}.`,
    "An address of a page with `.md` at its end is that page as Markdown.",
    "",
    "## What is where",
    "",
    ...groupLines(model, addresses),
  ];
  return `${lines.join("\n")}\n`;
}

function groupLines(model: ListedSite, addresses: ListAddresses): string[] {
  const pages = model.pages.filter((page) => page.inLlms);
  const groups = Map.groupBy(pages, groupOf);
  const lines: string[] = [];
  let named = 0;
  for (const [label, members] of groups) {
    const shown = members.slice(0, Math.min(mostOfGroup, mostPages - named));
    if (shown.length === 0) break;
    named += shown.length;
    lines.push(...(label ? [`### ${oneLine(label)}`, ""] : []), ...shown.map((page) => pageLine(page, addresses)));
    if (shown.length < members.length) lines.push(`- and ${members.length - shown.length} more`);
    lines.push("");
  }
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function pageLine(page: ListedPage, addresses: ListAddresses): string {
  const about = oneLine(page.head.description).slice(0, 200);
  return `- [${oneLine(page.head.title).replace(/[[\]]/g, "")}](${addresses.twin(page)})${about ? `: ${about}` : ""}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
