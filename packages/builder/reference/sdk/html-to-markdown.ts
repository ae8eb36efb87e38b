import type { ChildNode, Element } from "domhandler";
import { inCell, printTable, type TableRow } from "../../content/index.ts";
import { append } from "./append.ts";
import { type HtmlReading, inlineMarkdown, plainText } from "./inline-markdown.ts";
import { codeBlock, escapeLineStarts, indented, quoted, withoutMargin } from "./markdown-text.ts";
import { attributeOf, classesOf, elementsIn, findAll, isElement, textIn, unread } from "./parse-html.ts";

const containers = new Set(
  "address article aside body center details div fieldset figcaption figure footer form header hgroup html legend main nav p section summary".split(
    " ",
  ),
);
const lists = new Set(["ul", "ol", "menu", "dir"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const blocks = new Set([
  ...containers,
  ...lists,
  ...headings,
  "blockquote",
  "dl",
  "dd",
  "dt",
  "hr",
  "li",
  "pre",
  "table",
  "td",
  "th",
  "tr",
]);

/** What one text is written with. */
interface Writing {
  reading: HtmlReading;
  /** Which elements have blocks within them. */
  hasBlocks: Map<Element, boolean>;
  /** Level of the highest heading; those of a description begin below the title of its page. */
  highest: number;
  isInTable: boolean;
}

/** A description in HTML as the Markdown that nodes `{ markdown }` read. */
export function htmlToMarkdown(nodes: readonly ChildNode[], reading: HtmlReading): string {
  const levels = findAll(nodes, ({ name }) => headings.has(name)).map(({ name }) => Number(name[1]));
  const highest = levels.reduce((least, level) => Math.min(least, level), 6);
  return blocksOf(nodes, { reading, hasBlocks: new Map(), highest, isInTable: false }).join("\n\n");
}

/** The Markdown of one description; null where it says nothing. */
export function describedIn(nodes: readonly ChildNode[], reading: HtmlReading): string | null {
  return htmlToMarkdown(nodes, reading).trim() || null;
}

function blocksOf(nodes: readonly ChildNode[], writing: Writing): string[] {
  const written: string[] = [];
  let run: ChildNode[] = [];
  const flush = (): void => {
    const text = run.length > 0 ? paragraph(run, writing.reading) : "";
    if (text !== "") written.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      run.push(node);
      continue;
    }
    const own = writing.reading.block?.(node) ?? null;
    if (own !== null) {
      flush();
      if (own !== "") written.push(own);
    } else if (unread.has(node.name)) continue;
    else if (blocks.has(node.name)) {
      flush();
      append(written, blockMarkdown(node, writing));
    } else if (hasBlocks(node, writing)) {
      flush();
      append(written, blocksOf(node.children, writing));
    } else run.push(node);
  }
  flush();
  return written;
}

function isBlock({ name }: Element, { reading }: Writing): boolean {
  return blocks.has(name) || (reading.blockNames?.has(name) ?? false);
}

function hasBlocks(element: Element, writing: Writing): boolean {
  const known = writing.hasBlocks.get(element);
  if (known !== undefined) return known;
  const found = elementsIn(element).some((child) => isBlock(child, writing) || hasBlocks(child, writing));
  writing.hasBlocks.set(element, found);
  return found;
}

function paragraph(nodes: readonly ChildNode[], reading: HtmlReading): string {
  const text = inlineMarkdown(nodes, reading);
  return reading.isMarkdown ? withoutMargin(text) : escapeLineStarts(text.trim());
}

function blockMarkdown(element: Element, writing: Writing): string[] {
  const { name } = element;
  if (lists.has(name)) return said(listMarkdown(element, writing));
  if (headings.has(name)) return said(headingMarkdown(element, writing));
  if (name === "pre") return said(preMarkdown(element, writing.reading));
  if (name === "hr") return ["---"];
  if (name === "dl") return said(definitions(element, writing));
  if (name === "table") return tableMarkdown(element, writing);
  const inner = blocksOf(element.children, writing);
  return name === "blockquote" && inner.length > 0 ? [quoted(inner.join("\n\n"))] : inner;
}

const said = (text: string): string[] => (text === "" ? [] : [text]);

function headingMarkdown(element: Element, { reading, highest }: Writing): string {
  const text = inlineMarkdown(element.children, reading).replace(/\s+/g, " ").trim();
  const level = Math.min(6, Number(element.name[1]) - highest + 2);
  return text === "" ? "" : `${"#".repeat(level)} ${text.replace(/#$/, "\\#")}`;
}

function preMarkdown(element: Element, reading: HtmlReading): string {
  return codeBlock(plainText(textIn(element.children), reading).replace(/\u00a0/g, " "), languageOf(element, reading));
}

/** The language that a class names on code, or on what holds it alone. */
function languageOf(pre: Element, reading: HtmlReading): string | null {
  for (const element of [pre, ...elementsIn(pre).slice(0, 1)]) {
    for (const name of classesOf(element)) {
      const [, language] = /^(?:lang|language|highlight|brush)-([\w+#.-]+)$/.exec(name) ?? [];
      if (language) return language;
    }
  }
  return reading.languageOf?.(pre) ?? null;
}

function listMarkdown(element: Element, writing: Writing): string {
  const start = Number.parseInt(attributeOf(element, "start"), 10);
  let number = Number.isSafeInteger(start) && start >= 0 && start < 1e8 ? start : 1;
  const items: { text: string; isTight: boolean }[] = [];
  for (const child of element.children) {
    // What stands in a list without an item is one.
    const inner = blocksOf(isElement(child, "li") ? child.children : [child], writing);
    if (inner.length === 0) continue;
    const mark = element.name === "ol" ? `${number++}. ` : "- ";
    items.push(listItem(mark, inner));
  }
  return items.map(({ text }) => text).join(items.every(({ isTight }) => isTight) ? "\n" : "\n\n");
}

function listItem(mark: string, inner: readonly string[]): { text: string; isTight: boolean } {
  const isTight = inner.slice(1).every((block) => /^(?:- |\d+\. )/.test(block));
  return { text: mark + indented(inner.join(isTight ? "\n" : "\n\n"), mark.length), isTight };
}

/** Terms with what they mean, as a list. */
function definitions(element: Element, writing: Writing): string {
  const items: string[][] = [];
  const add = (nodes: readonly ChildNode[]): void => {
    for (const child of nodes) {
      if (isElement(child, "div")) add(child.children);
      else if (isElement(child, "dt")) {
        const term = blocksOf(child.children, writing);
        if (term.length > 0) items.push(term);
      } else {
        const inner = blocksOf(isElement(child, "dd") ? child.children : [child], writing);
        if (inner.length === 0) continue;
        const last = items.at(-1);
        if (last) append(last, inner);
        else items.push(inner);
      }
    }
  };
  add(element.children);
  return items.map((inner) => `- ${indented(inner.join("\n\n"), 2)}`).join("\n\n");
}

/** A table, below what it is called; within another table its rows alone, as no table of Markdown holds one. */
function tableMarkdown(element: Element, writing: Writing): string[] {
  const within = { ...writing, isInTable: true };
  const [caption] = elementsIn(element).filter(({ name }) => name === "caption");
  const title = caption ? blocksOf(caption.children, within) : [];
  const rows: TableRow[] = [];
  for (const row of findAll(element.children, ({ name }) => name === "tr")) {
    const cells = elementsIn(row).filter(({ name }) => name === "td" || name === "th");
    const isHead = isElement(row.parent as ChildNode, "thead") || cells.every(({ name }) => name === "th");
    rows.push({ cells: cells.flatMap((cell) => cellTexts(cell, within)), isHead });
  }
  if (!writing.isInTable) return [...title, ...said(printTable(rows))];
  return [...title, ...rows.map(({ cells }) => cells.filter(Boolean).join(" ")).filter(Boolean)];
}

/** A cell over several columns is the first of them. */
function cellTexts(cell: Element, writing: Writing): string[] {
  const span = Number.parseInt(attributeOf(cell, "colspan"), 10);
  const others = Number.isSafeInteger(span) && span > 1 ? Math.min(span, 20) - 1 : 0;
  return [inCell(blocksOf(cell.children, writing).join("\n\n")), ...new Array<string>(others).fill("")];
}
