import { firstPage, outline } from "../content/outline.ts";
import { frontmatter, withNotes } from "../content/page-text.ts";
import type { Peer } from "../side-by-side/peer.ts";

const collection = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

// The sidebar of a page is that of its part, and a link to each other part; Starlight has no tabs of its own.
const middleware = (
  first: Readonly<Record<string, string>>,
) => `import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
const first = ${JSON.stringify(first)};
export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  const part = route.id.split("/")[0];
  route.sidebar = route.sidebar.map((entry) =>
    entry.type === "group" && entry.label !== part && first[entry.label]
      ? { type: "link", label: entry.label, href: first[entry.label], isCurrent: false, badge: undefined, attrs: {} }
      : entry,
  );
});
`;

export const peer: Peer = {
  name: "Starlight",
  program: { key: "starlight", package: "@astrojs/starlight", command: ["astro/bin/astro.mjs", "build"] },
  output: "dist",
  source: ({ path }) => `src/content/docs/${path}.md`,
  env: { ASTRO_TELEMETRY_DISABLED: "1" },
  files(pages) {
    const parts = outline(pages);
    const options = {
      title: "Generated",
      pagefind: false,
      routeMiddleware: "./src/own-part.js",
      sidebar: parts.map((part) => ({
        label: part.name,
        items: part.sections.map(({ name, pages: listed }) => ({ label: name, items: listed.map(({ path }) => path) })),
      })),
    };
    const config = `import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
export default defineConfig({
  site: "https://docs.example.com",
  image: { service: passthroughImageService() },
  integrations: [starlight(${JSON.stringify(options)})],
});
`;
    const files: Record<string, string> = {
      "astro.config.mjs": config,
      "src/content.config.js": collection,
      "src/own-part.js": middleware(Object.fromEntries(parts.map((part) => [part.name, `/${firstPage(part).path}/`]))),
      "src/content/docs/index.md": "---\ntitle: Generated\n---\n",
    };
    for (const page of pages) {
      const body = withNotes(page.body, (text) => `:::note\n${text}\n:::`);
      files[peer.source(page)] = frontmatter(page) + body;
    }
    return files;
  },
};
