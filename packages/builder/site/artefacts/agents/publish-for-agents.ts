import { readFrontmatter } from "../../../source/frontmatter/frontmatter.ts";
import { isSkill, skillFolder } from "../../../source/skill-files.ts";
import { decodeText } from "../../../source/source-text.ts";
import type { OpenTree } from "../../../source/tree/open-tree.ts";
import type { ListAddresses, ListedSite } from "../../compose/artefacts.ts";
import { jsonType, markdownType } from "../../output/file-type.ts";
import type { Output } from "../../output/output.ts";
import { agentCard, agentCardPath } from "./agent-card.ts";
import { apiCatalog, apiCatalogPath, apiCatalogType } from "./api-catalog.ts";
import {
  type NamedSkill,
  olderSkillIndex,
  olderSkillIndexPath,
  olderSkillPath,
  skillIndex,
  skillIndexPath,
  skillList,
  skillPath,
} from "./skill-lists.ts";
import { namedSkill, skillName, writeSkill } from "./write-skill.ts";

export interface PublishForAgents {
  model: ListedSite;
  tree: OpenTree;
  output: Output;
  addresses: ListAddresses;
}

interface Skill extends NamedSkill {
  /** Of the file that the author wrote; null where the build made it. */
  path: string | null;
  bytes: Uint8Array;
}

/** What every site has for agents, its bundles too; its previews do without. */
export const agentFiles = ["skill.md", skillIndexPath, ".well-known/llms.txt", ".well-known/llms-full.txt"];

/** The same, and what only sites on a host have. */
export const hostedAgentFiles = [...agentFiles, olderSkillIndexPath, apiCatalogPath, agentCardPath];

/**
 * skill.md, the indexes of skills, the card of the site, the catalog of APIs, and the lists under `/.well-known/` where agents
 * look for them. Skills that the author has written stand as they are; without any, one is made of the navigation. Answers
 * those that the author has written.
 */
export function publishForAgents({ model, tree, output, addresses }: PublishForAgents): NamedSkill[] {
  const written = tree.files
    .filter(({ path }) => isSkill(path))
    .flatMap(({ path }) => readSkill(path, tree.read(path)) ?? []);
  const skills = written.length > 0 ? distinct(written) : [madeSkill(model, addresses)];
  const entries = skills.map(({ bytes, path: _, ...skill }) => {
    const path = skillPath(skill.name);
    const file = output.file(path, bytes, markdownType);
    output.known(olderSkillPath(skill.name), file, markdownType);
    return { ...skill, url: `/${path}`, sha256: file.sha256 };
  });
  // The author may serve an index of another kind.
  if (!output.hasFile(skillIndexPath)) output.file(skillIndexPath, skillIndex(entries), jsonType);
  if (!output.hasFile(olderSkillIndexPath)) output.file(olderSkillIndexPath, olderSkillIndex(skills), jsonType);
  const card = agentCard(model, skills, addresses);
  if (card !== null && !output.hasFile(agentCardPath)) output.file(agentCardPath, card, jsonType);
  const catalog = apiCatalog(model.specifications, addresses);
  if (catalog !== null && !output.hasFile(apiCatalogPath)) output.file(apiCatalogPath, catalog, apiCatalogType);
  const root = written.find(({ path }) => /^skill\.md$/i.test(path ?? ""));
  const main = root ? root.bytes : skills.length === 1 ? (skills[0] as Skill).bytes : skillList(skills, addresses);
  // A page at `/skill` has its Markdown there.
  if (root || !model.pages.some(({ twin }) => twin === "skill.md")) output.file("skill.md", main, markdownType);
  for (const name of ["llms.txt", "llms-full.txt"]) {
    const file = output.get(name);
    if (file && !output.hasFile(`.well-known/${name}`)) output.known(`.well-known/${name}`, file, file.type);
  }
  return written.length === 0 ? [] : skills.map(({ name, description }) => ({ name, description }));
}

/** Null for one that its author keeps for some readers (`groups`): nobody signs in to a site, so it is told to nobody. */
function readSkill(path: string, bytes: Uint8Array): Skill | null {
  const { frontmatter } = readFrontmatter(path, decodeText(bytes));
  const { groups } = frontmatter.custom;
  if (Array.isArray(groups) ? groups.length > 0 : typeof groups === "string" && groups !== "") return null;
  const name = typeof frontmatter.custom.name === "string" ? frontmatter.custom.name : (skillFolder(path) ?? "skill");
  return { name: skillName(name), description: frontmatter.description ?? name, path, bytes };
}

function madeSkill(model: ListedSite, addresses: ListAddresses): Skill {
  return { ...namedSkill(model), path: null, bytes: Buffer.from(writeSkill(model, addresses)) };
}

/** One skill of each name: the first. */
function distinct(skills: readonly Skill[]): Skill[] {
  return [...new Map(skills.toReversed().map((skill) => [skill.name, skill])).values()].toReversed();
}
