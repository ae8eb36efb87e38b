import type { WrittenNode } from "../../content/index.ts";
import { moreThan } from "../page-parts/fact.ts";
import type { Parameter, TypeParameter } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";
import { longType, typePill } from "./type-pill.ts";

/** Levels of attributes within attributes. */
export const maxDepth = 6;
/** Fields of one list. */
export const maxFields = 200;

/** Parameters of one signature, with the attributes of objects that are written in place. */
export function parameterFields(
  parameters: readonly Parameter[],
  language: string,
  links: DeclarationLinks,
  depth = 0,
): WrittenNode[] {
  const fields = parameters.slice(0, maxFields).map((one): WrittenNode => {
    const props = {
      name: one.name,
      type: typePill(one.type, links),
      required: one.required,
      defaultCode: one.default,
    };
    const inner = depth < maxDepth ? parameterFields(one.fields, language, links, depth + 1) : [];
    const children = [...markdownOf(one.description, links), ...longType(one.type, language), ...folded(inner)];
    return { component: depth === 0 ? "ParamField" : "ResponseField", props, children };
  });
  return [...fields, ...moreThan(parameters, maxFields)];
}

/** What types something is made with. */
export function typeParameterFields(
  parameters: readonly TypeParameter[],
  language: string,
  links: DeclarationLinks,
): WrittenNode[] {
  // The name alone stands in the code.
  const told = parameters.filter((one) => one.constraint !== null || one.description !== null);
  const fields = told.slice(0, maxFields).map((one): WrittenNode => {
    const props = { name: one.name, type: typePill(one.constraint, links) };
    const children = [...markdownOf(one.description, links), ...longType(one.constraint, language)];
    return { component: "ResponseField", props, children };
  });
  return [...fields, ...moreThan(told, maxFields)];
}

/** A text of an author, its links led on; nothing where there is none. */
export function markdownOf(text: string | null, links: DeclarationLinks): WrittenNode[] {
  return text ? [{ markdown: links.markdown(text) }] : [];
}

/** What is inside of a field. */
export function folded(children: WrittenNode[]): WrittenNode[] {
  return children.length > 0 ? [{ component: "Expandable", props: { title: "properties" }, children }] : [];
}
