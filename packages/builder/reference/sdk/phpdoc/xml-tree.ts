import { Parser } from "htmlparser2";

/** An element with what stands in it. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its elements. */
  text: string;
}

/** Levels of elements: what lies deeper says nothing of a library. */
const maxDepth = 32;
/** Levels at which reading ends: with each one the parser takes longer for all that follow. */
const mostDepth = 1000;
/** Elements of one file. */
const maxElements = 3_000_000;

/**
 * Reads XML without what stands in the elements `skipped`. Faults of its writing are passed over, entities of its own
 * are not replaced, and it ends where elements lie deeper than any tool writes them.
 */
export function readXml(xml: string, skipped: ReadonlySet<string>): XmlElement {
  const root = elementOf("", {});
  const open: XmlElement[] = [root];
  let count = 0;
  /** Elements that are open within one that is skipped, with that one. */
  let outside = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (outside > mostDepth) throw new TooDeep();
        if (outside > 0 || skipped.has(name) || open.length > maxDepth || ++count > maxElements) {
          outside++;
          return;
        }
        const element = elementOf(name, attributes);
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (outside === 0 && element) element.text += text;
      },
      onclosetag() {
        if (outside > 0) outside--;
        else if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  try {
    parser.end(xml);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return root;
}

/** What is read so far is all that is read. */
class TooDeep extends Error {}

function elementOf(name: string, attributes: Record<string, string>): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children: [], text: "" };
}

/** The elements of a name that stand directly in one. */
export function childrenOf(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.filter((child) => names.includes(child.name));
}

/** Text of an element that stands directly in one; empty where there is none. */
export function childText(element: XmlElement, name: string): string {
  return (element.children.find((child) => child.name === name)?.text ?? "").trim();
}

/** An attribute, trimmed; empty where there is none. */
export function attribute(element: XmlElement, name: string): string {
  return (element.attributes.get(name) ?? "").trim();
}
