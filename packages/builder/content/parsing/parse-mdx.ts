import { markdownToMdast, mdxToMdast } from "satteri";
import type { MdxNode } from "../mdx-tree.ts";
import { expressionCost } from "./bounds/parser-cost.ts";
import { hideBackticks } from "./hidden/hidden-backticks.ts";
import { hideBraces } from "./hidden/hidden-braces.ts";
import { hideDollars } from "./hidden/hidden-dollars.ts";
import { showExpressions, withoutExpressions } from "./hidden/hidden-expressions.ts";
import { hideFences } from "./hidden/hidden-fences.ts";
import { hasHiddenSigns, hiddenSigns, nameSign, showSigns, withSigns } from "./hidden/hidden-signs.ts";
import { hideNestedTemplates } from "./hidden/nested-templates.ts";
import type { ParseFault } from "./parse-fault.ts";
import { outdentBlocks } from "./repair/outdented/outdented-blocks.ts";
import { outdentClosings } from "./repair/outdented/outdented-closings.ts";

const features = { gfm: true, frontmatter: false, math: { singleDollarTextMath: false } } as const;

/**
 * The only door to the Markdown parser: MDX source to a tree, or the fault that stopped it. The grammar is GFM,
 * JSX, `{expressions}`, `import`/`export` and `$$math$$`.
 */
export function parseMdx(source: string): MdxNode | ParseFault {
  try {
    const text = hideSigns(outdentClosings(outdentBlocks(source)));
    const tree = treeOf(text);
    if (text !== source || source.includes(hiddenSigns.joint))
      showSigns(tree, text.includes(nameSign) && !source.includes(nameSign));
    return tree;
  } catch (error) {
    return readFault(error);
  }
}

/** The text without what the parser takes for something else, as long as it was. */
function hideSigns(source: string): string {
  return hasHiddenSigns(source)
    ? source
    : hideBraces(hideDollars(hideBackticks(hideNestedTemplates(hideFences(source)))));
}

/** Characters of blocks times expressions in them (`expressionCost`) that the parser reads twice for a fault: half a second. */
const readTwiceMost = 50_000_000;

function treeOf(text: string): MdxNode {
  const without = withoutExpressions(text);
  if (without) {
    try {
      const tree = mdxToMdast(without.text, { features }) as unknown as MdxNode;
      if (showExpressions(tree, without.hidden, text)) return tree;
    } catch (error) {
      // What is wrong with the text is told of it as it is; the place is the same, and for each fault it is read again.
      if (expressionCost(text) > readTwiceMost) throw error;
    }
  }
  return mdxToMdast(text, { features }) as unknown as MdxNode;
}

/**
 * The same for text that may not be MDX at all: tags and braces are plain text or raw `html` nodes. Fails only when
 * the tree of hostile input grows beyond what a string can hold.
 */
export function parseMarkdown(source: string): MdxNode | ParseFault {
  try {
    return markdownToMdast(source, { features }) as unknown as MdxNode;
  } catch (error) {
    return readFault(error);
  }
}

const located = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/;

function readFault(error: unknown): ParseFault {
  const text = withSigns(error instanceof Error ? error.message : String(error));
  const match = located.exec(text);
  if (!match) return { message: text, line: 1, column: 1 };
  return { message: match[3] as string, line: Number(match[1]), column: Number(match[2]) };
}
