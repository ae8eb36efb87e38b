import type { WrittenNode } from "../../content/index.ts";
import type { Declaration, Signature } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";
import { markdownOf, parameterFields, typeParameterFields } from "./field-nodes.ts";
import {
  badges,
  deprecationNodes,
  exampleNodes,
  inheritance,
  label,
  sectionNodes,
  seeNodes,
  sourceFact,
} from "./told-nodes.ts";
import { codeNode, inlineType } from "./type-pill.ts";

/** Ways to call one thing that are shown. */
const maxSignatures = 60;

/** One way to call something: how it is written, what it is given, and what it answers. */
export function signatureNodes(
  signature: Signature,
  language: string,
  links: DeclarationLinks,
  title: (text: string) => WrittenNode = label,
): WrittenNode[] {
  return [
    ...deprecationNodes(signature.deprecated, links),
    ...(signature.code ? [codeNode(signature.code, language)] : []),
    ...markdownOf(signature.description, links),
    ...callNodes(signature, language, links, title),
  ];
}

/** What a call is given and what it answers. */
export function callNodes(
  signature: Signature,
  language: string,
  links: DeclarationLinks,
  title: (text: string) => WrittenNode,
): WrittenNode[] {
  const { typeParameters, parameters, returns, throws } = signature;
  return [
    ...titled(title("Type parameters"), typeParameterFields(typeParameters, language, links)),
    ...titled(title("Parameters"), parameterFields(parameters, language, links)),
    ...(returns && (returns.type || returns.description)
      ? [title("Returns"), ...answer(returns.type, returns.description, links)]
      : []),
    ...titled(
      title("Throws"),
      throws.slice(0, maxSignatures).flatMap((one) => answer(one.type, one.description, links)),
    ),
  ];
}

/** A method with all that is said of it, below its heading. */
export function methodNodes(one: Declaration, links: DeclarationLinks): WrittenNode[] {
  const { signatures, language } = one;
  return [
    ...badges(one.modifiers),
    ...deprecationNodes(one.deprecated, links),
    ...markdownOf(one.description, links),
    ...inheritance(one, links),
    ...(one.code && signatures.every(({ code }) => code !== one.code) ? [codeNode(one.code, language)] : []),
    ...signatures.slice(0, maxSignatures).flatMap((signature) => signatureNodes(signature, language, links)),
    ...sectionNodes(one, links),
    ...exampleNodes(one, links),
    ...seeNodes(one, links),
    ...sourceFact(one),
  ];
}

function answer(
  type: Signature["throws"][number]["type"],
  description: string | null,
  links: DeclarationLinks,
): WrittenNode[] {
  const line: WrittenNode[] = type && type.length > 0 ? [{ component: "p", children: [inlineType(type, links)] }] : [];
  return [...line, ...markdownOf(description, links)];
}

function titled(title: WrittenNode, nodes: WrittenNode[]): WrittenNode[] {
  return nodes.length > 0 ? [title, ...nodes] : [];
}
