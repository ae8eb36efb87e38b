import type { WrittenNode } from "../../content/index.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import { inlineText } from "../page-parts/inline-text.ts";
import { dereference } from "./parameters.ts";

/** Where the document says that more is written. */
export function externalDocs(written: unknown, definitions: Json): WrittenNode[] {
  const children = furtherReading(dereference(written, definitions));
  return children.length > 0 ? [{ component: "p", children }] : [];
}

/**
 * A link to what `externalDocs` names, by the words that are written for it: Markdown. Words that lead somewhere
 * themselves stand before it. Nothing where no address is given.
 */
export function furtherReading(written: unknown): WrittenNode[] {
  const { url, description } = objectOf(written);
  const href = textOf(url);
  if (href === null) return [];
  const words = textOf(description);
  if (words === null) return [link(href, href)];
  if (!/\]\(|<a\b|https?:\/\//i.test(words)) return [link(href, inlineText(words))];
  return words.includes(href) ? [inlineText(words)] : [inlineText(words), " ", link(href, href)];
}

function link(href: string, child: WrittenNode): WrittenNode {
  return { component: "a", props: { href }, children: [child] };
}
