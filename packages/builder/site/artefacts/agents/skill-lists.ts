import type { ListAddresses } from "../../compose/artefacts.ts";

/** A skill as lists name it. */
export interface NamedSkill {
  name: string;
  description: string;
}

const folder = ".well-known/agent-skills";
export const skillIndexPath = `${folder}/index.json`;

/** Where agents of the time before that look for skills. */
const olderFolder = ".well-known/skills";
export const olderSkillIndexPath = `${olderFolder}/index.json`;

const schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";

/** Where a skill is served. */
export function skillPath(name: string): string {
  return `${folder}/${name}/SKILL.md`;
}

/** Where a skill is served for those who know the older index. */
export function olderSkillPath(name: string): string {
  return `${olderFolder}/${name}/SKILL.md`;
}

/** The older index: each skill with the files of its folder. */
export function olderSkillIndex(skills: readonly NamedSkill[]): string {
  const entries = skills.map(({ name, description }) => ({ name, description, files: ["SKILL.md"] }));
  return `${JSON.stringify({ skills: entries }, null, 2)}\n`;
}

/** The index of skills in which agents look for them; `url` may be relative to it. */
export function skillIndex(skills: readonly (NamedSkill & { url: string; sha256: string })[]): string {
  const entries = skills.map(({ name, description, url, sha256 }) => ({
    name,
    type: "skill-md",
    description: description.slice(0, 1024),
    url,
    digest: `sha256:${sha256}`,
  }));
  return `${JSON.stringify({ $schema: schema, skills: entries }, null, 2)}\n`;
}

/** What stands at skill.md where there are several and none at the root. */
export function skillList(skills: readonly NamedSkill[], addresses: Pick<ListAddresses, "file">): string {
  const lines = skills.map(
    ({ name, description }) => `- [${name}](${addresses.file(skillPath(name))}): ${description.replace(/\s+/g, " ")}`,
  );
  return `# Skills\n\n${lines.join("\n")}\n`;
}
