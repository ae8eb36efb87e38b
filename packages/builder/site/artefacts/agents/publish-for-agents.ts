import { readFrontmatter } from "../../../source/frontmatter.ts";
import type { OpenTree } from "../../../source/open-tree.ts";
import { isSkill, skillFolder } from "../../../source/skill-files.ts";
import { decodeText } from "../../../source/source-text.ts";
import type { ListAddresses, ListedSite } from "../../compose/artefacts.ts";
import { jsonType, markdownType } from "../../files/file-type.ts";
import type { Output } from "../../files/output.ts";
import { sha256 } from "../../hashes.ts";
import { skillName, writeSkill } from "./write-skill.ts";

export interface PublishForAgents {
  model: ListedSite;
  tree: OpenTree;
  output: Output;
  addresses: ListAddresses;
}

interface Skill {
  name: string;
  description: string;
  bytes: Uint8Array;
}

const folder = ".well-known/agent-skills";
/** What every site with an address of its own has for agents; its previews do without. */
export const agentFiles = ["skill.md", `${folder}/index.json`, ".well-known/llms.txt", ".well-known/llms-full.txt"];

const schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";

/**
 * skill.md, the index of skills, and the lists under `/.well-known/` where agents look for them. Skills that the author
 * has written stand as they are; without any, one is made of the navigation.
 */
export function publishForAgents({ model, tree, output, addresses }: PublishForAgents): void {
  const written = tree.files.filter(({ path }) => isSkill(path)).map(({ path }) => readSkill(path, tree.read(path)));
  const skills = written.length > 0 ? distinct(written) : [madeSkill(model, addresses)];
  const entries = skills.map(({ name, description, bytes }) => {
    const path = `${folder}/${name}/SKILL.md`;
    output.file(path, bytes, markdownType);
    const digest = `sha256:${sha256(bytes)}`;
    return { name, type: "skill-md", description: description.slice(0, 1024), url: `/${path}`, digest };
  });
  // The author may serve an index of another kind.
  if (!output.hasFile(`${folder}/index.json`))
    output.file(`${folder}/index.json`, `${JSON.stringify({ $schema: schema, skills: entries }, null, 2)}\n`, jsonType);
  const root = tree.files.find(({ path }) => /^skill\.md$/i.test(path));
  const main = root
    ? tree.read(root.path)
    : skills.length === 1
      ? (skills[0] as Skill).bytes
      : skillList(skills, addresses);
  output.file("skill.md", main, markdownType);
  for (const name of ["llms.txt", "llms-full.txt"]) {
    const file = output.get(name);
    if (file && !output.hasFile(`.well-known/${name}`)) output.known(`.well-known/${name}`, file, file.type);
  }
}

function readSkill(path: string, bytes: Uint8Array): Skill {
  const { frontmatter } = readFrontmatter(path, decodeText(bytes));
  const name = typeof frontmatter.custom.name === "string" ? frontmatter.custom.name : (skillFolder(path) ?? "skill");
  return { name: skillName(name), description: frontmatter.description ?? name, bytes };
}

function madeSkill(model: ListedSite, addresses: ListAddresses): Skill {
  const description = model.description || `How to find things in the documentation of ${model.name}`;
  return { name: skillName(model.name), description, bytes: Buffer.from(writeSkill(model, addresses)) };
}

/** One skill of each name: the first. */
function distinct(skills: readonly Skill[]): Skill[] {
  return [...new Map(skills.toReversed().map((skill) => [skill.name, skill])).values()].toReversed();
}

/** What stands at skill.md where there are several and none at the root. */
function skillList(skills: readonly Skill[], addresses: ListAddresses): string {
  const lines = skills.map(
    ({ name, description }) =>
      `- [${name}](${addresses.file(`${folder}/${name}/SKILL.md`)}): ${description.replace(/\s+/g, " ")}`,
  );
  return `# Skills\n\n${lines.join("\n")}\n`;
}
