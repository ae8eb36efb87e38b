import type { ChildNode, Element } from "domhandler";
import { append } from "../append.ts";
import type { TypePart } from "../declaration.ts";
import { describedIn, htmlToMarkdown } from "../html-to-markdown.ts";
import { type HtmlReading, lineMarkdown } from "../inline-markdown.ts";
import { divided, linkedText, partsOf } from "../linked-text.ts";
import { classesOf, elementsIn, findAll, hasClass, isElement, lineIn } from "../parse-html.ts";
import { isFieldList, noFields, readFields, type SphinxFields } from "./fields.ts";
import { isDescription, knownId } from "./reading.ts";

/** What stands below a signature, apart. */
export interface SphinxDescription {
  description: string | null;
  sections: { title: string; text: string }[];
  deprecated: string | null;
  /** `since 1.2`. */
  modifiers: string[];
  bases: (readonly TypePart[])[];
  see: string[];
  fields: SphinxFields;
  /** Lists that describe its parts. */
  parts: Element[];
}

/**
 * Reads what Sphinx writes below a signature (`<dd>`).
 * @param knows whether there is a declaration of an id, to which links may lead
 */
export function readDescription(
  nodes: readonly ChildNode[],
  reading: HtmlReading,
  knows: (id: string) => boolean,
): SphinxDescription {
  const read: SphinxDescription = {
    description: null,
    sections: [],
    deprecated: null,
    modifiers: [],
    bases: [],
    see: [],
    fields: noFields(),
    parts: [],
  };
  let title: string | null = null;
  let run: ChildNode[] = [];
  const flush = (): void => {
    const text = describedIn(run, reading);
    if (text !== null && title !== null) read.sections.push({ title, text });
    else if (text !== null) read.description = [read.description, text].filter(Boolean).join("\n\n");
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      run.push(node);
      continue;
    }
    if (isElement(node, "p") && hasClass(node, "rubric")) {
      flush();
      title = lineIn(node.children) || null;
    } else if (isDescription(node)) read.parts.push(node);
    else if (isFieldList(node)) readFields(node, read.fields, reading, knows);
    else if (!takenApart(node, read, reading, knows)) {
      append(read.parts, findAll(node.children, isDescription));
      run.push(node);
    }
  }
  flush();
  return read;
}

/** Takes what has a place of its own on our pages. */
function takenApart(
  node: Element,
  read: SphinxDescription,
  reading: HtmlReading,
  knows: (id: string) => boolean,
): boolean {
  if (hasClass(node, "deprecated") && node.name !== "p" && node.name !== "span") {
    read.deprecated = [read.deprecated, htmlToMarkdown(node.children, reading)].filter(Boolean).join("\n\n");
    return true;
  }
  if (hasClass(node, "versionadded")) {
    const version = versionIn(node);
    if (version === null) return false;
    read.modifiers.push(`since ${version}`);
    const [label] = findAll(node.children, (child) => hasClass(child, "versionmodified"));
    return lineIn(node.children).length === (label ? lineIn(label.children).length : -1);
  }
  if (hasClass(node, "seealso") && hasClass(node, "admonition")) {
    append(read.see, seeIn(node, reading));
    return true;
  }
  if (node.name !== "p" || read.bases.length > 0 || !/^Bases:/.test(lineIn(node.children))) return false;
  const whole = linkedText(node.children, (href) => knownId(href, knows));
  for (const { start, end } of divided(whole.text, ",", whole.text.indexOf(":") + 1)) {
    const parts = partsOf(whole, start, end);
    if (parts) read.bases.push(parts);
  }
  return true;
}

function versionIn(node: Element): string | null {
  const [label] = findAll(node.children, (child) => hasClass(child, "versionmodified"));
  return /\d[\w.]*/.exec(label ? lineIn(label.children) : "")?.[0].replace(/\.$/, "") ?? null;
}

/** What is to be seen too: each entry in one line. */
function seeIn(admonition: Element, reading: HtmlReading): string[] {
  const entries: string[] = [];
  for (const child of elementsIn(admonition)) {
    if (classesOf(child).includes("admonition-title")) continue;
    if (child.name === "dl") {
      for (const part of elementsIn(child)) {
        const text = lineMarkdown(part.name === "dd" ? paragraphs(part) : part.children, reading);
        if (part.name === "dd" && text !== "" && entries.length > 0) entries[entries.length - 1] += ` – ${text}`;
        else if (text !== "") entries.push(text);
      }
    } else if (child.name === "ul" || child.name === "ol")
      entries.push(
        ...elementsIn(child)
          .map((item) => lineMarkdown(paragraphs(item), reading))
          .filter(Boolean),
      );
    else append(entries, [lineMarkdown(child.children, reading)].filter(Boolean));
  }
  return entries;
}

function paragraphs(element: Element): ChildNode[] {
  return element.children.flatMap((child) => (isElement(child, "p", "div") ? child.children : [child]));
}
