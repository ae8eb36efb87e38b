import type { WrittenNode } from "../../content/index.ts";
import { fact } from "../page-parts/fact.ts";
import type { Declaration } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";
import { codeNode, inlineType } from "./type-pill.ts";

/** Examples, sections and references of one declaration. */
const maxTold = 60;

/** A label above a part of what is said of a method: no heading, which would stand in the table of contents each time. */
export function label(text: string): WrittenNode {
  return {
    component: "p",
    props: { className: "lc-reference-label" },
    children: [{ component: "strong", children: [text] }],
  };
}

/** Words of a deprecation. */
export function deprecationText(words: string, links: DeclarationLinks): WrittenNode {
  return { markdown: links.markdown(words), lead: "Deprecated." };
}

/** Says that something is not to be used any more. */
export function deprecationNodes(words: string | null | undefined, links: DeclarationLinks): WrittenNode[] {
  if (words === null || words === undefined) return [];
  return [{ component: "Warning", children: [deprecationText(words, links)] }];
}

/** What kind of thing something is, in small boxes. */
export function badges(words: readonly string[]): WrittenNode[] {
  if (words.length === 0) return [];
  const children = words.flatMap((word, index): WrittenNode[] => [
    ...(index === 0 ? [] : [" "]),
    { component: "Badge", props: { size: "sm" }, children: [word] },
  ]);
  return [{ component: "p", children }];
}

/** Where a part comes from that another declaration has. */
export function inheritance(one: Declaration, links: DeclarationLinks): WrittenNode[] {
  return [
    ...(one.inheritedFrom ? [fact("Inherited from ", inlineType(one.inheritedFrom, links))] : []),
    ...one.origins.slice(0, maxTold).map(({ word, of }) => fact(`${word} `, inlineType(of, links))),
  ];
}

/** Sections that authors write, each with `title` above it. */
export function sectionNodes(
  { sections }: Pick<Declaration, "sections">,
  links: DeclarationLinks,
  title: (text: string) => WrittenNode = label,
): WrittenNode[] {
  return sections
    .slice(0, maxTold)
    .flatMap((section) => [title(section.title), { markdown: links.markdown(section.text) }]);
}

/** Examples under their title: tabs of one box where all are code with titles, else one below the other. */
export function exampleNodes(
  { examples }: Declaration,
  links: DeclarationLinks,
  title: (text: string) => WrittenNode = label,
): WrittenNode[] {
  if (examples.length === 0) return [];
  const shown = examples.slice(0, maxTold);
  const areShort = shown.length > 1 && shown.every((one) => one.title && one.code && !one.description);
  const blocks = shown.map((one) => codeNode(one.code, one.language, one.title));
  if (areShort) return [title("Examples"), { component: "CodeGroup", children: blocks }];
  const nodes = shown.flatMap((one, index): WrittenNode[] => [
    ...(one.description ? [{ markdown: links.markdown(one.description) }] : []),
    ...(one.code ? [blocks[index] as WrittenNode] : []),
  ]);
  return [title(shown.length > 1 ? "Examples" : "Example"), ...nodes];
}

/** References to other things, as a list under its title. */
export function seeNodes(
  { see }: Declaration,
  links: DeclarationLinks,
  title: (text: string) => WrittenNode = label,
): WrittenNode[] {
  if (see.length === 0) return [];
  const items = see
    .slice(0, maxTold)
    .map((text) => ({ component: "li", children: [{ markdown: links.markdown(text) }] }));
  return [title("See also"), { component: "ul", children: items }];
}

/** Where the source of a part is to be read. */
export function sourceFact({ source }: Declaration): WrittenNode[] {
  const word = { component: "span", props: { className: "lc-reference-word" }, children: ["Source"] };
  return source ? [fact({ component: "a", props: { href: source }, children: [word] })] : [];
}
