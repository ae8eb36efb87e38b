import type { Origin } from "../expressions/fault.ts";
import { expressionPrefix } from "../expressions/syntax.ts";
import type { JsxAttribute, MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import { nameOffset, valueOffset } from "../parsing/scan/attribute-value.ts";
import type { Place } from "../place.ts";
import { placeIn } from "./render-state.ts";

/** Where something stands in a module's source: line and column from 1, offset from 0. */
type SourcePlace = MdxNode["position"]["start"];

/** Places in `{expression}` of Markdown. */
export function expressionOrigin(node: MdxNode, module: ContentModule): Origin {
  const { start } = node.position;
  const within = { line: start.line, column: start.column + 1, offset: start.offset + 1 };
  return originIn(node.value as string, within, module, start);
}

/** Places in the value of an attribute, which the parser does not tell: it is looked for in the tag. */
export function attributeOrigin(node: MdxNode, attribute: JsxAttribute, module: ContentModule): Origin {
  const text = typeof attribute.value === "object" ? (attribute.value?.value ?? "") : attribute.value;
  const value = attribute.type === "mdxJsxAttribute" ? text : text.trim().replace(/^\.\.\./, "");
  const { start } = node.position;
  const offset = valueOffset(node, attribute, firstLine(value), module.source);
  if (offset < 0) return () => placeIn(module, start);
  return originIn(value, placeInTag(node, offset, module), module, start);
}

/** Where an attribute of that name stands in a tag; where the tag begins if it is not found. */
export function attributePlace(node: MdxNode, name: string, module: ContentModule): Place {
  const offset = nameOffset(node, name, module.source);
  return placeIn(module, offset < 0 ? node.position.start : placeInTag(node, offset, module));
}

function placeInTag({ position: { start } }: MdxNode, offset: number, { source }: ContentModule): SourcePlace {
  const before = source.slice(start.offset, offset).split("\n");
  const last = (before.at(-1) as string).length;
  const column = before.length === 1 ? start.column + last : last + 1;
  return { line: start.line + before.length - 1, column, offset };
}

/**
 * Places in a value that begins at `start`. The parser takes the indentation of what stands around a value off its lines,
 * so that columns are counted in the source. What stands before the value or behind it is `outside`.
 */
function originIn(value: string, start: SourcePlace, module: ContentModule, outside: SourcePlace): Origin {
  const { source } = module;
  return (parsed) => {
    const offset = parsed - expressionPrefix;
    if (offset < 0 || offset > value.length) return placeIn(module, outside);
    const lines = value.slice(0, offset).split("\n");
    const last = (lines.at(-1) as string).length;
    if (lines.length === 1) return placeIn(module, { line: start.line, column: start.column + last });
    let at = start.offset;
    for (let line = 1; line < lines.length; line++) at = source.indexOf("\n", at) + 1;
    const text = firstLine(value.slice(offset - last));
    const words = text.trimStart();
    const indentation = firstLine(source.slice(at, at + lineMost)).indexOf(words) - (text.length - words.length);
    return placeIn(module, {
      line: start.line + lines.length - 1,
      column: Math.max(indentation, 0) + last + 1,
    });
  };
}

/** Characters of a line that are looked through for a value's. */
const lineMost = 20_000;

function firstLine(text: string): string {
  const end = text.indexOf("\n");
  return end < 0 ? text : text.slice(0, end);
}
