import { isRecord, MdxFragment, record, textOf } from "../expressions/values.ts";
import { readLink } from "../links.ts";
import { loadSnippet } from "../snippets.ts";
import { indentRest, oneLine, quote } from "./block-builder.ts";
import type { MarkdownWriter } from "./write-markdown.ts";

interface Element {
  name: string;
  props: Record<string, unknown>;
  writer: MarkdownWriter;
}

/** An element as Markdown, without blank lines around it. */
export type ElementWriter = (element: Element) => string;

const inlineNames = new Set(
  "Badge Icon Link Latex Tooltip Fragment React.Fragment a abbr b bdi bdo br cite code em i img kbd mark q s small span strong sub sup u var del ins time".split(
    " ",
  ),
);

/** Whether an element stands within a line of text. */
export function isInlineElement(name: string): boolean {
  return inlineNames.has(name);
}

/** What writes an element of that name. One that nothing is known of is what it holds. */
export function elementWriterOf(name: string): ElementWriter {
  return writers.get(name) ?? children;
}

const children: ElementWriter = ({ props, writer }) => writer.value(props.children ?? innerHtml(props));
const nothing: ElementWriter = () => "";
const prop = ({ props, writer }: Element, name: string): string =>
  props[name] === undefined || props[name] === true ? "" : writer.line(props[name]);

/** HTML that stands in the source as text is text of Markdown as it is. */
function innerHtml({ dangerouslySetInnerHTML: inner }: Record<string, unknown>): unknown {
  return isRecord(inner) ? inner.__html : undefined;
}

function titled(element: Element, title: string): string {
  const body = children(element);
  return [title && `**${title}**`, body].filter(Boolean).join("\n\n");
}

const underTitle: ElementWriter = (element) => titled(element, prop(element, "title"));

function callout(label: string): ElementWriter {
  return (element) => quote(titled(element, prop(element, "title") || label));
}

const card: ElementWriter = (element) => {
  const title = prop(element, "title");
  const href = prop(element, "href");
  const text = [prop(element, "description"), children(element)].filter(Boolean).join("\n\n");
  const head = href ? `[${title || href}](${element.writer.address(href)})` : title;
  return [head && `**${head}**`, text].filter(Boolean).join("\n\n");
};

const field: ElementWriter = (element) => {
  const { props } = element;
  const location = ["query", "path", "body", "header", "cookie", "name"].find(
    (name) => typeof props[name] === "string",
  );
  const facts = [
    prop(element, "type"),
    location && location !== "name" ? location : "",
    props.required && props.required !== "false" ? "required" : "",
    props.deprecated && props.deprecated !== "false" ? "deprecated" : "",
    props.default === undefined ? "" : `default: ${isRecord(props.default) ? "object" : textOf(props.default)}`,
  ].filter(Boolean);
  const head = `- \`${location ? prop(element, location) : ""}\`${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`;
  const body = children(element);
  if (!body) return head;
  return body.includes("\n") ? `${head}\n\n  ${indentRest(body, "  ")}` : `${head}: ${body}`;
};

/** Steps are items of a numbered list, whatever number the author gives one. */
const steps: ElementWriter = ({ props, writer }) => {
  writer.steps.push(0);
  try {
    return writer.value(props.children);
  } finally {
    writer.steps.pop();
  }
};

const step: ElementWriter = (element) => {
  const { writer, props } = element;
  const last = writer.steps.length - 1;
  if (last < 0) return underTitle(element);
  const number = Number(props.stepNumber) || (writer.steps[last] as number) + 1;
  writer.steps[last] = number;
  const marker = `${number}. `;
  return marker + indentRest(underTitle(element), " ".repeat(marker.length));
};

const update: ElementWriter = (element) => {
  const facts = [
    prop(element, "description"),
    Array.isArray(element.props.tags) ? element.props.tags.map(textOf).join(", ") : "",
  ].filter(Boolean);
  return [`## ${prop(element, "label")}`, facts.join(" · "), children(element)].filter(Boolean).join("\n\n");
};

const folder: ElementWriter = (element) => {
  const body = children(element);
  return `- ${prop(element, "name")}/${body ? `\n  ${indentRest(body.replace(/\n\n(?=\s*- )/g, "\n"), "  ")}` : ""}`;
};

const link: ElementWriter = (element) => {
  const text = oneLine(children(element));
  const href = prop(element, "href");
  const safe = href && readLink(href, element.writer.state.page).kind !== "refused";
  return safe && text ? `[${text}](${element.writer.address(href)})` : text;
};

const image: ElementWriter = (element) => {
  const src = prop(element, "src");
  return src ? `![${prop(element, "alt")}](${element.writer.address(src)})` : "";
};

