import { inlineCode, type WrittenNode } from "../../content/index.ts";
import type { Json } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { meaning } from "./meaning.ts";

/** The value of a discriminator that means one of several alternatives, as a line; nothing where the alternative says it. */
export function valueNodes(
  discriminator: unknown,
  alternative: unknown,
  resolved: Json,
  definitions: Json,
): WrittenNode[] {
  const meant = meaning(discriminator, alternative, resolved, definitions);
  if (meant === null) return [];
  const told = meant.values.flatMap((value, index) => [index === 0 ? " = " : " | ", inlineCode(value)]);
  return [fact(inlineCode(meant.name), ...told)];
}
