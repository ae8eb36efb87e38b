import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule, MarkdownPart } from "../modules/content-module.ts";
import { collectDefinitions, createModule } from "../modules/content-module.ts";
import type { LinePlace } from "../place.ts";
import { findCode, inRanges } from "./scan/code-ranges.ts";

/** What stands before the number of a part, where that stands for it. See `hiddenSigns` about such characters. */
const sign = "\u009D";
const reference = /^\s*\u009D(\d+)\s*$/;
const references = /\u009D(\d+) */g;

/** The parts that a page may have in expressions, and how many within each other, as the format has it. */
const partsMost = 500;
const depthMost = 8;
/** Within how many others a part stands. */
const depths = new WeakMap<ContentModule, number>();

const tag = /<(\/?)MDX(?=[\s/>])(?:"[^"<>]*"|'[^'<>]*'|[^"'<>])*?(\/?)>|\\?[{}]/g;
/** What stands before the value of an `export` or of a function. */
const isValue = /=>?\s*\(?\s*$/;
const ownName = /^[ \t]*(?:import|export|const|let|var|function|class)\b[^\n]*(?<![</])\bMDX\b/m;

/**
 * Takes what stands between `<MDX>` and `</MDX>` in an expression out of the parser's sight: there it is Markdown, and
 * no text of JSX. A number stands for it until the element is made; the text keeps its length and its lines.
 * @param parse reads the text of a part as that of a page; called when the part is shown.
 */
export function hideInnerMarkdown(module: ContentModule, parse: (part: ContentModule) => MdxNode): void {
  const { source } = module;
  if (!source.includes("</MDX>") || source.includes(sign) || ownName.test(source)) return;
  if ((depths.get(module) ?? 0) >= depthMost) return;
  const parts: MarkdownPart[] = [];
  let text = "";
  let from = 0;
  let line = 1;
  for (const { start, end } of rangesOf(source)) {
    const content = source.slice(start, end);
    const name = sign + parts.length;
    const blank = content.replace(/[^\n]/g, " ");
    const at = content.search(/\S/);
    const ended = content.indexOf("\n", at);
    // Less than a number takes is text that Markdown changes nothing of.
    if (at < 0 || (ended < 0 ? content.length : ended) - at < name.length || parts.length === partsMost) continue;
    line += lineEnds(source.slice(from, start));
    parts.push(partOf(module, content, { line, column: start - source.lastIndexOf("\n", start - 1) }, parse));
    line += lineEnds(content);
    text += source.slice(from, start) + blank.slice(0, at) + name + blank.slice(at + name.length);
    from = end;
  }
  if (parts.length === 0) return;
  module.source = text + source.slice(from);
  module.written = module.source;
  module.parts = parts;
}

function lineEnds(text: string): number {
  return text.split("\n").length - 1;
}

/** The Markdown that a text of JSX stands for; undefined where it is a text. */
export function innerMarkdown(text: unknown, module: ContentModule): MarkdownPart | undefined {
  if (!module.parts || typeof text !== "string") return undefined;
  return module.parts[Number(reference.exec(text)?.[1])];
}

/** Code for browsers, which read no Markdown: in the place of parts their text. */
export function withInnerTexts(code: string, { parts }: ContentModule): string {
  if (!parts) return code;
  return code.replace(references, (_, index: string) => `{${JSON.stringify(parts[Number(index)]?.text ?? "")}}`);
}

/** Where what stands between the tags begins and ends, of the outermost in expressions. */
function rangesOf(source: string): { start: number; end: number }[] {
  const code = findCode(source);
  const found: { start: number; end: number }[] = [];
  let braces = 0;
  let depth = 0;
  let start = 0;
  for (const { 0: token, 1: slash, 2: isEmpty, index } of source.matchAll(tag)) {
    if (inRanges(code, index)) continue;
    if (token.startsWith("<")) {
      if (isEmpty) continue;
      if (depth === 0 && (slash || (braces === 0 && !isValue.test(source.slice(Math.max(index - 100, 0), index)))))
        continue;
      if (slash) {
        if (--depth === 0) found.push({ start, end: index });
      } else if (depth++ === 0) start = index + token.length;
    } else if (depth === 0 && !token.startsWith("\\")) braces = Math.max(braces + (token === "{" ? 1 : -1), 0);
  }
  return found;
}

function partOf(
  module: ContentModule,
  content: string,
  { line, column }: LinePlace,
  parse: (part: ContentModule) => MdxNode,
): MarkdownPart {
  let known: ReturnType<MarkdownPart["read"]> | undefined;
  const read = () => {
    const { file, firstLine, isForeign } = module;
    // What stands before it in its line is white space, so that places are those of the file.
    const text = " ".repeat(column - 1) + content;
    const part = { ...createModule(file, text + definitionsFor(content, module), firstLine + line - 1), isForeign };
    depths.set(part, (depths.get(module) ?? 0) + 1);
    const root = parse(part);
    collectDefinitions(root, part);
    const lines = lineEnds(content) + 1;
    const nodes = (root.children ?? []).filter(
      ({ type, position }) => type !== "definition" || position.start.line <= lines,
    );
    const [only] = nodes;
    // Within a line it is a part of that.
    const isLine = nodes.length === 1 && only?.type === "paragraph" && lines === 1;
    return { module: part, nodes: isLine ? (only.children ?? []) : nodes };
  };
  return {
    text: content.trim(),
    read() {
      known ??= read();
      return known;
    },
  };
}

/** The page's definitions that a part refers to: a link is one for the parser only where what it leads to is defined. */
function definitionsFor(content: string, { definitions, source }: ContentModule): string {
  if (definitions.size === 0) return "";
  const names = new Set([...content.matchAll(/\[([^[\]]{1,200})\]/g)].map(([, name = ""]) => identifierOf(name)));
  return [...names]
    .flatMap((name) => definitions.get(name) ?? [])
    .map(({ position }) => `\n\n${source.slice(position.start.offset, position.end.offset)}`)
    .join("");
}

function identifierOf(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}
