import type { SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";
import { filePath, pagePath } from "./site-path.ts";

/** `seo`: what search engines may list, and what they learn of the site. */
export function readSeo(root: Fields): SiteConfig["seo"] {
  const seo = root.object("seo");
  return {
    indexing: seo?.oneOf("indexing", ["navigable", "all"], "navigable") ?? "navigable",
    metatags: seo?.strings("metatags") ?? {},
    trailingSlash: seo?.boolean("trailingSlash") ?? false,
    paths: (seo?.objects("paths") ?? []).flatMap((fields) => {
      const path = fields.string("path");
      return path === null ? [] : [{ path: pagePath(path), metatags: fields.strings("metatags") }];
    }),
    organization: readOrganization(seo?.object("organization") ?? null),
  };
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
