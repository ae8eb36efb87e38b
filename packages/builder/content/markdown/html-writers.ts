import { ComponentName, JsxElement, MdxFragment } from "../expressions/values.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { indentRest, oneLine, quote } from "./block-builder.ts";
import { bold, children, type ElementWriter, fenced, fenceOf, linked, nothing, prop, tight } from "./element.ts";
import { HtmlTable } from "./html-table.ts";

/** What stands in a link or in the words of a disclosure is one line: what was a heading in it is text. */
const wordsIn: ElementWriter = (element) => oneLine(children(element).replace(/^#{1,6} /gm, ""));

const link: ElementWriter = (element) => linked(wordsIn(element), prop(element, "href"), element.writer);

export const image: ElementWriter = (element) => {
  const src = prop(element, "src");
  const title = prop(element, "title");
  const words = title && !title.includes('"') ? ` "${title}"` : "";
  return src ? `![${prop(element, "alt")}](${element.writer.address(src)}${words})` : "";
};

/** An element that can hold nothing, and behind it what stands in it all the same. */
const behind =
  (write: ElementWriter, gap: string): ElementWriter =>
  (element) => {
    const content = children(element).trim();
    return content ? write(element) + gap + content : write(element);
  };

/** A video or frame is a link to its file, or to those that its sources name. */
const embedded: ElementWriter = (element) => {
  const { writer } = element;
  const src = prop(element, "src");
  if (src) return `[${prop(element, "title") || src}](${writer.address(src)})`;
  return writer.around.inMedia(() => children(element));
};

const source: ElementWriter = (element) => {
  const src = prop(element, "src");
  return src && element.writer.around.isMedia ? `[${src}](${element.writer.address(src)}) ` : "";
};

const wrapped =
  (sign: string, end = sign): ElementWriter =>
  (element) => {
    const text = children(element).trim();
    return text && `${sign}${text}${end}`;
  };

/** What is set higher or lower keeps its tag, without which a power would be one number with its base. */
const shifted =
  (name: "sub" | "sup"): ElementWriter =>
  (element) =>
    (element.writer.around.isCode ? children : wrapped(`<${name}>`, `</${name}>`))(element);

/** Code in a line, between more backticks than it has itself; what Markdown has made code of already stays as it is. */
const code: ElementWriter = (element) => {
  const text = element.writer.around.inCode(() => children(element)).trim();
  const { children: within } = element.props;
  if (!text.includes("`") || (within instanceof MdxFragment && within.nodes.some(holdsCode)))
    return text && `\`${text}\``;
  const sign = fenceOf(text, 1);
  const gap = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return sign + gap + text + gap + sign;
};

function holdsCode(node: MdxNode): boolean {
  return node.type === "inlineCode" || (node.children ?? []).some(holdsCode);
}

/** Writes a heading, in one line; levels are brought between 1 and 6. */
export const headingOf =
  (level: number): ElementWriter =>
  (element) =>
    `${"#".repeat(Math.min(Math.max(Math.round(level), 1), 6))} ${oneLine(children(element))}`;

const listOf =
  (isOrdered: boolean): ElementWriter =>
  (element) => {
    const { lists } = element.writer.around;
    const items: string[] = [];
    lists.push({ items, next: isOrdered ? Number(element.props.start ?? 1) || 1 : null });
    try {
      const rest = children(element);
      return [...items, ...(rest ? [`\n${rest}`] : [])].join("\n");
    } finally {
      lists.pop();
    }
  };

const item: ElementWriter = (element) => {
  const list = element.writer.around.lists.at(-1);
  const marker = list && list.next !== null ? `${list.next++}. ` : "- ";
  const text = marker + indentRest(tight(children(element)), " ".repeat(marker.length));
  if (!list) return text;
  list.items.push(text);
  return "";
};

const table: ElementWriter = (element) => {
  const { tables } = element.writer.around;
  const read = new HtmlTable();
  tables.push(read);
  try {
    const rest = children(element);
    return [rest, read.toString()].filter(Boolean).join("\n\n");
  } finally {
    tables.pop();
  }
};

const row: ElementWriter = (element) => {
  element.writer.around.tables.at(-1)?.startRow();
  return children(element);
};

const cellOf =
  (isHead: boolean): ElementWriter =>
  (element) => {
    const text = children(element);
    const { colSpan, colspan, rowSpan, rowspan } = element.props;
    const spans = [colSpan ?? colspan, rowSpan ?? rowspan].map((span) => Number(span) || 1);
    const isTaken = element.writer.around.tables.at(-1)?.addCell(text, isHead, ...(spans as [number, number]));
    return isTaken ? "" : oneLine(text);
  };

/** The text within `<pre>`, also where a `<code>` stands around it. */
function codeWithin(value: unknown): unknown {
  if (value instanceof JsxElement && value.type instanceof ComponentName && value.type.name === "code")
    return value.props.children;
  if (!(value instanceof MdxFragment)) return value;
  const [only, ...rest] = value.nodes.filter((node) => node.type !== "text" || String(node.value).trim());
  if (!only || rest.length > 0) return value;
  if (only.type === "paragraph") return codeWithin(new MdxFragment(only.children ?? [], value.scope));
  return (only as MdxNode).name === "code" ? new MdxFragment(only.children ?? [], value.scope) : value;
}

const characters: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", nbsp: " " };

/** Code as it is shown: of elements in it their text, on a new line behind each break. */
const preformatted: ElementWriter = ({ props, writer }) => {
  const value = codeWithin(props.children);
  const text = writer.verbatim(value);
  if (!(value instanceof MdxFragment && value.nodes.some(holdsElement))) return fenced(text, "");
  const shown = text
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/?[A-Za-z][^<>]*>/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => characters[name] as string);
  return fenced(shown, "");
};

function holdsElement(node: MdxNode): boolean {
  return node.type.startsWith("mdxJsx") || (node.children ?? []).some(holdsElement);
}

/** What writes the elements of HTML; those that are not named are what they hold. */
export const htmlWriters: ReadonlyMap<string, ElementWriter> = new Map<string, ElementWriter>([
  ["a", link],
  ["Link", link],
  ["img", behind(image, " ")],
  ["ZoomImage", (element) => (prop(element, "src") ? image : children)(element)],
  ["iframe", embedded],
  ["video", embedded],
  ["OptimizedVideo", embedded],
  ["audio", embedded],
  ["source", source],
  ["br", behind(() => "  \n", "")],
  ["hr", behind(() => "---", "\n\n")],
  ["b", wrapped("**")],
  ["strong", wrapped("**")],
  ["i", wrapped("*")],
  ["em", wrapped("*")],
  ["del", wrapped("~~")],
  ["s", wrapped("~~")],
  ["strike", wrapped("~~")],
  ["sub", shifted("sub")],
  ["sup", shifted("sup")],
  // What is written over characters stands behind them, in the brackets that `rp` may have.
  ["rt", wrapped("(", ")")],
  ["code", code],
  ["pre", preformatted],
  ["blockquote", (element) => quote(children(element))],
  ["summary", (element) => bold(wordsIn(element))],
  ["ul", listOf(false)],
  ["ol", listOf(true)],
  ["li", item],
  ["table", table],
  ["tr", row],
  ["th", cellOf(true)],
  ["td", cellOf(false)],
  // Of a drawing, the words that are to be seen.
  ["svg", (element) => oneLine(children(element))],
  ["text", (element) => `${oneLine(children(element))} `],
  ["input", children],
  ...["title", "desc", "metadata", "style", "script", "noscript", "template", "rp"].map(
    (name) => [name, nothing] as const,
  ),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, headingOf(level)] as const),
]);
