import { outline } from "../content/outline.ts";
import { frontmatter, withNotes } from "../content/page-text.ts";
import type { Peer } from "../side-by-side/peer.ts";

// The theme writes the navigation of the whole site into every page; this writes the part's, by the theme's own items.
const sidebar = `{% extends "base.html" %}
{% block site_nav %}
<div class="md-sidebar md-sidebar--primary" data-md-component="sidebar" data-md-type="navigation">
<nav class="md-nav md-nav--primary" data-md-level="0"><ul class="md-nav__list">
{% for nav_item in nav if nav_item.active %}{% set path = "__part" %}{% set level = 1 %}{% include "partials/nav-item.html" %}{% endfor %}
</ul></nav></div>
<div class="md-sidebar md-sidebar--secondary" data-md-component="sidebar" data-md-type="toc">{% include "partials/toc.html" %}</div>
{% endblock %}
`;

// Asked of the Python that runs mkdocs, which need not be the first one of the path. Fails without the theme.
const version = `import os, re, mkdocs, mkdocs.theme
folders = mkdocs.theme.Theme(name="material").dirs
base = next(file for file in (os.path.join(one, "base.html") for one in folders) if os.path.exists(file))
print(mkdocs.__version__, "with Material", re.search(r"mkdocs-material-([\\d.]+)", open(base).read()).group(1))`;
const python = '$(head -n 1 "$(command -v mkdocs)" | cut -c 3-)';

export const peer: Peer = {
  name: "MkDocs",
  program: { command: ["mkdocs", "build", "--quiet"], version: ["sh", "-c", `${python} -c "$1"`, "sh", version] },
  output: "site",
  source: ({ path }) => `docs/${path}.md`,
  files(pages) {
    const parts = outline(pages).map((part) => ({
      [part.name]: part.sections.map(({ name, pages: listed }) => ({ [name]: listed.map(({ path }) => `${path}.md`) })),
    }));
    const files: Record<string, string> = {
      "mkdocs.yml": JSON.stringify({
        site_name: "Generated",
        site_url: "https://docs.example.com/",
        theme: { name: "material", custom_dir: "overrides", font: false, features: ["navigation.tabs"] },
        plugins: [],
        markdown_extensions: ["admonition", "tables", "toc", "pymdownx.highlight", "pymdownx.superfences"],
        nav: [{ Home: "index.md" }, ...parts],
      }),
      "overrides/main.html": sidebar,
      "docs/index.md": "# Generated\n",
    };
    for (const page of pages) {
      const body = withNotes(page.body, (text) => `!!! note\n\n    ${text.replaceAll("\n", "\n    ")}`);
      files[peer.source(page)] = `${frontmatter(page)}# ${page.title}\n\n${body}`;
    }
    return files;
  },
};
