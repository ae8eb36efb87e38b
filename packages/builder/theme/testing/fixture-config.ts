import { systemThemes } from "../../source/config/brand.ts";
import type { SiteConfig, ThemeName } from "../../source/site-config.ts";

/** A configuration with a little of everything, for tests of the theme. */
export function fixtureConfig(theme: ThemeName = "mint", primary = "#0d7a5f"): SiteConfig {
  return {
    name: "Harbour",
    description: "How to move cargo with Harbour.",
    theme,
    colors: { primary, light: primary, dark: primary },
    logo: null,
    logoHref: null,
    favicon: { light: "/favicon.svg", dark: "/favicon.svg" },
    appearance: { default: "system", strict: false },
    fonts: { heading: null, body: null },
    icons: { library: "lucide" },
    background: { decoration: null, color: { light: null, dark: null }, image: null },
    styling: { eyebrows: "breadcrumbs", latex: null, codeblocks: systemThemes, grammars: [] },
    thumbnails: null,
    feedback: { thumbsRating: true, suggestEdit: true, raiseIssue: true },
    navbar: { links: [], primary: null },
    footer: {
      socials: [
        { platform: "github", href: "https://github.com/example/harbour" },
        { platform: "x", href: "https://x.com/example" },
      ],
      columns: [
        {
          header: "Product",
          items: [
            { label: "Pricing", href: "https://example.com/pricing" },
            { label: "Changelog", href: "/changelog" },
          ],
        },
        { header: "Company", items: [{ label: "About", href: "https://example.com/about" }] },
      ],
    },
    banner: {
      content: "Harbour 2 is here: [read what is new](/changelog)",
      dismissible: true,
      type: "info",
      color: null,
    },
    contextual: null,
    redirects: [],
    variables: {},
    variations: [],
    metadata: { timestamp: true },
    errors: {
      notFound: {
        redirect: false,
        title: null,
        description: null,
        position: { file: "docs.json", line: 1, column: 1 },
      },
    },
    interaction: { drilldown: false },
    markdown: { instructions: [], schema: true },
    seo: { indexing: "navigable", metatags: {}, paths: [], trailingSlash: false, organization: null },
    search: { prompt: "" },
    api: {},
    integrations: {},
    navigation: [],
    global: [],
  };
}
