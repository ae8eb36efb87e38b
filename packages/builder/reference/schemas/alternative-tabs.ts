import { inlineCode, type WrittenNode } from "../../content/index.ts";
import type { Json } from "../json.ts";
import { typeLabel } from "./type-label.ts";
import { variantTitles } from "./variant-titles.ts";

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
      const title = titles[index] ?? (inner.length > 0 ? `Option ${index + 1}` : label);
      const type = { component: "p", children: [inlineCode(label)] };
      return {
        component: "Tab",
        props: { title, anchor },
        children: [...(inner.length > 0 ? [] : [type]), ...facts, ...inner],
      };
    }),
  };
}
