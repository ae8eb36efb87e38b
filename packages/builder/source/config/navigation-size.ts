import { type JsonNode, positionOf } from "../json/json-node.ts";
import { SourceFault } from "../source-fault.ts";

/** Objects of the navigation: groups, divisions and what these hold. Real sites of 25,000 pages have some thousands. */
const objectsMost = 50_000;

/** @throws {SourceFault} where there are more objects than a build has memory for: each is a part of the site's model. */
export function refuseTooMany(navigation: JsonNode): void {
  const left = [navigation];
  let objects = 0;
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.kind === "object" && ++objects > objectsMost)
      throw new SourceFault({
        severity: "error",
        code: "unreadable-config",
        message: `The navigation has more than ${objectsMost} groups and divisions`,
        hint: "Make it smaller",
        ...positionOf(node.place),
      });
    const inner = node.kind === "array" ? node.items : node.kind === "object" ? [...node.entries.values()] : [];
    for (let at = inner.length - 1; at >= 0; at--) left.push(inner[at] as JsonNode);
  }
}
