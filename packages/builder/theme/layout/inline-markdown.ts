import { type Html, html, raw } from "../../html/html.ts";
import { inlineCodeHtml } from "../../html/long-names.ts";
import { typeset } from "../../html/typography.ts";
import { codeSource, codeWithin } from "../../text/code-marks.ts";
import { hrefOf, outsideAttributes } from "./links.ts";

/** No part begins anew within itself, so that a text of opening signs alone is read once and not from each of them. */
const marks = new RegExp(
  [
    /\[(?<label>[^[\]]+)\]\((?<href>(?:[^()\s]|\([^()\s]*\))+)\)/,
    /\*\*(?<strong>[^*\s](?:[^*]*[^*\s])?)\*\*/,
    /(?<!\*)\*(?<starred>[^*\s](?:[^*]*[^*\s])?)\*/,
    /(?<!\w)_(?<underscored>[^_\s](?:[^_]*[^_\s])?)_(?!\w)/,
  ]
    .map(({ source }) => source)
    .concat(codeSource)
    .join("|"),
  "g",
);

type Mark = Partial<Record<"label" | "href" | "strong" | "starred" | "underscored" | "code", string>>;

/**
 * The little Markdown that a banner and a page's description may hold: links, bold, italics, code. Everything else is
 * text, and so are links where `links` is false, as within another link.
 */
export function inlineMarkdown(text: string, { links = true } = {}): Html {
  const parts: Html[] = [];
  let done = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(typeset(text.slice(done, match.index), text[done - 1]));
    const { label, href, strong, starred, underscored, code }: Mark = match.groups ?? {};
    const inner = (one: string) => inlineMarkdown(one, { links });
    if (label && href) parts.push(links ? anchor(href, inner(label)) : inner(label));
    else if (strong) parts.push(html`<strong>${inner(strong)}</strong>`);
    else if (code) parts.push(raw(inlineCodeHtml(codeWithin(code))));
    else parts.push(html`<em>${inner(starred ?? underscored ?? "")}</em>`);
    done = match.index + match[0].length;
  }
  parts.push(typeset(text.slice(done), text[done - 1]));
  return html`${parts}`;
}

function anchor(href: string, label: Html): Html {
  return html`<a href="${hrefOf(href)}"${outsideAttributes(href)}>${label}</a>`;
}

/** The text alone, for places that show no marks. */
export function plainText(text: string): string {
  return text.replace(marks, (...found) => {
    const { label, strong, starred, underscored, code }: Mark = found.at(-1);
    return code ?? plainText(label ?? strong ?? starred ?? underscored ?? "");
  });
}
