import { ComponentName, isRecord, JsxElement, showsSomething } from "../expressions/values.ts";
import { inlineTags } from "../html/html-names.ts";

/** Classes of an element that lays its parts out as boxes, and of one that is a box itself, also under a condition: `md:flex`. */
const layout = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?=\s|$)/;
const box = /(?:^|[\s:])(?:block|flex|grid|table|list-item)(?=\s|$)/;

/** Elements that stand in a line and are mostly given a place by rules: what two of these hold is no one word. */
const placed: ReadonlySet<string> = new Set(["Badge", "a", "button", "kbd", "label", "small", "span", "time"]);

/** Elements that may begin or end in the middle of a word, but not beside one of these. */
const marked: ReadonlySet<string> = new Set(["b", "code", "em", "i", "strong"]);

/** Elements that have no words, and stand in a line as these do. */
const wordless: ReadonlySet<string> = new Set(["br", "img", "input", "svg", "wbr"]);

/** Whether an element lays out what it holds as boxes: words of two parts are two words then, with nothing between them. */
export function laysOutBoxes(props: Record<string, unknown>): boolean {
  return layout.test(classesOf(props)) || /flex|grid/.test(displayOf(props));
}

/** Whether two parts that follow each other in a component without white space are seen apart. */
export function standApart(before: unknown, after: unknown): boolean {
  const [one, another] = [edgeOf(before, -1), edgeOf(after, 0)];
  if (isBox(one) || isBox(another)) return true;
  // Letters that move one by one are a word all the same.
  if (isLetter(one) && isLetter(another)) return false;
  return (isPlaced(one) && isPart(another)) || (isPart(one) && isPlaced(another));
}

/** The part of a list that another part follows or comes before. */
function edgeOf(part: unknown, end: 0 | -1): unknown {
  return Array.isArray(part) ? edgeOf(part.filter(showsSomething).at(end), end) : part;
}

function nameOf(part: unknown): string {
  return part instanceof JsxElement && part.type instanceof ComponentName ? part.type.name : "";
}

function isPlaced(part: unknown): boolean {
  return placed.has(nameOf(part));
}

function isPart(part: unknown): boolean {
  return isPlaced(part) || marked.has(nameOf(part));
}

function isLetter(part: unknown): boolean {
  if (!isPart(part)) return false;
  const { children } = (part as JsxElement).props;
  return [...String(Array.isArray(children) && children.length === 1 ? children[0] : children)].length === 1;
}

function isBox(part: unknown): boolean {
  const name = nameOf(part);
  if (!/^[a-z]/.test(name) || wordless.has(name)) return false;
  const { props } = part as JsxElement;
  return !inlineTags.has(name) || box.test(classesOf(props)) || /block|flex|grid|table/.test(displayOf(props));
}

function classesOf(props: Record<string, unknown>): string {
  const classes = props.className ?? props.class;
  return typeof classes === "string" ? classes : "";
}

function displayOf({ style }: Record<string, unknown>): string {
  return isRecord(style) && typeof style.display === "string" ? style.display : "";
}
