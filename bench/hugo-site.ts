import { frontmatter, type GeneratedPage, writeFiles } from "./generate.ts";

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

/** The same pages for Hugo, with a layout that draws what ours draws: tabs, the part's sidebar, contents, neighbours. */
export function writeHugoSite(folder: string, pages: readonly GeneratedPage[]): void {
  const files: Record<string, string> = {
    "hugo.toml": config,
    "config.toml": config,
    "layouts/_default/single.html": page,
    "layouts/_default/list.html": list,
    "layouts/index.html": list,
    "layouts/shortcodes/note.html": `<div class="note">{{ .Inner | markdownify }}</div>`,
  };
  for (const section of new Set(pages.map(({ path }) => path.split("/").slice(0, 2).join("/")))) {
    const [part, name] = section.split("/") as [string, string];
    files[`content/${section}/_index.md`] = `---\ntitle: ${name}\n---\n`;
    files[`content/${part}/_index.md`] = `---\ntitle: ${part}\n---\n`;
  }
  for (const one of pages) files[`content/${one.path}.md`] = hugoText(one);
  writeFiles(folder, files);
}

export function hugoText(one: GeneratedPage): string {
  const body = one.body.replaceAll("<Note>", "{{< note >}}").replaceAll("</Note>", "{{< /note >}}");
  return frontmatter(one, "weight: ") + body;
}
