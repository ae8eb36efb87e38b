import { type CalloutKind, calloutKinds, isCalloutKind } from "../components/callout-kinds.ts";
import { isComponent } from "../components/component-names.ts";
import { audienceOf, isForSignedIn } from "../components/visibility.ts";
import { isRecord, record, textOf } from "../expressions/values.ts";
import { loadSnippet } from "../modules/snippets.ts";
import { defaultText } from "../rendering/data-text.ts";
import { linkedLine, pictureOf, wordsOf } from "../rendering/elements/unknown-component.ts";
import { onlyFence } from "../rendering/raw-text.ts";
import { indentRest, oneLine, quote } from "./block-builder.ts";
import {
  bold,
  children,
  type Element,
  type ElementWriter,
  fenced,
  firstProp,
  flag,
  linked,
  list,
  nothing,
  paragraphs,
  prop,
  tight,
} from "./element.ts";
import { headingOf, htmlWriters, image } from "./html-writers.ts";
import { mention, popup, popupPart, tooltip } from "./inline-writers.ts";

const inlineNames = new Set(
  (
    "Badge Icon Link Latex Mention Tooltip Popup PopupContent PopupTrigger Fragment React.Fragment a abbr acronym b bdi bdo big br cite code data del dfn em font i img input ins kbd label " +
    "mark meter nobr noscript output progress q rb rp rt rtc ruby s samp script small source span strike strong style sub sup svg template tspan time tt u var"
  ).split(" "),
);

/** Whether an element stands within a line of text. */
export function isInlineElement(name: string): boolean {
  return inlineNames.has(name);
}

/** What writes an element of that name. One that nothing is known of is its words and what it holds. */
export function elementWriterOf(name: string): ElementWriter {
  return writers.get(name) ?? htmlWriters.get(name) ?? (isUnknownComponent(name) ? unknownElement : children);
}

/** Whether an element is a component that the format does not have, or one that a script of the repository defines. */
export function isUnknownElement(name: string): boolean {
  return isUnknownComponent(name) || /^[a-z][a-z0-9]*-/.test(name);
}

function isUnknownComponent(name: string): boolean {
  return /^[A-Z]/.test(name) && !writers.has(name) && !isComponent(name);
}

/** A component of which no more is known than its props: its picture, its words, the title in bold, then what stands between its tags. */
export const unknownElement: ElementWriter = (element) => {
  const { writer, props } = element;
  const { title, texts, href } = wordsOf(props);
  const line = linkedLine(props);
  const body = line === undefined ? children(element) : linked(writer.line(line), href, writer);
  const head = title === undefined ? "" : writer.line(title);
  const picture = pictureOf(props) ? image(element) : "";
  return paragraphs(picture, bold(linked(head, href, writer)), ...texts.map((text) => writer.line(text)), body);
};

const underTitle: ElementWriter = (element) =>
  paragraphs(bold(prop(element, "title")), prop(element, "description"), children(element));

/** What is for readers of some variations, under their labels; nothing where the site has none of them. */
const variation: ElementWriter = (element) => {
  const ids = list(element, "is");
  const labels = (element.writer.state.context.variations ?? []).flatMap(({ id, label }) =>
    ids.includes(id) ? [label] : [],
  );
  return labels.length > 0 ? paragraphs(bold(labels.join(", ")), children(element)) : "";
};

const expandable: ElementWriter = (element) =>
  paragraphs(bold(firstProp(element, "title", "closedText", "openedText")), children(element));

const callout =
  (kind: CalloutKind | null): ElementWriter =>
  (element) => {
    const sign = kind ? `[!${calloutKinds[kind].alert}]` : "";
    return quote(paragraphs(sign, bold(firstProp(element, "title", "ariaLabel")), children(element)));
  };

/** `<Callout>` is what its kind is; one without a kind has no sign. */
const anyCallout: ElementWriter = (element) => {
  const kind = firstProp(element, "variant", "type").toLowerCase();
  return callout(isCalloutKind(kind) ? kind : null)(element);
};

