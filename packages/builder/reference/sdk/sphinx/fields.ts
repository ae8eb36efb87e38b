import type { ChildNode, Element } from "domhandler";
import { append } from "../append.ts";
import type { Parameter, TypePart } from "../declaration.ts";
import { describedIn } from "../html-to-markdown.ts";
import type { HtmlReading } from "../inline-markdown.ts";
import { linkedText, partsOf } from "../linked-text.ts";
import { elementsIn, hasClass, isElement, lineIn } from "../parse-html.ts";
import { knownId } from "./reading.ts";

type Said = { type: readonly TypePart[] | null; description: string | null };

/** What the fields below a signature say. */
export interface SphinxFields {
  parameters: Parameter[];
  /** Attributes of a class. */
  variables: Parameter[];
  returns: Said | null;
  throws: Said[];
  /** Type of an attribute. */
  type: readonly TypePart[] | null;
  /** All others, by their titles. */
  sections: { title: string; text: string }[];
}

/** Those of a declaration that has none. */
export function noFields(): SphinxFields {
  return { parameters: [], variables: [], returns: null, throws: [], type: null, sections: [] };
}

/** Whether it lists fields: `Parameters`, `Returns`. */
export function isFieldList(element: Element): boolean {
  return (element.name === "dl" || element.name === "table") && hasClass(element, "field-list");
}

/** Reads a list of fields; where there are several of one description they add up. */
export function readFields(
  list: Element,
  into: SphinxFields,
  reading: HtmlReading,
  knows: (id: string) => boolean,
): void {
  for (const { title, nodes } of fieldsIn(list)) {
    const entries = () => entriesIn(nodes);
    const parts = () => typeIn(nodes, knows);
    if (/^(?:(?:keyword |other )?(?:parameters?|param(?:s|eters)?|arguments?|args)|kwargs)$/i.test(title))
      into.parameters.push(
        ...entries().map((entry) => parameterIn(entry, reading, knows, /^(?:keyword|other|kwargs)/i.test(title))),
      );
    else if (/^(?:variables?|attributes?|members?)$/i.test(title))
      append(
        into.variables,
        entries().map((entry) => parameterIn(entry, reading, knows, false)),
      );
    else if (/^(?:raises|throws|exceptions?)$/i.test(title))
      append(
        into.throws,
        entries().map((entry) => saidIn(entry, reading, knows)),
      );
    else if (/^yields$/i.test(title)) into.returns = merged(into.returns, yielded(nodes, reading, knows));
    else if (/^returns?$/i.test(title))
      into.returns = merged(into.returns, { type: null, description: describedIn(nodes, reading) });
    else if (/^(?:return|yield) type$/i.test(title))
      into.returns = merged(into.returns, { type: parts(), description: null });
    else if (/^type$/i.test(title)) into.type = parts();
    else {
      const text = describedIn(nodes, reading);
      if (text !== null) into.sections.push({ title, text });
    }
  }
}

/** The fields of a list; older versions write a table. */
function fieldsIn(list: Element): { title: string; nodes: ChildNode[] }[] {
  const fields: { title: string; nodes: ChildNode[] }[] = [];
  const walk = (element: Element): void => {
    for (const child of elementsIn(element)) {
      if (isElement(child, "dt") || (isElement(child, "th") && hasClass(child, "field-name")))
        fields.push({ title: lineIn(child.children).replace(/\s*:$/, ""), nodes: [] });
      else if (isElement(child, "dd", "td")) append(fields.at(-1)?.nodes ?? [], child.children);
      else if (isElement(child, "tr", "tbody", "div")) walk(child);
    }
  };
  walk(list);
  return fields.filter(({ title }) => title !== "");
}

function merged(one: Said | null, other: Said): Said {
  const descriptions = [one?.description, other.description].filter(Boolean);
  return { type: other.type ?? one?.type ?? null, description: descriptions.join("\n\n") || null };
}

/** The items of a field: of its list, or the field itself where there is one alone. */
function entriesIn(nodes: readonly ChildNode[]): ChildNode[][] {
  const said = nodes.filter((node) => isElement(node) || lineIn([node]) !== "");
  const [only] = said;
  if (said.length === 1 && isElement(only, "ul", "ol"))
    return elementsIn(only).map((item) => (item.name === "li" ? item.children : [item]));
  return said.length > 0 ? [said] : [];
}

