import type { Element } from "domhandler";
import { folderOf } from "../../../text/path-parts.ts";
import { percentDecoded } from "../../../text/percent-decoding.ts";
import { declarationLink, webLink } from "../declaration-link.ts";
import type { HtmlReading } from "../inline-markdown.ts";
import { attributeOf, elementsIn, isElement, parseHtml, textIn } from "../parse-html.ts";
import type { ClassFile } from "./files.ts";

/** Where links of Javadoc's pages lead. */
export class JavadocLinks {
  readonly #classes: Map<string, ClassFile>;
  readonly #others = new Map<string, string>();
  readonly #anchors = new Map<string, Set<string>>();

  constructor(classes: readonly ClassFile[]) {
    this.#classes = new Map(classes.map((one) => [one.file, one]));
  }

  /** A page of a package or a module, and the id that it has. */
  addPage(file: string, id: string): void {
    this.#others.set(file, id);
  }

  /** Notes the places of a page that links may name. */
  addAnchors(file: string, html: string): void {
    const anchors = new Set<string>();
    for (const [, , value] of html.matchAll(/\s(?:id|name)=(["'])([^"'<>\n]*)\1/g)) {
      const name = value as string;
      if (/[(&]|^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name))
        anchors.add(name.includes("&") ? textIn(parseHtml(name)) : name);
    }
    this.#anchors.set(file, anchors);
  }

  /** The declaration that an address on a page leads to, null for any other. */
  idOf(href: string, from: string): string | null {
    if (href === "" || /^[a-z][\w+.-]*:/i.test(href) || href.startsWith("//")) return null;
    const hash = href.indexOf("#");
    const path = hash < 0 ? href : href.slice(0, hash);
    const file = path === "" ? from : resolved(folderOf(from), path);
    const found = this.#classes.get(file);
    if (!found) return this.#others.get(file) ?? null;
    const anchor = hash < 0 ? "" : percentDecoded(href.slice(hash + 1));
    return anchor !== "" && this.#anchors.get(file)?.has(anchor) ? memberId(found.id, anchor) : found.id;
  }

  /** How descriptions on a page are read. */
  reading(from: string): HtmlReading {
    return {
      link: (href, element) => {
        // Of a type parameter the page says nothing.
        if (attributeOf(element, "title").startsWith("type parameter in")) return null;
        const id = this.idOf(href, from);
        return id === null ? webLink(href) : declarationLink(id);
      },
      // Code between braces of comments is that of the program, as a rule.
      languageOf: (pre) => (pre.children.length > 0 && isElement(elementsIn(pre)[0], "code") ? "java" : null),
    };
  }
}

/** The id of a part of a class. */
export function memberId(classId: string, anchor: string): string {
  return `${classId}#${anchor}`;
}

/** Whether a link leads to a parameter of a type, of which no page speaks. */
export function leadsToTypeParameter(element: Element): boolean {
  return attributeOf(element, "title").startsWith("type parameter in");
}

function resolved(folder: string, path: string): string {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(percentDecoded(part));
  }
  return parts.join("/");
}
