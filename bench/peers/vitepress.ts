import { firstPage, outline } from "../content/outline.ts";
import { frontmatter, withNotes } from "../content/page-text.ts";
import type { Peer } from "../side-by-side/peer.ts";

export const peer: Peer = {
  name: "VitePress",
  program: { key: "vitepress", package: "vitepress", command: ["vitepress/bin/vitepress.js", "build"] },
  output: ".vitepress/dist",
  source: ({ path }) => `${path}.md`,
  files(pages) {
    const parts = outline(pages);
    const config = {
      title: "Generated",
      // Else the names of all pages and the whole navigation stand in every page.
      metaChunk: true,
      sitemap: { hostname: "https://docs.example.com" },
      themeConfig: {
        nav: parts.map((part) => ({ text: part.name, link: `/${firstPage(part).path}` })),
        sidebar: Object.fromEntries(
          parts.map((part) => [
            `/${part.name}/`,
            part.sections.map(({ name, pages: listed }) => ({
              text: name,
              items: listed.map(({ title, path }) => ({ text: title, link: `/${path}` })),
            })),
          ]),
        ),
      },
    };
    const files: Record<string, string> = {
      ".vitepress/config.mjs": `export default ${JSON.stringify(config)};\n`,
      "index.md": "# Generated\n",
    };
    for (const page of pages) {
      const body = withNotes(page.body, (text) => `::: info\n${text}\n:::`);
      files[peer.source(page)] = `${frontmatter(page)}# ${page.title}\n\n${body}`;
    }
    return files;
  },
};
