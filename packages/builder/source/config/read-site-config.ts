import type { Diagnostic } from "@lectern/contract";
import { type JsonObject, toPlain } from "../json/json-node.ts";
import { sampleLanguageNames } from "../sample-language-names.ts";
import { checkShape } from "../schema/check-shape.ts";
import { docsJsonSchema } from "../schema/docs-json-schema.ts";
import { type SiteConfig, themeNames } from "../site-config.ts";
import { missing, readBackground, readColors, readFonts, readLogoHref, readPair, readStyling } from "./brand.ts";
import { readBanner, readFooter, readNavbar } from "./chrome.ts";
import { readContextual } from "./contextual.ts";
import { readErrors } from "./errors.ts";
import { Fields } from "./fields.ts";
import { readIntegrations } from "./integrations.ts";
import { readNavigation } from "./navigation.ts";
import { readRedirects } from "./redirects.ts";
import { readSeo } from "./seo.ts";
import { readThumbnails } from "./thumbnails.ts";
import { readVariations } from "./variations.ts";

/**
 * docs.json, references already in place, as `SiteConfig`: every key optional, every wrong type reported with its
 * position and replaced by the default.
 */
export function readSiteConfig(node: JsonObject, diagnostics: Diagnostic[]): SiteConfig {
  const root = new Fields(node, "", diagnostics);
  const name = root.string("name");
  if (!name) missing(root, "name", '"Documentation" is used');
  if (!root.has("theme")) missing(root, "theme", '"mint" is used');
  if (!root.has("navigation")) missing(root, "navigation", "pages are found only by their address");
  const appearance = root.object("appearance");
  const icons = root.object("icons");
  const config: SiteConfig = {
    name: name ?? "Documentation",
    description: root.string("description") ?? "",
    theme: root.oneOf("theme", themeNames, "mint"),
    colors: readColors(root),
    logo: readPair(root, "logo"),
    logoHref: readLogoHref(root),
    favicon: readPair(root, "favicon"),
    appearance: {
      default: appearance?.oneOf("default", ["system", "light", "dark"], "system") ?? "system",
      strict: appearance?.boolean("strict") ?? false,
    },
    fonts: readFonts(root),
    icons: { library: icons?.oneOf("library", ["fontawesome", "lucide", "tabler"], "fontawesome") ?? "fontawesome" },
    background: readBackground(root),
    styling: readStyling(root),
    thumbnails: readThumbnails(root),
    navbar: readNavbar(root) ?? { links: [], primary: null },
    footer: readFooter(root) ?? { socials: [], columns: [] },
    banner: readBanner(root),
    contextual: readContextual(root),
    ...readRedirects(root),
    variables: root.strings("variables"),
    variations: readVariations(root),
    metadata: { timestamp: root.object("metadata")?.boolean("timestamp") ?? false },
    interaction: { drilldown: root.object("interaction")?.boolean("drilldown") ?? false },
    markdown: {
      instructions: readInstructions(root),
      schema: root.object("markdown")?.boolean("schema") ?? true,
    },
    errors: readErrors(root),
    seo: readSeo(root),
    search: { prompt: root.object("search")?.string("prompt") ?? "" },
    feedback: readFeedback(root),
    api: readApi(root),
    ...readIntegrations(root),
    ...readNavigation(root),
  };
  checkShape(node, docsJsonSchema, diagnostics);
  return config;
}

/** Votes are there unless they are switched off; links to the repository are there when they are switched on. */
function readFeedback(root: Fields): SiteConfig["feedback"] {
  const feedback = root.object("feedback");
  return {
    thumbsRating: feedback?.boolean("thumbsRating") ?? true,
    suggestEdit: feedback?.boolean("suggestEdit") ?? false,
    raiseIssue: feedback?.boolean("raiseIssue") ?? false,
  };
}

/** One text, or several. */
function readInstructions(root: Fields): string[] {
  const markdown = root.object("markdown");
  const given = markdown?.get("instructions");
  const nodes = given?.kind === "array" ? given.items : given ? [given] : [];
  return nodes.flatMap((node) => (node.kind === "scalar" && node.value !== null ? [String(node.value).trim()] : []));
}

/** `openapi` beside `api` means the same as inside of it. */
function readApi(root: Fields): SiteConfig["api"] {
  checkLanguages(root.object("api")?.object("examples") ?? null);
  const openapi = root.get("openapi");
  return { ...(openapi ? { openapi: toPlain(openapi) } : {}), ...plainObject(root, "api") };
}

/** A language that no sample is written in is none, and nobody would see why it is missing. */
function checkLanguages(examples: Fields | null): void {
  const node = examples?.get("languages");
  for (const [index, one] of (node?.kind === "array" ? node.items : []).entries()) {
    if (one.kind !== "scalar" || typeof one.value !== "string") continue;
    if (sampleLanguageNames.includes(one.value.toLowerCase())) continue;
    const message = `api.examples.languages[${index}] is ${JSON.stringify(one.value)}`;
    examples?.report(
      "warning",
      one.place,
      "unknown-value",
      message,
      `Samples are written in ${sampleLanguageNames.join(", ")}`,
    );
  }
}

function plainObject(root: Fields, key: string): Record<string, unknown> {
  const fields = root.object(key);
  return fields ? (toPlain(fields.node) as Record<string, unknown>) : {};
}
