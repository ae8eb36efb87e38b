import { isRemote } from "../../../reference/specification/remote-address.ts";
import type { ListAddresses, ListedSite } from "../../compose/artefacts.ts";
import { type NamedSkill, skillPath } from "./skill-lists.ts";

/** Where agents that speak Agent2Agent look for what a host has. */
export const agentCardPath = ".well-known/agent-card.json";

/** The card of a site: what it is about, and its skills. Null where its own address is not known, which a card must name. */
export function agentCard(
  { name, description }: Pick<ListedSite, "name" | "description">,
  skills: readonly NamedSkill[],
  addresses: Pick<ListAddresses, "file">,
): string | null {
  const url = addresses.file("");
  if (!isRemote(url)) return null;
  const card = {
    schemaVersion: "0.2.0",
    name,
    description: description || `The documentation of ${name}`,
    url,
    version: "1.0.0",
    documentationUrl: url,
    capabilities: { streaming: false },
    skills: skills.map((skill) => ({
      id: skill.name,
      name: skill.name,
      description: skill.description.slice(0, 1024),
      tags: [],
      url: addresses.file(skillPath(skill.name)),
    })),
  };
  return `${JSON.stringify(card, null, 2)}\n`;
}