const embedded: ElementWriter = (element) => {
  const src = prop(element, "src");
  return src ? `[${prop(element, "title") || src}](${src})` : children(element);
};

function fenced(code: string, language: string): string {
  const fence = "`".repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${code.replace(/^\n|\n$/g, "")}\n${fence}`;
}

/** What stands between the tags as it was written. */
function verbatim({ props, writer }: Element): string {
  const { children: inner } = props;
  if (!(inner instanceof MdxFragment) || inner.nodes.length === 0) return writer.value(inner);
  return inner.scope.module.written.slice(
    inner.nodes[0]?.position.start.offset,
    inner.nodes.at(-1)?.position.end.offset,
  );
}

const snippet: ElementWriter = ({ props, writer }) => {
  const file = textOf(props.file ?? "").replace(/^\/+/, "");
  const path = [`snippets/${file}`, `_snippets/${file}`, file].find((candidate) =>
    writer.state.context.hasFile(candidate),
  );
  const loaded = path ? loadSnippet(path, writer.state)?.default : null;
  return loaded ? writer.snippet(loaded, record(Object.entries(props).filter(([name]) => name !== "file"))) : "";
};

const wrapped =
  (sign: string): ElementWriter =>
  (element) => {
    const text = children(element).trim();
    return text ? `${sign}${text}${sign}` : "";
  };

const headingOf =
  (level: number): ElementWriter =>
  (element) =>
    `${"#".repeat(level)} ${oneLine(children(element))}`;

const cell: ElementWriter = (element) => oneLine(children(element));

const row: ElementWriter = (element) => `| ${children(element).replace(/\n+/g, " | ")} |`;

const writers = new Map<string, ElementWriter>([
  [
    "ApiEndpoint",
    (element) => fenced(`${prop(element, "method")} ${prop(element, "server")}${prop(element, "path")}`, "http"),
  ],
  ["Accordion", underTitle],
  ["Tab", underTitle],
  ["View", underTitle],
  ["Expandable", underTitle],
  ["Steps", steps],
  ["Step", step],
  ["Card", card],
  ["Tile", card],
  ["Note", callout("Note")],
  ["Info", callout("Info")],
  ["Tip", callout("Tip")],
  ["Warning", callout("Warning")],
  ["Check", callout("Check")],
  ["Danger", callout("Danger")],
  ["Callout", callout("Note")],
  ["ParamField", field],
  ["ResponseField", field],
  ["Update", update],
  ["Icon", nothing],
  ["Link", link],
  ["Latex", (element) => `$${verbatim(element)}$`],
  [
    "Frame",
    (element) =>
      [children(element), prop(element, "caption") && `*${prop(element, "caption")}*`].filter(Boolean).join("\n\n"),
  ],
  ["CodeBlock", (element) => fenced(verbatim(element), prop(element, "language"))],
  [
    "Prompt",
    (element) => [prop(element, "description"), fenced(verbatim(element), "text")].filter(Boolean).join("\n\n"),
  ],
  [
    "Tooltip",
    (element) => (prop(element, "tip") ? `${children(element)} (${prop(element, "tip")})` : children(element)),
  ],
  ["Tree.Folder", folder],
  ["Tree.File", (element) => `- ${prop(element, "name")}`],
  ["FileTree.Folder", folder],
  ["FileTree.File", (element) => `- ${prop(element, "name")}`],
  ["Color.Row", underTitle],
  [
    "Color.Item",
    (element) =>
      `- ${prop(element, "name")}: ${isRecord(element.props.value) ? Object.values(element.props.value).map(textOf).join(", ") : prop(element, "value")}`,
  ],
  [
    "GitHub.Repo",
    (element) =>
      `[${prop(element, "repo")}](https://github.com/${prop(element, "repo").replace(/^https?:\/\/github\.com\//, "")})`,
  ],
  ["Heading", (element) => headingOf(Number(element.props.level) || 2)(element)],
  ["Visibility", (element) => (element.props.for === "humans" ? "" : children(element))],
  ["Snippet", snippet],
  ["a", link],
  ["img", image],
  ["iframe", embedded],
  ["video", embedded],
  ["audio", embedded],
  ["source", nothing],
  ["br", () => "  \n"],
  ["hr", () => "---"],
  ["b", wrapped("**")],
  ["strong", wrapped("**")],
  ["i", wrapped("*")],
  ["em", wrapped("*")],
  ["code", wrapped("`")],
  ["pre", (element) => fenced(verbatim(element), "")],
  ["li", (element) => `- ${indentRest(children(element), "  ")}`],
  ["th", cell],
  ["td", cell],
  ["tr", row],
  ["svg", nothing],
  ["style", nothing],
  ["script", nothing],
  ["button", nothing],
  ["input", nothing],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, headingOf(level)] as const),
]);
