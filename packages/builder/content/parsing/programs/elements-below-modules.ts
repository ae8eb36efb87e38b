import type { MdxNode } from "../../mdx-tree.ts";
import type { ContentModule } from "../../modules/content-module.ts";
import type { RenderState } from "../../rendering/render-state.ts";
import { isFault } from "../parse-fault.ts";
import { parseMdx } from "../parse-mdx.ts";
import { reportSyntax } from "../repair/report-syntax.ts";
import { type ModuleAboveElements, moduleElements } from "./module-elements.ts";
import { withoutFilledGaps } from "./module-gaps.ts";

/** Rounds in which a program may be found below another that the parser had taken it for a part of. */
const roundsMost = 20;

/** Elements that the parser took for a part of the program above them, read as content. */
export function withElementsBelowModules(tree: MdxNode, module: ContentModule, state: RenderState): MdxNode {
  const programs: MdxNode[] = [];
  let result = tree;
  let text = module.source;
  for (let round = 0; round < roundsMost; round++) {
    const found = moduleElements(result, text);
    if (found.length === 0) break;
    text = blanked(text, found);
    const below = parseMdx(text);
    if (isFault(below)) break;
    result = below;
    for (const { start, code, line, isAbove } of found) {
      const message = "Content stands right below an `export` or `import`, where MDX expects JavaScript.";
      if (isAbove) reportSyntax(state, module, line, 1, "mdx-syntax", message, "Leave a blank line before it.");
      const place = { line: start.line, column: 1, offset: start.offset };
      programs.push({ type: "mdxjsEsm", value: code, position: { start: place, end: place } });
    }
  }
  if (programs.length === 0) return tree;
  const nodes = [...programs, ...(result.children as MdxNode[])];
  nodes.sort((a, b) => a.position.start.offset - b.position.start.offset);
  return { ...result, children: nodes };
}

/** The text with programs made white space, and what they were taken to go on with as it was, so that all keeps its place. */
function blanked(text: string, parts: readonly ModuleAboveElements[]): string {
  let result = "";
  let from = 0;
  for (const { start, code, end } of parts) {
    const below = start.offset + code.length;
    result +=
      text.slice(from, start.offset) + code.replace(/[^\n]/g, " ") + withoutFilledGaps(text.slice(below, end), " ");
    from = end;
  }
  return result + text.slice(from);
}
