import type { SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";
import { filePath, pagePath } from "./site-path.ts";

/** `seo`: what search engines may list, and what they learn of the site. */
export function readSeo(root: Fields): SiteConfig["seo"] {
  const seo = root.object("seo");
  return {
    indexing: seo?.oneOf("indexing", ["navigable", "all"], "navigable") ?? "navigable",
    metatags: seo ? readMetatags(seo) : {},
    trailingSlash: seo?.boolean("trailingSlash") ?? false,
    paths: (seo?.objects("paths") ?? []).flatMap((fields) => {
      const path = fields.string("path");
      return path === null ? [] : [{ path: pagePath(path), metatags: readMetatags(fields) }];
    }),
    organization: readOrganization(seo?.object("organization") ?? null),
  };
}

/** `metatags`; a list, such as of keywords, is the text that it would be in the tag. */
function readMetatags(around: Fields): Record<string, string> {
  const fields = around.object("metatags");
  if (!fields) return {};
  const tags: Record<string, string> = {};
  for (const name of fields.node.entries.keys()) {
    const given = name === "__proto__" ? null : fields.get(name);
    const items = given?.kind === "array" ? given.items : [];
    const words = items.flatMap((item) => (item.kind === "scalar" && item.value !== null ? [String(item.value)] : []));
    if (words.length > 0 && words.length === items.length) {
      tags[name] = words.join(", ");
      fields.warn(
        name,
        "wrong-type",
        `${fields.name(name)} must be a string`,
        `It is read as ${JSON.stringify(tags[name])}`,
      );
    } else {
      const value = given === null ? null : fields.string(name);
      if (value !== null) tags[name] = value;
    }
  }
  return tags;
}

function readOrganization(fields: Fields | null): SiteConfig["seo"]["organization"] {
  if (!fields) return null;
  const logo = fields.string("logo");
  return {
    id: fields.string("id"),
    name: fields.string("name"),
    legalName: fields.string("legalName"),
    url: fields.string("url"),
    logo: logo === null ? null : filePath(logo),
    sameAs: fields.has("sameAs")
      ? fields.array("sameAs", true).flatMap((item) => (item.kind === "scalar" ? [String(item.value)] : []))
      : [],
  };
}
