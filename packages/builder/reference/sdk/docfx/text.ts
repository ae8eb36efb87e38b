import type { Element } from "domhandler";
import { webLink } from "../declaration-link.ts";
import { describedIn, htmlToMarkdown } from "../html-to-markdown.ts";
import type { HtmlReading } from "../inline-markdown.ts";
import { codeSpan, escapeMarkdown, quoted, withoutMargin } from "../markdown-text.ts";
import { attributeOf, DeepHtml, elementsIn, hasClass, isElement, lineIn, parseHtml, textIn } from "../parse-html.ts";
import { codePlaces } from "./code-places.ts";
import type { DocfxNames } from "./names.ts";

/** Characters of one text; pages show no more of it either. */
const textMost = 200_000;

/** Markdown and HTML of a comment as Markdown alone, links to names as links; null where it says nothing. */
export function docfxMarkdown(value: unknown, names: DocfxNames): string | null {
  if (typeof value !== "string" || value.trim() === "") return null;
  const text = value.slice(0, textMost).replace(/\r\n?/g, "\n");
  const codes: string[] = [];
  let html = "";
  let done = 0;
  for (const { start, end, isBlock, isHtml } of codePlaces(text)) {
    html += linked(text.slice(done, start), names);
    if (isHtml) html += text.slice(start, end);
    else {
      codes.push(text.slice(start, end));
      html += `<${isBlock ? fenceTag : codeTag} n="${codes.length - 1}"></${isBlock ? fenceTag : codeTag}>`;
    }
    done = end;
  }
  html += linked(text.slice(done), names);
  try {
    return describedIn(parseHtml(html, true), docfxReading(codes, names));
  } catch (error) {
    if (!(error instanceof DeepHtml)) throw error;
    return escapeMarkdown(text.slice(0, textMost / 2)).trim() || null;
  }
}

/** Stand where code of Markdown was: HTML has no such elements. */
const codeTag = "md-code";
const fenceTag = "md-fence";

/** Links of Markdown to uids: `[text](xref:uid)`, `<xref:uid>`. */
function linked(text: string, names: DocfxNames): string {
  if (!text.includes("xref:")) return text;
  return text
    .replace(
      /\[([^[\]\n]{0,500})\]\(xref:([^()\s]{1,1000}(?:\([^()\s]{0,1000}\))?)\)/g,
      (_, label: string, uid: string) => names.linkOf(uidOf(uid).uid, label.replace(/`/g, "") || null),
    )
    .replace(/<xref:([^<>\s]{1,1000})>/g, (_, uid: string) => names.linkOf(uidOf(uid).uid, uidOf(uid).text));
}

function docfxReading(codes: readonly string[], names: DocfxNames): HtmlReading {
  const reading: HtmlReading = {
    isMarkdown: true,
    link: (href) => webLink(href),
    languageOf: () => "csharp",
    inline: (element) => inlineOf(element, codes, names),
    block: (element) => blockOf(element, codes, reading),
    blockNames: new Set([fenceTag, "para", "note", "list"]),
  };
  return reading;
}

function inlineOf(element: Element, codes: readonly string[], names: DocfxNames): string | null {
  const attribute = (name: string) => decoded(attributeOf(element, name));
  switch (element.name) {
    case codeTag:
      return codes[Number(attributeOf(element, "n"))] ?? "";
    case "xref": {
      const { uid, text } = uidOf(attribute("uid") || attribute("href"));
      return uid === "" ? null : names.linkOf(uid, text ?? (lineIn(element.children) || null));
    }
    case "see":
    case "seealso": {
      if (attribute("langword") !== "") return codeSpan(attribute("langword"));
      const uid = attribute("cref").replace(/^(?:[A-Z]|Overload|!):/, "");
      if (uid !== "") return names.linkOf(uid, lineIn(element.children) || null);
      const address = webLink(attribute("href"));
      return address === null
        ? null
        : `[${lineIn(element.children) || address}](${address.replace(/[()\s]/g, encodeURIComponent)})`;
    }
    case "paramref":
    case "typeparamref":
      return codeSpan(attribute("name"));
    case "c":
    case "languagekeyword":
      return codeSpan(decoded(textIn(element.children)));
    default:
      return null;
  }
}

function blockOf(element: Element, codes: readonly string[], reading: HtmlReading): string | null {
  if (element.name === fenceTag) return withoutMargin(codes[Number(attributeOf(element, "n"))] ?? "");
  if (element.name === "para" || element.name === "note") return noteOf(element, reading);
  if (element.name === "list") return listOf(element, reading);
  return element.name === "div" && hasClass(element, "NOTE", "TIP", "WARNING", "CAUTION", "IMPORTANT")
    ? noteOf(element, reading)
    : null;
}

function noteOf(element: Element, reading: HtmlReading): string {
  const heading = elementsIn(element).find((child) => child.name === "h5");
  const body = htmlToMarkdown(
    element.children.filter((child) => child !== heading),
    reading,
  );
  if (element.name === "para") return body;
  const word = heading ? lineIn(heading.children) : attributeOf(element, "type") || "note";
  const head = `**${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}**`;
  return quoted([head, body].filter(Boolean).join("\n\n"));
}

/** A list of a comment as it was written, where docfx leaves markup as it is. */
function listOf(element: Element, reading: HtmlReading): string {
  const items = elementsIn(element).filter(({ name }) => name === "item" || name === "listheader");
  return items
    .map((item) => {
      const parts = item.children.some((child) => isElement(child, "term", "description"))
        ? elementsIn(item).map((child) => htmlToMarkdown(child.children, reading))
        : [htmlToMarkdown(item.children, reading)];
      return `- ${parts
        .filter(Boolean)
        .join(" – ")
        .replace(/\n(?=[^\n])/g, "\n  ")}`;
    })
    .join("\n");
}

/** A uid with what may follow it: `System.String?text=a+string`. */
function uidOf(reference: string): { uid: string; text: string | null } {
  const at = reference.indexOf("?");
  const uid = unescaped(at < 0 ? reference : reference.slice(0, at));
  const [, text] = /[?&](?:text|alt)=([^&]*)/.exec(at < 0 ? "" : reference.slice(at)) ?? [];
  return { uid, text: text === undefined ? null : unescaped(text) || null };
}

/** As .NET encodes addresses: a space is a plus. */
function unescaped(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function decoded(text: string): string {
  return text.includes("&") ? textIn(parseHtml(text.replace(/</g, "&lt;"))) : text;
}
