import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { fact, moreThan } from "../page-parts/fact.ts";
import { section, sectionHeading } from "../page-parts/section.ts";
import type { Declaration, TypePart } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";
import { typeParameterFields } from "./field-nodes.ts";
import { hasPage, listedKinds, titleOf } from "./kinds.ts";
import { memberField } from "./member-field.ts";
import { memberSections, membersIn } from "./member-sections.ts";
import { PageRoom } from "./page-room.ts";
import { callNodes, methodNodes, signatureNodes } from "./signature-nodes.ts";
import { badges, deprecationNodes, exampleNodes, sectionNodes, seeNodes, sourceFact } from "./told-nodes.ts";
import { codeNode, inlineType, longType, typeText } from "./type-pill.ts";

/** Classes that one is extended by, types that it extends. */
const maxRelatives = 100;
/** Characters of the types in a heading. */
const maxTypes = 60;
/** Declarations within one of which a page lists the names. */
const maxListed = 1000;

/** What the page of a declaration says below its description. */
export function declarationNodes(one: Declaration, links: DeclarationLinks): WrittenNode[] {
  const room = new PageRoom();
  const take = (write: () => WrittenNode[]) => room.take(write);
  return [
    ...take(() => [
      ...deprecationNodes(one.deprecated, links),
      ...badges([...(one.label ? [one.label] : []), ...one.modifiers]),
      ...declaredAs(one, links),
      ...relatives(one, links),
    ]),
    ...take(() => section("Type parameters", typeParameterFields(one.typeParameters, one.language, links))),
    ...calls(one, links).flatMap((write) => take(write)),
    ...take(() => sectionNodes(one, links, sectionHeading)),
    ...take(() => exampleNodes(one, links, sectionHeading)),
    ...memberSections.flatMap((section) => {
      return sectionMembers(section, membersIn(section, one), links, room);
    }),
    ...pageLists(one, links, room),
    ...take(() => sectionNodes({ sections: one.lists }, links, sectionHeading)),
    ...take(() => seeNodes(one, links, sectionHeading)),
    ...take(() => sourceFact(one)),
  ];
}

/** What a page says of one method or property alone. */
export function memberNodes(member: Declaration, links: DeclarationLinks): WrittenNode[] {
  if (member.kind === "method") return new PageRoom().take(() => methodNodes({ ...member, description: null }, links));
  return new PageRoom().take(() => [memberField({ ...member, description: null }, links)]);
}

/** How it is written: of what can be called in one way, that way. */
function declaredAs(one: Declaration, links: DeclarationLinks): WrittenNode[] {
  const [signature] = one.signatures;
  const isOne = isCalled(one) && signature && one.signatures.length === 1;
  const code = one.code ?? (isOne ? signature.code : "");
  return [
    ...(code ? [codeNode(code, one.language)] : []),
    ...(one.type ? [fact("Type: ", inlineType(one.type, links)), ...longType(one.type, one.language)] : []),
    ...(one.default === null ? [] : [fact("Default: ", inlineCode(one.default))]),
  ];
}

/** Whether to call it is what it is for. */
function isCalled({ kind }: Declaration): boolean {
  return kind === "function" || kind === "type" || kind === "variable";
}

/** What a page says of calls, in parts. */
function calls(one: Declaration, links: DeclarationLinks): (() => WrittenNode[])[] {
  const { signatures, language } = one;
  const [only] = signatures;
  if (!only) return [];
  if (!isCalled(one)) {
    const all = () => signatures.flatMap((signature) => signatureNodes(signature, language, links));
    return [() => section("Call signatures", all())];
  }
  if (signatures.length === 1) {
    const { description, deprecated } = only;
    const told = description ? [{ markdown: links.markdown(description) }] : [];
    // Where something else says how it is written, the call is not shown yet.
    const code = one.code && !one.code.includes(only.code) ? [codeNode(only.code, language)] : [];
    return [
      () => [
        ...deprecationNodes(deprecated, links),
        ...code,
        ...told,
        ...callNodes(only, language, links, sectionHeading),
      ],
    ];
  }
  return signatures.map((signature, index) => () => [
    sectionHeading(`Overload ${index + 1}`),
    ...signatureNodes(signature, language, links),
  ]);
}

function relatives(one: Declaration, links: DeclarationLinks): WrittenNode[] {
  const heirs = links.heirsOf(one.id);
  return [
    ...relation("Extends ", one.extends, links),
    ...relation("Implements ", one.implements, links),
    ...relation("Extended by ", heirs.extends, links),
    ...relation("Implemented by ", heirs.implements, links),
    ...relation(
      "Also known as ",
      one.aliases.map((alias) => [alias]),
      links,
    ),
  ];
}

function relation(word: string, types: readonly (readonly TypePart[])[], links: DeclarationLinks): WrittenNode[] {
  if (types.length === 0) return [];
  const shown = types.slice(0, maxRelatives);
  const names = shown.flatMap((type, index) => [...(index === 0 ? [] : [", "]), inlineType(type, links)]);
  return [fact(word, ...names, ...(types.length > maxRelatives ? [" …"] : []))];
}

function sectionMembers(
  section: (typeof memberSections)[number],
  members: readonly Declaration[],
  links: DeclarationLinks,
  room: PageRoom,
): WrittenNode[] {
  if (members.length === 0 || room.isFull) return [];
  const isOne = section.kind === "constructor" && members.length === 1;
  const names = new Map<string, number>();
  for (const { name } of members) names.set(name, (names.get(name) ?? 0) + 1);
  const nodes = members.flatMap((member) =>
    room.take(() => {
      if (section.isField) return [memberField(member, links)];
      return isOne
        ? methodNodes(member, links)
        : [memberHeading(member, (names.get(member.name) ?? 0) > 1, links), ...methodNodes(member, links)];
    }),
  );
  return [sectionHeading(isOne ? section.one : section.title), ...nodes];
}

/** @param isShared whether another member has its name: then the types of its parameters tell it apart. */
function memberHeading(member: Declaration, isShared: boolean, links: DeclarationLinks): WrittenNode {
  const { name, signatures } = member;
  const props = { id: links.anchorOf(member) };
  const [signature] = signatures;
  if (!signature || /[()]/.test(name)) return { component: "h3", props, children: [name] };
  const types = isShared
    ? signature.parameters.map((one) => (one.type ? typeText(one.type) : one.name)).join(", ")
    : "";
  const shown = types.length > maxTypes ? `${types.slice(0, maxTypes)}…` : types;
  return { component: "h3", props, children: [`${name}(${shown})`] };
}

/** Declarations within one that have pages of their own. */
function pageLists(one: Declaration, links: DeclarationLinks, room: PageRoom): WrittenNode[] {
  return listedKinds.flatMap((kind) => {
    const listed = one.members.filter((member) => member.kind === kind && hasPage(member));
    if (listed.length === 0 || room.isFull) return [];
    const items = listed.slice(0, maxListed).map((member) => listItem(member, links));
    const list: WrittenNode = { component: "ul", children: items };
    return room.take(() => [sectionHeading(titleOf(kind)), list, ...moreThan(listed, maxListed)]);
  });
}

function listItem(member: Declaration, links: DeclarationLinks): WrittenNode {
  return { component: "li", children: [inlineType([{ text: member.name, id: member.id }], links)] };
}
