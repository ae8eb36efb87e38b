import { type JsonNode, type JsonObject, positionOf, textOf } from "../json/json-node.ts";
import { docsJsonSchema } from "../schema/docs-json-schema.ts";
import type { Position } from "../site-config.ts";
import { isOutside, linkTarget, sectionEntry } from "./site-path.ts";

/** A link within the site that docs.json names, and where. */
export interface NamedLink {
  /** With its leading slash. */
  target: string;
  position: Position;
  /** A picture or the like, and no link. */
  isFile?: true;
  /** An entry of the navigation: that its page is missing is told where the navigation is drawn. */
  isEntry?: true;
}

/** What leads to places of other programs, by templates, or is told by itself. */
const others = new Set(["api", "contextual", "integrations", "redirects"]);

/** Every link within the site that docs.json names: in the bar, the footer, the logo, banners and the navigation. */
export function namedLinks({ entries }: JsonObject): NamedLink[] {
  const known = docsJsonSchema.properties ?? {};
  return [...entries].flatMap(([key, value]) => {
    if (key === "banner") return linksOfText(value);
    return Object.hasOwn(known, key) && !others.has(key) ? linksIn(value) : [];
  });
}

function linksIn(node: JsonNode): NamedLink[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "array") return node.items.flatMap(linksIn);
  return [...node.entries].flatMap(([key, value]) => {
    if (others.has(key)) return [];
    if (key === "banner") return linksOfText(value);
    if (key === "socials" && value.kind === "object") return [...value.entries.values()].flatMap(linkOf);
    if (key === "pages" && value.kind === "array") return value.items.flatMap(sectionsOf);
    return key === "href" ? linkOf(value) : linksIn(value);
  });
}

/** Links of the Markdown that a banner may have. */
function linksOfText(banner: JsonNode): NamedLink[] {
  const content = banner.kind === "object" ? banner.entries.get("content") : banner;
  const text = content && textOf(content);
  return [...(text ?? "").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = ""]) =>
    content ? linkOf({ ...content, kind: "scalar", value: href }) : [],
  );
}

function sectionsOf(entry: JsonNode): NamedLink[] {
  if (entry.kind !== "scalar") return linksIn(entry);
  if (typeof entry.value !== "string" || sectionEntry(entry.value) === null) return [];
  return linkOf(entry).map((link) => ({ ...link, isEntry: true }));
}

function linkOf(node: JsonNode): NamedLink[] {
  if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.trim() === "") return [];
  const target = linkTarget(node.value);
  return isOutside(target) ? [] : [{ target, position: positionOf(node.place) }];
}
