import type { WrittenNode } from "../../../content/index.ts";
import { type Json, objectOf, textOf } from "../../json.ts";
import { alternativeTabs } from "../alternative-tabs.ts";
import { valueNodes } from "../discriminator-note.ts";
import { heirsOf, numberedVariants, resolveSchema } from "../schema.ts";
import { moreNode } from "../schema-outline.ts";
import { nameOfType } from "../type-label.ts";
import { isChoice, withoutChoice } from "./condition-nodes.ts";
import { alternativeNotes } from "./field-notes.ts";
import { type FieldPlace, type FieldsOptions, placeOfAlternative, placeOfBody } from "./field-place.ts";
import { hasSameItems, requiring } from "./held-attributes.ts";

/** Alternatives of one value (an endpoint may take some dozens of methods), and schemas made of one with a discriminator. */
const maxVariants = 150;
const maxHeirs = 150;

/** How the fields print what an alternative holds. */
export interface FieldsWithin {
  inside(schema: Json, at: FieldPlace): WrittenNode[];
  /** What is told of a schema in the place of its fields. */
  closed(schema: Json): WrittenNode[];
  facts(schema: Json, description: string | null): WrittenNode[];
}

/** Tabs for the alternatives of a schema; what one alone holds, and nothing where the type says it all. */
export function alternativeFields(
  schema: Json,
  at: FieldPlace,
  options: FieldsOptions,
  within: FieldsWithin,
): WrittenNode[] {
  const { definitions, queue, file } = options;
  const { through, trail } = at;
  const variants = numberedVariants(schema).slice(0, maxVariants);
  const resolved = variants.map(({ schema: one, index }) => ({
    ...resolveSchema(one, definitions),
    step: `one-of-${index}`,
  }));
  const contents = resolved.map(({ schema: one, through: own, step }) => {
    const isKnown = own.some((reference) => through.includes(reference));
    // Alternatives count too: those of alternatives of alternatives may be without end.
    if (isKnown || hasSameItems(one, schema)) return [];
    if (!queue.take()) return within.closed(one);
    return within.inside(isChoice(schema) ? one : requiring(one, schema), placeOfAlternative(at, step, own));
  });
  const facts = resolved.map(({ schema: one }, index) => {
    const description = textOf(one.description);
    return [
      ...valueNodes(schema.discriminator, variants[index]?.schema, one, definitions),
      ...(description ? [{ markdown: description }] : []),
      ...alternativeNotes(one),
      ...within.facts(withoutChoice(one, schema), description),
    ];
  });
  // Alternatives of plain values of which nothing is said are said by the type alone.
  if (contents.every((content) => content.length === 0) && facts.every((one) => one.length === 0)) return [];
  if (variants.length === 1) return [...(facts[0] as WrittenNode[]), ...(contents[0] as WrittenNode[])];
  const alternatives = resolved.map(({ schema: one, step }, index) => ({
    schema: one,
    anchor: [placeOfBody(options) || "response", ...trail, step],
    facts: facts[index] as WrittenNode[],
    inner: contents[index] as WrittenNode[],
  }));
  const tabs = alternativeTabs(alternatives, schema.discriminator, definitions);
  return numberedVariants(schema).length > maxVariants ? [tabs, moreNode(file)] : [tabs];
}

/** What each of the schemas that are made of one adds to it. */
export function heirFields(
  schema: Json,
  at: FieldPlace,
  { definitions, queue, file }: FieldsOptions,
  within: FieldsWithin,
): WrittenNode[] {
  const { through, depth } = at;
  const tabs = heirsOf(schema)
    .slice(0, maxHeirs)
    .flatMap((heir) => {
      const { schema: resolved, through: own } = resolveSchema(heir, definitions);
      if (own.some((one) => through.includes(one))) return [];
      const added = Object.entries(objectOf(resolved.properties)).filter(
        ([name, property]) => objectOf(schema.properties)[name] !== property,
      );
      const part = { ...resolved, properties: Object.fromEntries(added) };
      const inner = queue.take()
        ? within.inside(part, { ...at, through: [...through, ...own], depth: depth + 1 })
        : within.closed(part);
      const description = textOf(resolved.description);
      const text = description && description !== textOf(schema.description) ? [{ markdown: description }] : [];
      const value = valueNodes(schema.discriminator, heir, resolved, definitions);
      return [{ component: "Tab", props: { title: nameOfType(resolved) }, children: [...value, ...text, ...inner] }];
    });
  if (tabs.length === 0) return [];
  const more = heirsOf(schema).length > maxHeirs ? [moreNode(file)] : [];
  return [{ component: "Tabs", props: { sync: false }, children: tabs }, ...more];
}
