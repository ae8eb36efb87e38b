import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { type Json, textOf } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { madeTitleKey, resolveSchema, typesOf, variantsOf } from "./schema.ts";
import { typeLabel } from "./type-label.ts";
import { onlyValue, variantTitles } from "./variant-titles.ts";

export interface Alternative {
  schema: Json;
  /** Parts of its anchor. */
  anchor: string[];
  /** What is said of it. */
  facts: WrittenNode[];
  /** Its attributes. */
  inner: WrittenNode[];
}

/** A tab for each alternative of one value. */
export function alternativeTabs(
  alternatives: readonly Alternative[],
  discriminator: unknown,
  definitions: Json,
): WrittenNode {
  const titles = variantTitles(
    alternatives.map((one) => one.schema),
    discriminator,
    definitions,
  );
  return {
    component: "Tabs",
    props: { sync: false },
    children: alternatives.map(({ schema, anchor, facts, inner }, index) => {
      const label = typeLabel(schema, definitions);
      const isList = typesOf(schema).includes("array");
      const named = titles[index] ?? (isList ? listTitle(schema, definitions) : onlyValue(schema));
      const title = named ?? (inner.length > 0 ? `Option ${index + 1}` : label);
      const type = { component: "p", children: [inlineCode(label)] };
      // The attributes of a list's items would pass for its own.
      const isTyped = inner.length === 0 || isList;
      return { component: "Tab", props: { title, anchor }, children: [...(isTyped ? [type] : []), ...facts, ...inner] };
    }),
  };
}

/** What a list is called by its items: `User[]`; null where they have no name. */
function listTitle({ items }: Json, definitions: Json): string | null {
  const title = textOf(resolveSchema(items, definitions).schema.title);
  return title === null ? null : `${title}[]`;
}

const plainKeys = new Set(["type", "title", madeTitleKey, "format", "nullable"]);

/** Alternatives of plain values in one line, where all of them have names: their types stand beside the field already. */
export function plainAlternatives(schema: Json, definitions: Json): WrittenNode[] {
  const variants = variantsOf(schema).map((one) => resolveSchema(one, definitions).schema);
  if (variants.length < 2) return [];
  if (!variants.every((one) => textOf(one.title) && Object.keys(one).every((key) => plainKeys.has(key)))) return [];
  const told = variants.flatMap((one, index) => [
    `${index === 0 ? "One of: " : ", "}${textOf(one.title)} `,
    inlineCode(typeLabel(one, definitions)),
  ]);
  return [fact(...told)];
}