/** What stands before the dash that begins an entry's description, and what behind it, the blocks below included. */
function halves(entry: readonly ChildNode[]): { head: ChildNode[]; rest: ChildNode[] } {
  const at = entry.findIndex((node) => isElement(node) || lineIn([node]) !== "");
  const first = entry[at];
  const isParagraph = isElement(first, "p");
  const line = isParagraph ? first.children : entry;
  const below = isParagraph ? entry.slice(at + 1) : [];
  const dash = line.findIndex(
    (node) => node.type === "text" && "data" in node && /(?:^|\s)[–—]{1}(?:\s|$)|(?:^|\s)--(?:\s|$)/.test(node.data),
  );
  const text = line[dash];
  if (!text || !("data" in text)) return { head: [...line], rest: [...below] };
  const [found] = /(?:^|\s)(?:[–—]|--)(?:\s|$)/.exec(text.data) ?? [""];
  const place = text.data.indexOf(found);
  const before = text.data.slice(0, place);
  // The tree is ours alone, and is not read again.
  text.data = text.data.slice(place + found.length);
  const closing = before.trim();
  return {
    head: [...line.slice(0, dash), ...(closing === "" ? [] : [ending(closing)])],
    rest: [...line.slice(dash), ...below],
  };
}

/** Text as a node. */
function ending(text: string): ChildNode {
  return { type: "text", data: text } as unknown as ChildNode;
}

function parameterIn(
  entry: readonly ChildNode[],
  reading: HtmlReading,
  knows: (id: string) => boolean,
  isOptional: boolean,
): Parameter {
  const { head, rest } = halves(entry);
  const at = head.findIndex((node) => isElement(node, "strong", "b", "code", "em"));
  const name = lineIn(at < 0 ? head : head.slice(0, at + 1));
  const whole = linkedText(at < 0 ? [] : head.slice(at + 1), (href) => knownId(href, knows));
  const said = whole.text.trim();
  const inner = said.startsWith("(") ? said.slice(1).replace(/\)$/, "") : said;
  const start = whole.text.indexOf(inner);
  const [, typed = inner, , given] =
    /^([\s\S]*?)(,\s*optional)?(?:,\s*default(?:s to)?\s*[:=]?\s*(\S[\s\S]*))?$/i.exec(inner) ?? [];
  const type = partsOf(whole, start, start + typed.length);
  return {
    name,
    type,
    required: !isOptional && typed.length === inner.length && !name.startsWith("*"),
    default: given?.trim() ?? null,
    description: describedIn(rest, reading),
    fields: [],
  };
}

function saidIn(entry: readonly ChildNode[], reading: HtmlReading, knows: (id: string) => boolean): Said {
  const { head, rest } = halves(entry);
  return { type: partsOf(linkedText(head, (href) => knownId(href, knows))), description: describedIn(rest, reading) };
}

/** `str – lines`: a type only where something follows it. */
function yielded(nodes: readonly ChildNode[], reading: HtmlReading, knows: (id: string) => boolean): Said {
  const [entry = []] = entriesIn(nodes);
  const hasDash = / [–—] | -- /.test(lineIn(entry));
  return hasDash && entriesIn(nodes).length === 1
    ? saidIn(entry, reading, knows)
    : { type: null, description: describedIn(nodes, reading) };
}

function typeIn(nodes: readonly ChildNode[], knows: (id: string) => boolean): readonly TypePart[] | null {
  return partsOf(linkedText(nodes, (href) => knownId(href, knows)));
}

/** The parameters of a signature with what the fields say of them; those that only fields name come last. */
export function describedParameters(parameters: readonly Parameter[], fields: readonly Parameter[]): Parameter[] {
  const told = new Map<string, Parameter>();
  const others: Parameter[] = [];
  const names = new Set(parameters.map(({ name }) => bare(name)));
  for (const field of fields) {
    if (names.has(bare(field.name)) && !told.has(bare(field.name))) told.set(bare(field.name), field);
    else others.push({ ...field, required: field.required && parameters.length === 0 });
  }
  const written = parameters.map((parameter) => {
    const field = told.get(bare(parameter.name));
    if (!field) return parameter;
    const { type, default: given, description } = field;
    return { ...parameter, type: parameter.type ?? type, default: parameter.default ?? given, description };
  });
  return [...written, ...others];
}

const bare = (name: string): string => name.replace(/^\*+/, "");
