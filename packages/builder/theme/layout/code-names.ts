import { type Html, raw } from "../../html/html.ts";
import type { SiteView } from "../page-view.ts";

/**
 * Blocks of code as the format builds them, for the stylesheets and scripts that look into them:
 * ```html
 * <div class="code-block" language="shellscript" data-has-header="" …>
 *   <div data-component-part="code-block-header">…</div>
 *   <div data-component-part="code-block-root" class="code-block-background [has-line-numbers] …">
 *     <pre class="shiki" tabindex="0"><code><span class="line [line-highlight|line-focus|line-diff …]">…</span>
 * ```
 * The keyboard comes to what scrolls. Elsewhere they have fewer elements, since long code takes many bytes for each of its lines.
 */
export function codeNames(site: SiteView, body: Html): Html {
  if (!site.assets.sought?.includes("code")) return body;
  return raw(body.text.replace(block, asTheFormat));
}

/** As `printCodeBlock` writes them; text of a page cannot contain the end of its code. */
const block =
  /<div class="code-block" data-component="code-block"([^>]*)>(<div data-component-part="code-block-header"(?:[^<]|<(?!\/div>))*<\/div>)?<pre data-component-part="code-block-root"([^>]*)><code([^>]*)>(.*?)<\/code><\/pre>/gs;

function asTheFormat(
  _: string,
  attributes: string,
  header: string | undefined,
  root: string,
  code: string,
  text: string,
) {
  const language = /data-language="([^"]*)"/.exec(attributes)?.[1];
  const name = language === undefined ? "" : ` language="${identifiers.get(language) ?? language}"`;
  const place = header === undefined ? 'data-has-floating-buttons=""' : 'data-has-header=""';
  const classes =
    "code-block-background" +
    (attributes.includes(" data-lines") ? " has-line-numbers" : "") +
    (attributes.includes(" data-focus") ? " has-focused" : "") +
    (text.includes("lc-line-highlight") ? " has-highlighted" : "");
  return `<div class="code-block" data-component="code-block"${name} ${place}${attributes}>${header ?? ""}<div data-component-part="code-block-root" class="${classes}"><pre class="shiki"${root}><code${code}>${namedLines(text)}</code></pre></div>`;
}

function namedLines(text: string): string {
  if (!text.includes('<span class="line')) {
    return text
      .split("\n")
      .map((line) => `<span class="line">${line}</span>`)
      .join("\n");
  }
  return text.replace(/<span class="line (lc-line-[^"]*)">/g, (_, classes: string) => {
    const names = classes.replace(/lc-(line-(?:add|remove))/g, "line-diff $1").replaceAll("lc-", "");
    return `<span class="line ${classes} ${names}">`;
  });
}

/** The names of languages that grammars have, by other names of theirs that authors write. */
const identifiers = new Map(
  Object.entries({
    shellscript: ["bash", "sh", "shell", "zsh"],
    javascript: ["js", "cjs", "mjs"],
    typescript: ["ts", "cts", "mts"],
    python: ["py"],
    yaml: ["yml"],
    ruby: ["rb"],
    rust: ["rs"],
    markdown: ["md"],
    powershell: ["ps", "ps1"],
    docker: ["dockerfile"],
    cpp: ["c++"],
    csharp: ["cs", "c#"],
    kotlin: ["kt", "kts"],
    graphql: ["gql"],
    terraform: ["tf"],
    text: ["txt", "plaintext", "plain"],
  }).flatMap(([identifier, names]) => names.map((name) => [name, identifier] as const)),
);
