import { entryOf, type JsonNode, type JsonObject, positionOf, textOf } from "../json/json-node.ts";
import type { Position } from "../site-config.ts";

/** A picture for search engines and shared links that docs.json names, and where. */
export interface NamedPicture {
  name: string;
  written: string;
  position: Position;
}

/** The meta tags that are addresses of pictures. */
const pictureTags: readonly string[] = ["og:image", "twitter:image"];

/** The pictures below `seo`: of the site, of its folders, and of who publishes it. */
export function namedPictures(root: JsonObject): NamedPicture[] {
  const seo = root.entries.get("seo");
  const paths = entryOf(seo, "paths");
  return [
    ...tagsOf(entryOf(seo, "metatags"), "seo.metatags"),
    ...(paths?.kind === "array" ? paths.items : []).flatMap((one) => tagsOf(entryOf(one, "metatags"), "seo.paths")),
    ...pictureOf(entryOf(entryOf(seo, "organization"), "logo"), "seo.organization.logo"),
  ];
}

function tagsOf(tags: JsonNode | undefined, name: string): NamedPicture[] {
  return pictureTags.flatMap((tag) => pictureOf(entryOf(tags, tag), `${tag} of ${name}`));
}

function pictureOf(node: JsonNode | undefined, name: string): NamedPicture[] {
  const written = textOf(node);
  return node && written ? [{ name, written, position: positionOf(node.place) }] : [];
}
