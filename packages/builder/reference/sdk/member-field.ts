import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { fact, moreThan } from "../page-parts/fact.ts";
import type { Declaration } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";
import { folded, markdownOf, maxDepth, maxFields } from "./field-nodes.ts";
import { signatureNodes } from "./signature-nodes.ts";
import { deprecationText, exampleNodes, inheritance, sectionNodes, seeNodes } from "./told-nodes.ts";
import { longType, typePill } from "./type-pill.ts";

/** A property, a value of an enumeration: whatever is not called. What it holds itself is folded into it. */
export function memberField(one: Declaration, links: DeclarationLinks, depth = 0): WrittenNode {
  const isFixed = one.kind === "value" || one.label === "constant";
  // The value of what never changes stands where others have their type.
  const type = isFixed && !one.type && one.default !== null ? [one.default] : one.type;
  const props = {
    name: one.name,
    id: links.anchorOf(one),
    type: typePill(type, links),
    deprecated: one.deprecated !== null,
    defaultCode: isFixed ? null : one.default,
    post: [...one.modifiers],
  };
  const held = depth < maxDepth ? one.members : [];
  const inner = held.slice(0, maxFields).map((member) => memberField(member, links, depth + 1));
  const children: WrittenNode[] = [
    ...(one.deprecated ? [deprecationText(one.deprecated, links)] : []),
    ...markdownOf(one.description, links),
    // Ways to call it say the same in lines.
    ...(one.signatures.length > 0 ? [] : longType(type, one.language)),
    ...(isFixed && one.type && one.default !== null ? [fact("Value: ", inlineCode(one.default))] : []),
    ...(one.code ? [fact(inlineCode(one.code))] : []),
    ...inheritance(one, links),
    ...one.signatures.flatMap((signature) => signatureNodes(signature, one.language, links)),
    ...folded([...inner, ...moreThan(held, maxFields)]),
    ...sectionNodes(one, links),
    ...exampleNodes(one, links),
    ...seeNodes(one, links),
  ];
  return { component: "ResponseField", props, children };
}
