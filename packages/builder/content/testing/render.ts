import { mark } from "../../html/marks.ts";
import type { ContentContext, PageSource } from "../content-context.ts";
import type { PageContent } from "../page-content.ts";
import { renderPage } from "../render-page.ts";

/** For tests: renders a source as the page `/guides/start`, with other files of the tree at hand. */
export function render(
  source: string,
  files: Record<string, string> = {},
  context: Partial<ContentContext> = {},
  more: Partial<PageSource> = {},
): PageContent {
  return renderPage(
    { file: "guides/start.mdx", source, firstLine: 1, href: "/guides/start", ...more },
    {
      readSource: (path) => files[path],
      hasFile: (path) => Object.hasOwn(files, path),
      variables: {},
      iconLibrary: "fontawesome",
      codeblocks: { light: "github-light", dark: "github-dark" },
      latex: null,
      ...context,
    },
  );
}

/** Readable HTML of a source, with `drawing` in the place of each drawing. */
export function htmlOf(source: string, drawing = "<svg/>"): string {
  return readable(render(source).html).replace(/<svg[\s\S]*?<\/svg>/g, drawing);
}

/** HTML with marks written as `[/path]` and `{online|offline}` and without the names of parts, easy to compare. */
export function readable(html: string): string {
  return html
    .replace(/ data-component-part="[^"]*"/g, "")
    .replaceAll(mark.urlEnd, "]")
    .replaceAll(mark.url, "[")
    .replaceAll(mark.online, "{")
    .replaceAll(mark.offline, "|")
    .replaceAll(mark.end, "}");
}

/** Codes of a page's diagnostics with their places: `unbound-name 3:5`. */
export function faults(page: PageContent): string[] {
  return page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
}
