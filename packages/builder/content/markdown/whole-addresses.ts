import { addressWithin } from "../links/links.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Starts at the site, at a host or on the page itself. That of a page never has the ending of its file. */
const whole = /^(?:[/#](?![^?#]*\.mdx(?:[?#]|$))|[a-z][a-z0-9+.-]*:)/i;

/** Whether an address leads to the same place from wherever it stands. */
export function isWholeAddress(address: string): boolean {
  return whole.test(address);
}

/**
 * Places of addresses: definitions, which have a line of their own, and what stands behind the words of a link or a
 * picture. Signs that a backslash makes text, and what stands in code, are none.
 */
const places = new RegExp(
  [
    /^(?<head>[ \t>]*\[(?!\^)(?<label>[^\]\n]+)\]:[ \t]*)(?:<(?<definedAngled>[^<>\n]*)>|(?<defined>\S+))/,
    /^(?:[ \t>]|[-+*] |\d+[.)] )*(?<fence>~{3,})(?!~)[\s\S]*?(?:^[ \t>]*\k<fence>|(?![\s\S]))/,
    /\\[\s\S]|(?<ticks>`+)(?!`)[\s\S]*?[^`]\k<ticks>(?!`)|`+/,
    /\]\(\s*<(?!(?:mailto:)?\[)(?<angled>[^<>\n]*)>/,
    /\]\(<?(?<linked>(?:mailto:)?\[[^[\]\n]*\]\([^()\s`]+\))>?(?=\))/,
    /\]\(\s*(?!\[[^[\]\n]*\]\()(?<url>(?:\\.|\([^()\s]*\)|[^()\s`<\\])+)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/**
 * Markdown whose addresses lead from anywhere to what they name: the text may be read apart from its page.
 * @param isDefined whether a label is that of a definition, and its line no text
 */
export function withWholeAddresses(
  markdown: string,
  address: (written: string) => string,
  isDefined: (label: string) => boolean = () => false,
): string {
  const lead = (written: string) =>
    isWholeAddress(written) ? written : address(written.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
  return markdown.replace(places, (all, ...more) => {
    const { head, label, definedAngled, defined, angled, linked, url } = more.at(-1) as Record<string, string>;
    if (label !== undefined) {
      if (!isDefined(label)) return all;
      return defined === undefined ? `${head}<${lead(definedAngled ?? "")}>` : `${head}${lead(defined)}`;
    }
    if (angled !== undefined) return `](<${lead(angled)}>`;
    if (linked !== undefined) return `](${address(linked)}`;
    return url === undefined ? all : `](${lead(url)}`;
  });
}

/** An address as written, from the root of the site where it was relative to the page. */
export function addressFromRoot(written: string, state: RenderState): string {
  const url = addressWithin(written) ?? written;
  const link = isWholeAddress(url) ? null : resolveLink(url, state);
  const address = link?.kind === "site" ? link.path + link.suffix : link?.kind === "outside" ? link.url : url;
  return address.replaceAll(" ", "%20");
}
