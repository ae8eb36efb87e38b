import type { ChildNode, Element } from "domhandler";
import { append } from "../append.ts";
import type { TypePart } from "../declaration.ts";
import { describedIn } from "../html-to-markdown.ts";
import { type HtmlReading, lineMarkdown } from "../inline-markdown.ts";
import { linkedText, partsOf } from "../linked-text.ts";
import { indented } from "../markdown-text.ts";
import { elementsIn, findAll, findFirst, isElement, lineIn } from "../parse-html.ts";

/** What Javadoc's lists of tags say, and all other text beside them. */
export interface JavadocNotes {
  description: string | null;
  deprecated: string | null;
  isForRemoval: boolean;
  typeParameters: Named[];
  parameters: Named[];
  returns: string | null;
  throws: { type: readonly TypePart[] | null; description: string | null }[];
  modifiers: string[];
  see: string[];
  default: string | null;
  sections: { title: string; text: string }[];
}

interface Named {
  name: string;
  description: string | null;
}

/** Reads what stands below a signature. */
export function readNotes(
  nodes: readonly ChildNode[],
  reading: HtmlReading,
  idOf: (href: string) => string | null,
): JavadocNotes {
  const notes: JavadocNotes = {
    description: null,
    deprecated: null,
    isForRemoval: false,
    typeParameters: [],
    parameters: [],
    returns: null,
    throws: [],
    modifiers: [],
    see: [],
    default: null,
    sections: [],
  };
  const run: ChildNode[] = [];
  for (const node of nodes) {
    if (isElement(node) && isDeprecation(node)) readDeprecation(node, notes, reading);
    else if (isElement(node, "dl")) readList(node, notes, reading, idOf);
    else run.push(node);
  }
  notes.description = describedIn(run, reading);
  return notes;
}

function isDeprecation(element: Element): boolean {
  return (
    /(?:^|\s)(?:deprecation-?block|deprecationblock)(?:\s|$)/i.test(element.attribs.class ?? "") ||
    isOldDeprecation(element)
  );
}

/** Up to JDK 10 a block begins with the word in bold. */
function isOldDeprecation(element: Element): boolean {
  if (element.name !== "div" || !/(?:^|\s)block(?:\s|$)/.test(element.attribs.class ?? "")) return false;
  const [first] = elementsIn(element);
  return first !== undefined && /(?:^|\s)deprecated-?label(?:\s|$)/i.test(first.attribs.class ?? "");
}

function readDeprecation(element: Element, notes: JavadocNotes, reading: HtmlReading): void {
  const label = findFirst(element.children, (child) =>
    /(?:^|\s)deprecated-?label(?:\s|$)/i.test(child.attribs.class ?? ""),
  );
  const word = label ? lineIn(label.children) : "";
  const rest = element.children.filter((child) => child !== label);
  const [, removal = ""] = /^[^:]*:\s*(.*)$/.exec(word) ?? [];
  notes.isForRemoval ||= /removal/i.test(word) || removal !== "";
  notes.deprecated = [notes.deprecated, removal, describedIn(rest, reading)].filter(Boolean).join("\n\n");
}

function readList(
  list: Element,
  notes: JavadocNotes,
  reading: HtmlReading,
  idOf: (href: string) => string | null,
): void {
  for (const { title, entries } of termsIn(list)) {
    const texts = () => entries.flatMap((entry) => describedIn(entry, reading) ?? []);
    if (/^type parameters$/i.test(title))
      append(
        notes.typeParameters,
        entries.map((entry) => namedIn(entry, reading)),
      );
    else if (/^parameters$/i.test(title))
      append(
        notes.parameters,
        entries.map((entry) => namedIn(entry, reading)),
      );
    else if (/^returns$/i.test(title)) notes.returns = [notes.returns, ...texts()].filter(Boolean).join("\n\n") || null;
    else if (/^throws$/i.test(title))
      append(
        notes.throws,
        entries.map((entry) => thrownIn(entry, reading, idOf)),
      );
    else if (/^since$/i.test(title))
      append(
        notes.modifiers,
        entries.map((entry) => `since ${lineIn(entry)}`),
      );
    else if (/^version$/i.test(title))
      append(
        notes.modifiers,
        entries.map((entry) => `version ${lineIn(entry)}`),
      );
    else if (/^default$/i.test(title)) notes.default = entries.map((entry) => lineIn(entry)).join(", ") || null;
    else if (/^see also$/i.test(title))
      append(
        notes.see,
        entries.flatMap((entry) => seeIn(entry, reading)),
      );
    else addSection(notes, title, texts());
  }
}

