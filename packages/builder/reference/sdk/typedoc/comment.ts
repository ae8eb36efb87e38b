import { type Json, listOf, objectOf, textOf } from "../../json.ts";
import type { TypePart } from "../declaration.ts";
import { type ContentLinks, contentText } from "./content.ts";
import { type Example, exampleOf } from "./example.ts";

/** What a comment says, sorted. All text is Markdown. */
export interface Comment {
  description: string | null;
  sections: { title: string; text: string }[];
  examples: Example[];
  deprecated: string | null;
  /** `since 1.2`, `beta`. */
  modifiers: string[];
  see: string[];
  /** As code. */
  default: string | null;
  returns: string | null;
  throws: { type: readonly TypePart[] | null; description: string | null }[];
  /** What is said of parts of parameters, by their path: `options.retries`. */
  parameters: Map<string, string>;
  isEvent: boolean;
}

/** Tags of one comment. */
const maxTags = 500;

/** Tags that say where something stands, and not what it is. */
const placeTags = new Set(
  "@group @category @module @packageDocumentation @label @document @import @sortStrategy @categoryDescription @groupDescription @showGroups @hideGroups @showCategories @hideCategories @disableGroups @mergeModuleWith @primaryExport @expand @inline @inlineType @preventExpand @preventInline @useDeclaredType @template @typeParam @param @property @prop @privateRemarks @inheritDoc @kind @type".split(
    " ",
  ),
);
/** Tags without words that readers need not see. */
const silentTags = new Set([
  ...placeTags,
  ..."@public @hidden @ignore @interface @class @enum @namespace @hideconstructor @override @event @eventProperty @readonly @reexport @abstract @expandType @function @protected @private".split(
    " ",
  ),
]);

/** Reads a comment in the form of any version of TypeDoc. */
export function commentOf(value: unknown, links: ContentLinks): Comment {
  const written = objectOf(value);
  const comment: Comment = {
    description: contentText(written.summary, links) ?? olderText(written),
    sections: [],
    examples: [],
    deprecated: null,
    modifiers: [],
    see: [],
    default: null,
    returns: textOf(written.returns),
    throws: [],
    parameters: new Map(),
    isEvent: false,
  };
  for (const tag of listOf(written.blockTags ?? written.tags).slice(0, maxTags)) addTag(comment, objectOf(tag), links);
  for (const name of listOf(written.modifierTags).slice(0, maxTags)) {
    if (typeof name !== "string") continue;
    if (name === "@event" || name === "@eventProperty") comment.isEvent = true;
    else if (!silentTags.has(name)) comment.modifiers.push(wordsOf(name).toLowerCase());
  }
  return comment;
}

/** TypeDoc 0.22 and older. */
function olderText({ shortText, text }: Json): string | null {
  const parts = [textOf(shortText), textOf(text)].filter((one) => one !== null);
  return parts.length > 0 ? parts.join("\n\n") : null;
}

function addTag(comment: Comment, written: Json, links: ContentLinks): void {
  const name = textOf(written.tag)?.replace(/^@?/, "@");
  if (!name) return;
  const text = contentText(written.content, links) ?? textOf(written.text);
  switch (name) {
    case "@example": {
      const example = exampleOf(textOf(written.name), text);
      if (example) comment.examples.push(example);
      return;
    }
    case "@deprecated":
      comment.deprecated = text ?? "";
      return;
    case "@since":
      if (text) comment.modifiers.push(`since ${text.replace(/\s+/g, " ")}`);
      return;
    case "@see":
      if (text) comment.see.push(text);
      return;
    case "@default":
    case "@defaultValue":
      comment.default = text === null ? null : plainCode(text);
      return;
    case "@return":
    case "@returns":
      comment.returns ??= text;
      return;
    case "@throws":
    case "@throw":
    case "@exception":
      comment.throws.push(thrown(written, text, links));
      return;
    case "@summary":
      comment.description = [text, comment.description].filter((one) => one !== null).join("\n\n") || null;
      return;
    case "@event":
    case "@eventProperty":
      comment.isEvent = true;
      comment.description ??= text;
      return;
  }
  const about = textOf(written.name);
  if ((name === "@param" || name === "@property" || name === "@prop") && about && text)
    comment.parameters.set(about, text);
  if (text && !placeTags.has(name)) comment.sections.push({ title: wordsOf(name), text });
}

/** `@throws {@link RangeError} where it is too long`: what is thrown, and when. */
function thrown(written: Json, text: string | null, links: ContentLinks): Comment["throws"][number] {
  const [first, ...others] = listOf(written.content).map(objectOf);
  const id = first?.kind === "inline-tag" ? links.find(first.target) : undefined;
  const name = textOf(first?.text);
  if (id !== undefined && name) {
    const rest = contentText(others, links)?.replace(/^[-–—:,\s]+/, "");
    return { type: [{ text: name, id }], description: rest || null };
  }
  const braced = /^\{([^{}\n]{1,200})\}\s*(?:[-–—]\s*)?/.exec(text ?? "");
  if (!braced) return { type: null, description: text };
  return { type: [braced[1] as string], description: text?.slice(braced[0].length) || null };
}

/** A value without the marks that make code of it. */
function plainCode(text: string): string {
  const fence = /^```[^\n]*\n([\s\S]*?)\n?```$/.exec(text);
  if (fence) return (fence[1] as string).trim();
  return /^`[^`]+`$/.test(text) ? text.slice(1, -1) : text;
}

/** The name of a tag as words: `@apiNote` is `Api note`. */
function wordsOf(tag: string): string {
  const words = tag
    .slice(1, 60)
    .replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
