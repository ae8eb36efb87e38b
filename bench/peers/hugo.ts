import { outline } from "../content/outline.ts";
import { frontmatter, withNotes } from "../content/page-text.ts";
import type { Peer } from "../side-by-side/peer.ts";

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{{ .Title }} - {{ site.Title }}</title><meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}"><link rel="stylesheet" href="/code.css"></head><body>
<header><a href="/">{{ site.Title }}</a><nav>{{ range site.Sections }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></header>
<nav>{{ $here := . }}{{ range .FirstSection.Sections }}<h2>{{ .Title }}</h2><ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $here }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul>{{ end }}</nav>
<main><h1>{{ .Title }}</h1><p>{{ .Description }}</p>{{ .Content }}
{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</main>
<aside>{{ .TableOfContents }}</aside></body></html>
`;

const list = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body><h1>{{ .Title }}</h1>
<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></body></html>
`;

const config = `baseURL = "https://docs.example.com/"
title = "Generated"
disableKinds = ["taxonomy", "term", "RSS"]
[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
noClasses = false
`;

export const peer: Peer = {
  name: "Hugo",
  program: { command: ["hugo", "--quiet"], version: ["hugo", "version"] },
  output: "public",
  source: ({ path }) => `content/${path}.md`,
  files(pages) {
    const files: Record<string, string> = {
      "hugo.toml": config,
      // Read by versions before 0.110, as distributions have them.
      "config.toml": config,
      "layouts/_default/single.html": page,
      "layouts/_default/list.html": list,
      "layouts/index.html": list,
      "layouts/shortcodes/note.html": `<div class="note">{{ .Inner | markdownify }}</div>`,
    };
    for (const part of outline(pages)) {
      files[`content/${part.name}/_index.md`] = `---\ntitle: ${part.name}\n---\n`;
      for (const { name } of part.sections)
        files[`content/${part.name}/${name}/_index.md`] = `---\ntitle: ${name}\n---\n`;
    }
    for (const one of pages) {
      const body = withNotes(one.body, (text) => `{{< note >}}\n${text}\n{{< /note >}}`);
      files[peer.source(one)] = frontmatter(one, { weight: one.order }) + body;
    }
    return files;
  },
};
