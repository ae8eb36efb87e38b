import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { type Json, listOf, textOf } from "../json.ts";
import { externalDocs } from "../operations/external-docs.ts";
import { dereference } from "../operations/parameters.ts";
import { fact } from "../page-parts/fact.ts";
import { inlineText } from "../page-parts/inline-text.ts";

/**
 * The tags of a server, operation or message, with what is said of each. `shown` is the tag that the page is grouped by,
 * which needs no line where nothing else is said of it.
 */
export function tagNodes(tags: unknown, definitions: Json, shown: string | null = null): WrittenNode[] {
  const told = listOf(tags)
    .map((one) => dereference(one, definitions))
    .map((tag) => ({ name: textOf(tag.name), description: textOf(tag.description), more: tag.externalDocs }))
    .filter((tag) => tag.name !== null && (tag.name !== shown || tag.description !== null || tag.more !== undefined));
  if (told.length === 0) return [];
  const words = told.flatMap(({ name, description }, index) => [
    ...(index === 0 ? [] : [", "]),
    inlineCode(name ?? ""),
    ...(description === null ? [] : [" (", inlineText(description), ")"]),
  ]);
  return [fact("Tags: ", ...words), ...told.flatMap(({ more }) => externalDocs(more, definitions))];
}