/** Several entries of one title are a list. */
function addSection(notes: JavadocNotes, title: string, texts: readonly string[]): void {
  const known = notes.sections.find((section) => section.title === title);
  const all = [...(known ? [known.text.replace(/^- /, "")] : []), ...texts];
  if (texts.length === 0) return;
  const text = all.length === 1 ? (all[0] as string) : all.map((one) => `- ${indented(one, 2)}`).join("\n");
  if (known)
    known.text = known.text.startsWith("- ")
      ? [known.text, ...texts.map((one) => `- ${indented(one, 2)}`)].join("\n")
      : text;
  else notes.sections.push({ title, text });
}

function termsIn(list: Element): { title: string; entries: ChildNode[][] }[] {
  const terms: { title: string; entries: ChildNode[][] }[] = [];
  for (const child of elementsIn(list)) {
    if (isElement(child, "dt")) terms.push({ title: lineIn(child.children).replace(/\s*:$/, ""), entries: [] });
    else if (isElement(child, "dd")) terms.at(-1)?.entries.push(child.children);
  }
  return terms.filter(({ title, entries }) => title !== "" && entries.length > 0);
}

/** `<code>id</code> - the id`: what stands before the hyphen, and behind it. */
function halves(entry: readonly ChildNode[]): { head: ChildNode[]; rest: ChildNode[] } {
  const [only, ...others] = entry.filter((node) => isElement(node) || lineIn([node]) !== "");
  if (isElement(only, "span") && others.length === 0) return halves(only.children);
  const at = entry.findIndex((node) => isElement(node, "code", "a"));
  const text = entry[at + 1];
  const head = at < 0 ? [] : entry.slice(0, at + 1);
  // The tree is ours alone, and is not read again.
  if (text?.type === "text" && "data" in text) text.data = text.data.replace(/^\s*-\s?/, "");
  return { head, rest: entry.slice(at + 1) };
}

function namedIn(entry: readonly ChildNode[], reading: HtmlReading): Named {
  const { head, rest } = halves(entry);
  return { name: lineIn(head).replace(/^<|>$/g, ""), description: describedIn(rest, reading) };
}

function thrownIn(entry: readonly ChildNode[], reading: HtmlReading, idOf: (href: string) => string | null) {
  const { head, rest } = halves(entry);
  return { type: partsOf(linkedText(head, idOf)), description: describedIn(rest, reading) };
}

/** Items of a list, or links with commas between them. */
function seeIn(entry: readonly ChildNode[], reading: HtmlReading): string[] {
  const list = findFirst(entry, ({ name }) => name === "ul");
  if (list)
    return elementsIn(list)
      .filter((item) => !isToolPage(item.children))
      .map((item) => lineMarkdown(item.children, reading))
      .filter(Boolean);
  const pieces: ChildNode[][] = [[]];
  for (const node of entry) {
    if (node.type === "text" && "data" in node && /^\s*,\s*$/.test(node.data)) pieces.push([]);
    else pieces.at(-1)?.push(node);
  }
  return pieces
    .filter((piece) => !isToolPage(piece))
    .map((piece) => lineMarkdown(piece, reading))
    .filter(Boolean);
}

/** Whether it leads to lists that Javadoc makes of all classes. */
function isToolPage(nodes: readonly ChildNode[]): boolean {
  return findAll(nodes, ({ name }) => name === "a").some((link) =>
    /(?:^|\/)(?:constant-values|serialized-form)\.html/.test(link.attribs.href ?? ""),
  );
}