const callouts = (Object.keys(calloutKinds) as CalloutKind[]).map(
  (kind) => [calloutKinds[kind].label, callout(kind)] as const,
);

const card: ElementWriter = (element) => {
  const { writer } = element;
  const title = prop(element, "title").replaceAll("**", "");
  const href = flag(element, "disabled") ? "" : prop(element, "href");
  // A link stands in no other.
  const words = title.replace(/(?<!!)\[([^[\]]+)\]\([^()\s]+\)/g, "$1");
  const head = href ? linked(words || href, href, writer) : title;
  const cta = linked(prop(element, "cta"), href, writer);
  return paragraphs(bold(head), prop(element, "description"), children(element), cta);
};

const field: ElementWriter = (element) => {
  const { props } = element;
  const location = ["query", "path", "body", "header", "cookie", "name"].find((name) => prop(element, name));
  const value = defaultText(props, element.writer.state);
  const facts = [
    ...list(element, "pre"),
    prop(element, "type"),
    // Options and arguments of every kind are written as `path` or `body`, too: their headings say where they belong.
    location && !["name", "path", "body"].includes(location) ? location : "",
    flag(element, "required") ? "required" : "",
    flag(element, "deprecated") ? "deprecated" : "",
    value && `default: ${value}`,
    ...list(element, "post"),
  ].filter(Boolean);
  // A pill may say what the location says already.
  const said = [...new Set(facts)].join(", ");
  const name = location ? prop(element, location) : "";
  // An answer as a whole has a type and no name.
  const head = name ? `- \`${name}\`${said && ` (${said})`}` : `- ${said}`;
  const body = children(element);
  if (!body) return head;
  return body.includes("\n") ? `${head}\n\n  ${indentRest(body, "  ")}` : `${head}: ${body}`;
};

/** Steps are items of a numbered list, whatever number the author gives one. */
const steps: ElementWriter = ({ props, writer }) => {
  writer.around.steps.push(0);
  try {
    return writer.value(props.children);
  } finally {
    writer.around.steps.pop();
  }
};

const step: ElementWriter = (element) => {
  const { writer, props } = element;
  const last = writer.around.steps.length - 1;
  if (last < 0) return underTitle(element);
  const number = Number(props.stepNumber) || (writer.around.steps[last] as number) + 1;
  writer.around.steps[last] = number;
  const marker = `${number}. `;
  return marker + indentRest(underTitle(element), " ".repeat(marker.length));
};

const update: ElementWriter = (element) => {
  const label = firstProp(element, "label", "version", "title").replaceAll("**", "");
  const facts = [firstProp(element, "description", "date"), list(element, "tags").join(", ")].filter(Boolean);
  return paragraphs(`## ${label}`, facts.join(" · "), children(element));
};

const treeName = (element: Element, end: string): string =>
  `- ${prop(element, "name")}${end}${prop(element, "comment") && ` (${prop(element, "comment")})`}`;

const folder: ElementWriter = (element) => {
  const body = children(element);
  return treeName(element, "/") + (body ? `\n  ${indentRest(tight(body), "  ")}` : "");
};

/** A file; as other platforms write one that holds text, what it holds. */
const file: ElementWriter = (element) => children(element) || treeName(element, "");

const frame: ElementWriter = (element) => {
  const caption = ["caption", "description"]
    .map((name) => prop(element, name))
    .filter(Boolean)
    // Words that are emphasized themselves stay as they are.
    .map((text) => (/[*_]/.test(text) ? text : `*${text}*`));
  return paragraphs(bold(prop(element, "title")), prop(element, "hint"), children(element), ...caption);
};

const colorItem: ElementWriter = (element) => {
  const { value } = element.props;
  const values = isRecord(value) ? Object.values(value).map(textOf).join(", ") : prop(element, "value");
  return `- ${[prop(element, "name"), values].filter(Boolean).join(": ")}`;
};

