import { codeTokens } from "./syntax.ts";

/** How deeply code nests that begins at a place, and where it ends or cannot be read any more. */
export interface NestingDepth {
  depth: number;
  /** How many braces stand in elements in braces in elements, and so on, where most do. */
  elements: number;
  end: number;
  /** It goes on to the end of the text, or to what is no token. */
  isOpen: boolean;
}

/** Words of types of which each nests what follows, though they are names to JavaScript. */
export const typeWords = ["keyof", "readonly", "unique", "infer", "asserts", "abstract"];
/** What a bracket takes of the parser's stack where an operator takes one, beside what it takes as one of the open brackets. */
const bracketCost = 2;
/** The same of any other token: what is called, read or indexed once more (`a()()`) stands in it, as deeply as it goes on. */
const tokenCost = 1 / 8;

/** Tokens of which each nests what follows in what stands before, as far as the next comma or semicolon. */
const nesting = /^(?:_?=|\+\/-|[!~+*/%<>&|^?:-]|(?:[=!]==?|[<>]=?|\*\*|\?\?|&&|\|\|)$)/;
const nestingWords = new Set("typeof void delete await yield new in instanceof => ...".split(" ").concat(typeWords));
/** What begins a statement, and so ends all that nests in the one before. */
const beginsStatement = new Set("const var export import return case".split(" "));
/** Statements in one another, which no semicolon ends. */
const nestingStatements = new Set("if else for while do with".split(" "));
/** Tokens behind which code goes on that nest nothing. */
const goingOn = new Set([",", ".", "?.", ...beginsStatement]);

/**
 * How deeply an expression nests, or a program as far as a blank line outside of all its brackets at which it may end: behind
 * `=>` or `if (a)` the native parser goes on over it, deeper each time. It only cuts the text into
 * tokens: nothing that stands in a string, a comment or a pattern counts, and no depth is too much for it.
 * @param from behind the brace that opens an expression, or where a program begins.
 */
export function nestingDepth(text: string, from: number, kind: "expression" | "program"): NestingDepth {
  /** Of each bracket that is open: how much nests in it so far, and how many statements do. */
  const levels = [{ here: 0, statements: 0, isTag: false, isInElement: false }];
  let inElements = 0;
  let elements = 0;
  let around = 0;
  let depth = 0;
  let end = from;
  let goesOn = false;
  for (const { type, value, start, end: tokenEnd, contexts, isInElement } of codeTokens(text, from)) {
    const level = levels.at(-1) as (typeof levels)[number];
    const isOutside = levels.length === 1 && contexts <= 1;
    if (kind === "program" && isOutside && !goesOn && /\n[ \t]*\n/.test(text.slice(end, start)))
      return { depth, elements, end, isOpen: false };
    if (type === "}" && kind === "expression" && levels.length === 1)
      return { depth, elements, end: start, isOpen: false };
    end = tokenEnd;
    goesOn = mayGoOn(type, value) || (type === ")" && (levels.at(-2)?.statements ?? 0) > 0);
    if (type === "(" || type === "[" || type === "{" || type === "${") {
      if (type !== "{") level.here += tokenCost;
      around += bracketCost + level.here + level.statements;
      levels.push({ here: 0, statements: 0, isTag: false, isInElement });
      if (isInElement) elements = Math.max(elements, ++inElements);
    } else if (type === ")" || type === "]" || type === "}") {
      if (levels.length > 1) {
        if (level.isInElement) inElements--;
        levels.pop();
        const outer = levels.at(-1) as (typeof levels)[number];
        around -= bracketCost + outer.here + outer.statements;
      }
    } else if (type === "jsxTagStart" || type === "jsxTagEnd") level.isTag = type === "jsxTagStart";
    else if (level.isTag) continue;
    else if (type === "," || type === ";" || beginsStatement.has(type)) level.here = 0;
    else if (nestingStatements.has(type)) level.statements++;
    else if (nestsNext(type, value)) level.here++;
    else if (type !== "jsxText") level.here += tokenCost;
    const inner = levels.at(-1) as (typeof levels)[number];
    depth = Math.max(depth, around + inner.here + inner.statements + contexts);
  }
  return { depth, elements, end: Math.max(end, from), isOpen: true };
}

function nestsNext(type: string, value: string): boolean {
  return nestingWords.has(type === "name" ? value : type) || nesting.test(type);
}

/** Whether code cannot end behind a token. */
function mayGoOn(type: string, value: string): boolean {
  return nestsNext(type, value) || nestingStatements.has(type) || goingOn.has(type);
}

const mostOfBracket = bracketCost + 1 + tokenCost;
/** What a letter, a digit or any sign beyond ASCII is, in `kinds`. */
const letter = 128;
/**
 * Of each character, by code: how much it may nest at most, counted in `tokenCost`; a letter for those that are no token of
 * their own.
 */
const kinds = new Uint8Array(127).fill(1 / tokenCost, 33);
for (let code = 48; code < 123; code++) if (/\w/.test(String.fromCharCode(code))) kinds[code] = letter;
for (const bracket of "([{") kinds[bracket.charCodeAt(0)] = mostOfBracket / tokenCost;

const operand = new RegExp(
  `\\b(?:${[...nestingWords, ...nestingStatements].filter((word) => /\w/.test(word)).join("|")})\\b`,
  "g",
);

/** Whether there is enough in a text for any code in it to nest deeper, in whatever order it stands. */
export function mayNestDeeper(text: string, depth: number): boolean {
  if (text.length * mostOfBracket <= depth) return false;
  let words = 0;
  let signs = 0;
  let previous = 0;
  // Every page is looked at: no branch but one.
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const kind = code < 127 ? (kinds[code] as number) : letter;
    signs += kind & (letter - 1);
    words += (kind & ~previous) >> 7;
    previous = kind;
  }
  const most = signs * tokenCost;
  if (most > depth) return true;
  if (most + words <= depth) return false;
  return most + words * tokenCost + (text.match(operand)?.length ?? 0) > depth;
}
