import type { Element } from "domhandler";
import { percentDecoded } from "../../../text/percent-decoding.ts";
import { declarationLink, webLink } from "../declaration-link.ts";
import { htmlToMarkdown } from "../html-to-markdown.ts";
import { type HtmlReading, inlineMarkdown } from "../inline-markdown.ts";
import { codeBlock, quoted } from "../markdown-text.ts";
import { classesOf, elementsIn, findAll, findFirst, hasClass, isElement, lineIn, textIn } from "../parse-html.ts";

/** What only serves the tool's own pages: signs of links, lists of what stands below, links to source code. */
const furniture = ["headerlink", "viewcode-link", "viewcode-back", "toctree-wrapper", "contents", "linenos", "lineno"];

/** How Sphinx's HTML is read: `knows` says which declarations there are. */
export function sphinxReading(knows: (id: string) => boolean): HtmlReading {
  const reading: HtmlReading = {
    link: (href) => {
      const id = knownId(href, knows);
      return id === null ? webLink(href) : declarationLink(id);
    },
    inline: (element) => {
      if (hasClass(element, ...furniture)) return "";
      if (!hasClass(element, "math")) return null;
      const formula = formulaIn(element);
      return formula === "" ? "" : `$$${formula}$$`;
    },
    block: (element) => blockOf(element, reading),
  };
  return reading;
}

/** The id of a declaration that an address leads to, by the part behind `#`; null where it is one of another site. */
function idOfAddress(href: string): string | null {
  const at = href.indexOf("#");
  if (at < 0 || /^[a-z][\w+.-]*:/i.test(href)) return null;
  return percentDecoded(href.slice(at + 1)) || null;
}

/** The same, where there is such a declaration. */
export function knownId(href: string, knows: (id: string) => boolean): string | null {
  const id = idOfAddress(href);
  return id !== null && knows(id) ? id : null;
}

/** A list that describes parts of a program. */
export function isDescription(element: Element): boolean {
  return (
    element.name === "dl" &&
    elementsIn(element).some((child) => child.name === "dt" && hasClass(child, "sig", "sig-object"))
  );
}

function blockOf(element: Element, reading: HtmlReading): string | null {
  if (hasClass(element, ...furniture)) return "";
  if (isDescription(element)) return "";
  if (element.name === "section" || hasClass(element, "section")) return isEmptySection(element) ? "" : null;
  if (element.name === "p" && hasClass(element, "rubric")) return bold(inlineMarkdown(element.children, reading));
  if (element.name !== "div" && element.name !== "aside") return null;
  const language = languageOf(element);
  if (language !== undefined) return codeIn(element, language);
  if (hasClass(element, "math")) {
    const formula = formulaIn(element);
    return formula === "" ? "" : `$$\n${formula}\n$$`;
  }
  if (hasClass(element, "admonition")) return admonition(element, reading);
  if (hasClass(element, "line-block")) return lines(element, reading);
  return null;
}

/** A section that has only a heading and descriptions of what has pages of its own. */
function isEmptySection(element: Element): boolean {
  return element.children.every((child) => {
    if (!isElement(child)) return !("data" in child) || child.type !== "text" || child.data.trim() === "";
    if (/^h[1-6]$/.test(child.name) || isDescription(child) || hasClass(child, ...furniture)) return true;
    if (child.name === "section" || hasClass(child, "section")) return isEmptySection(child);
    return lineIn([child]) === "" && findFirst([child], ({ name }) => name === "img") === null;
  });
}

const bold = (text: string): string => (text.trim() === "" ? "" : `<strong>${text.trim()}</strong>`);

/** The language of `div.highlight-…`; undefined for any other element. */
function languageOf(element: Element): string | null | undefined {
  for (const name of classesOf(element)) {
    const [, language] = /^highlight-([\w+#.-]+)$/.exec(name) ?? [];
    if (!language) continue;
    if (/^(?:default|python3?|py3?|pycon3?|ipython3?|python-console)$/.test(language)) return "python";
    return /^(?:none|text|output)$/.test(language) ? null : language;
  }
  return undefined;
}

function codeIn(element: Element, language: string | null): string {
  const [pre] = findAll(
    element.children,
    (child) => child.name === "pre" && !hasClass(child.parent as Element, "linenodiv"),
  );
  if (!pre) return codeBlock(textIn(element.children), language);
  return codeBlock(codeText(pre), language);
}

/** Code without the numbers of its lines. */
function codeText(element: Element): string {
  return element.children
    .map((child) => {
      if (!isElement(child)) return textIn([child]);
      return hasClass(child, "linenos", "lineno") ? "" : codeText(child);
    })
    .join("");
}

/** TeX as MathJax takes it, or what a picture of it says of itself. */
function formulaIn(element: Element): string {
  const text = textIn(element.children.filter((child) => !isElement(child) || !hasClass(child, "eqno")));
  return text
    .trim()
    .replace(/^(?:\\\(|\\\[)|(?:\\\)|\\\])$/g, "")
    .replaceAll("$$", "$ $")
    .trim()
    .replace(/\n\s*\n/g, "\n");
}

function admonition(element: Element, reading: HtmlReading): string {
  const [title] = elementsIn(element).filter((child) => hasClass(child, "admonition-title"));
  const body = htmlToMarkdown(
    element.children.filter((child) => child !== title),
    reading,
  );
  const name = title ? lineIn(title.children) : "";
  const head = name === "" ? "" : bold(inlineMarkdown(title?.children ?? [], reading));
  return quoted([head, body].filter(Boolean).join("\n\n"));
}

/** Lines that are to stay lines, what stands further in with its indent. */
function lines(element: Element, reading: HtmlReading): string {
  const found = findAll(element.children, (child) => hasClass(child, "line"));
  return found
    .map((line) => inlineMarkdown(line.children, reading).trim())
    .join("  \n")
    .trim();
}