const codeBlock: ElementWriter = (element) => {
  const inner = onlyFence(element.props.children);
  const language = firstProp(element, "language", "lang") || String(inner?.lang ?? "");
  const { code, value } = element.props;
  const text = inner
    ? String(inner.value)
    : element.writer.verbatim(element.props.children) || textOf(code ?? value ?? "");
  const title = firstProp(element, "filename", "title");
  return fenced(text, [language || (title && "text"), title].filter(Boolean).join(" "));
};

/** Icons that say something by themselves, as those in a table of what is supported. */
const signs = new Map(
  [
    ["✓", "check circle-check check-circle square-check badge-check"],
    ["✗", "xmark circle-xmark circle-x times"],
  ].flatMap(([sign = "", names = ""]) => names.split(" ").map((name) => [name, sign] as const)),
);

const icon: ElementWriter = (element) =>
  [signs.get(firstProp(element, "icon", "name")), children(element).trim()].filter(Boolean).join(" ");

const repository: ElementWriter = (element) => {
  const name = prop(element, "repo").replace(/^https?:\/\/github\.com\//, "");
  return name && `[${name}](https://github.com/${name})`;
};

const snippet: ElementWriter = ({ props, writer }) => {
  const name = textOf(props.file ?? "").replace(/^\/+/, "");
  const path = [`snippets/${name}`, `_snippets/${name}`, name].find((candidate) =>
    writer.state.context.hasFile(candidate),
  );
  const loaded = path ? loadSnippet(path, writer.state)?.default : null;
  return loaded ? writer.snippet(loaded, record(Object.entries(props).filter(([prop]) => prop !== "file"))) : "";
};

const tightChildren: ElementWriter = (element) => tight(children(element));

const writers = new Map<string, ElementWriter>([
  [
    "ApiEndpoint",
    (element) => fenced(`${prop(element, "method")} ${prop(element, "server")}${prop(element, "path")}`, "http"),
  ],
  ["Accordion", underTitle],
  ["Tab", underTitle],
  ["Variation", variation],
  ["View", underTitle],
  ["Expandable", expandable],
  ["Steps", steps],
  ["Step", step],
  ["Badge", (element) => linked(oneLine(children(element)), prop(element, "href"), element.writer)],
  ["Card", card],
  ["Tile", card],
  ...callouts,
  ["Callout", anyCallout],
  ["Param", field],
  ["ParamField", field],
  ["ResponseField", field],
  ["Update", update],
  ["Icon", icon],
  ["Latex", ({ props, writer }) => `$${writer.verbatim(props.children)}$`],
  ["Frame", frame],
  ["CodeBlock", codeBlock],
  [
    "Mermaid",
    (element) =>
      fenced(
        prop(element, "chart") ? textOf(element.props.chart) : element.writer.verbatim(element.props.children),
        "mermaid",
      ),
  ],
  [
    "Prompt",
    (element) =>
      paragraphs(prop(element, "description"), fenced(element.writer.verbatim(element.props.children), "text")),
  ],
  ["Tooltip", tooltip],
  ["Mention", mention],
  ["Popup", popup],
  ["PopupTrigger", popupPart("trigger")],
  ["PopupContent", popupPart("content")],
  ...["Tree", "FileTree", "Files", "Color"].map((name) => [name, tightChildren] as const),
  ...["Tree.Folder", "FileTree.Folder", "Folder"].map((name) => [name, folder] as const),
  ...["Tree.File", "FileTree.File", "File"].map((name) => [name, file] as const),
  ["Color.Row", (element) => paragraphs(bold(prop(element, "title")), tight(children(element)))],
  ["Color.Item", colorItem],
  ["GitHub.Repo", repository],
  ["Heading", (element) => headingOf(Number(element.props.level) || 2)(element)],
  ["Visibility", (element) => (isForAgents(element.props.for) ? children : nothing)(element)],
  ["Snippet", snippet],
]);

/** Programs that read a page's Markdown see what everyone sees who has not signed in. */
function isForAgents(audience: unknown): boolean {
  return audienceOf(audience) !== "humans" && !isForSignedIn(audience);
}
