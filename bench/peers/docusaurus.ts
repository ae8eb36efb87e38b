import { outline } from "../content/outline.ts";
import { frontmatter, withNotes } from "../content/page-text.ts";
import type { Peer } from "../side-by-side/peer.ts";

export const peer: Peer = {
  name: "Docusaurus",
  program: {
    key: "docusaurus",
    package: "@docusaurus/core",
    command: ["@docusaurus/core/bin/docusaurus.mjs", "build"],
  },
  output: "build",
  source: ({ path }) => `docs/${path}.md`,
  files(pages) {
    const parts = outline(pages);
    const sidebars = Object.fromEntries(
      parts.map((part) => [
        part.name,
        part.sections.map(({ name, pages: listed }) => ({
          // As by default only the category of the page is open, and the others are not drawn on the server.
          type: "category",
          label: name,
          items: listed.map(({ path }) => path),
        })),
      ]),
    );
    const config = {
      title: "Generated",
      url: "https://docs.example.com",
      baseUrl: "/",
      // Rspack, SWC, Lightning CSS and their caches instead of webpack and Babel.
      future: { v4: true, faster: true },
      presets: [["classic", { blog: false, docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" } }]],
      themeConfig: {
        prism: { additionalLanguages: ["bash", "json"] },
        navbar: {
          title: "Generated",
          items: parts.map(({ name }) => ({ type: "docSidebar", sidebarId: name, label: name })),
        },
      },
    };
    const files: Record<string, string> = {
      "docusaurus.config.js": `module.exports = ${JSON.stringify(config)};\n`,
      "sidebars.js": `module.exports = ${JSON.stringify(sidebars)};\n`,
      "docs/index.md": "---\nslug: /\n---\n\n# Generated\n",
    };
    for (const page of pages) {
      const body = withNotes(page.body, (text) => `:::note\n\n${text}\n\n:::`);
      files[peer.source(page)] = frontmatter(page) + body;
    }
    return files;
  },
};
