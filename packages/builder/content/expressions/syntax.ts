import { createRequire } from "node:module";
import type { Parser, TokenType } from "acorn";

/** A node of the JavaScript tree (ESTree with JSX): its type, its place in the text, and fields by type. */
export interface JsNode {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: ESTree has a field set for each of some seventy types; the interpreter checks `type` first.
  [field: string]: any;
}

/** Whether what a field of a node holds is a node. */
export function isNode(value: unknown): value is JsNode {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

/** The text is not JavaScript; `offset` is where the parser stopped, from the text's beginning. */
export class SyntaxFault extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const require = createRequire(import.meta.url);
let jsxParser: typeof Parser | undefined;

/** Loaded with the first expression: most pages have none. */
function parser(): typeof Parser {
  if (!jsxParser) {
    const { Parser, tokTypes } = require("acorn") as typeof import("acorn");
    const jsx = require("acorn-jsx") as typeof import("acorn-jsx");
    jsxParser = Parser.extend(jsx(), withTexts, withSpreadChildren(tokTypes));
  }
  return jsxParser;
}

/** What of acorn's parser stands behind its types. */
interface OpenParser {
  new (
    ...args: unknown[]
  ): {
    input: string;
    parseFunction(...args: unknown[]): JsNode;
    parseArrowExpression(...args: unknown[]): JsNode;
    parseMethod(...args: unknown[]): JsNode;
  };
}

/** A parser whose functions know the text that they are written in. */
function withTexts(base: typeof Parser): typeof Parser {
  class WithTexts extends (base as unknown as OpenParser) {
    override parseFunction(...args: unknown[]): JsNode {
      return Object.assign(super.parseFunction(...args), { input: this.input });
    }
    override parseArrowExpression(...args: unknown[]): JsNode {
      return Object.assign(super.parseArrowExpression(...args), { input: this.input });
    }
    override parseMethod(...args: unknown[]): JsNode {
      return Object.assign(super.parseMethod(...args), { input: this.input, isMethod: true });
    }
  }
  return WithTexts as unknown as typeof Parser;
}

/** What of the parser of JSX stands behind its types. */
interface JsxParser extends OpenTokenizer {
  input: string;
  startNode(): JsNode;
  next(): void;
  expect(type: TokenType): void;
  parseExpression(): JsNode;
  finishNode(node: JsNode, type: string): JsNode;
  jsx_parseExpressionContainer(): JsNode;
}

const spreadChild = /\{\s*\.\.\./y;

/** A parser that reads `{...list}` among the children of an element, which JSX has and the plug-in has not. */
function withSpreadChildren({ ellipsis, braceR }: Record<"ellipsis" | "braceR", TokenType>) {
  return (base: typeof Parser): typeof Parser => {
    class WithSpreadChildren extends (base as unknown as new () => JsxParser) {
      override jsx_parseExpressionContainer(): JsNode {
        spreadChild.lastIndex = this.start;
        if (!spreadChild.test(this.input)) return super.jsx_parseExpressionContainer();
        const node = this.startNode();
        this.next();
        this.expect(ellipsis);
        node.expression = this.parseExpression();
        this.expect(braceR);
        return this.finishNode(node, "JSXSpreadChild");
      }
    }
    return WithSpreadChildren as unknown as typeof Parser;
  };
}

/** The text of a function, or of a method as one, as an expression; null where a parser of another kind has read it. */
export function functionText({ input, start, end, isMethod, async, generator }: JsNode): string | null {
  if (typeof input !== "string") return null;
  const head = isMethod ? `${async ? "async " : ""}function${generator ? "*" : ""} ` : "";
  return head + input.slice(start, end);
}

const known = new Map<string, JsNode | SyntaxFault>();
const knownMost = 2000;

/** Parses one expression; null when the text holds only white space and comments. The same text is parsed once. */
export function parseExpression(text: string): JsNode | null {
  const program = parse(`(\n${text}\n)`, "expression");
  return program;
}

/** Parses statements of a module: `import`, `export`, declarations. */
export function parseModule(text: string): JsNode {
  return parse(text, "module") as JsNode;
}

/**
 * A token of code: its kind as acorn names it (`(`, `name`, `new`), what it says, how many brackets and elements are open, and
 * whether it is a brace in an element: around a child, or around an attribute's value.
 */
export interface CodeToken {
  type: string;
  value: string;
  start: number;
  end: number;
  contexts: number;
  isInElement: boolean;
}

/** What of acorn's tokenizer stands behind its types. */
interface OpenTokenizer {
  type: { label: string };
  value: unknown;
  start: number;
  end: number;
  context: { token: string }[];
  nextToken(): void;
}

/** Cuts code into tokens from an offset on, as far as there are any. */
export function* codeTokens(text: string, from: number): Generator<CodeToken> {
  const Tokenizer = parser() as unknown as new (options: object, text: string, from: number) => OpenTokenizer;
  // It counts the lines above where it begins, and again above what is no token: a page may have thousands of braces.
  const tokenizer = new Tokenizer({ ecmaVersion: "latest", sourceType: "module" }, text.slice(from), 0);
  for (;;) {
    try {
      tokenizer.nextToken();
    } catch {
      return;
    }
    const { type, value, start, end, context } = tokenizer;
    if (type.label === "eof") return;
    const isInElement = type.label === "{" && context.at(-2)?.token.startsWith("<tag") === true;
    const place = { start: from + start, end: from + end };
    yield { type: type.label, value: String(value ?? ""), ...place, contexts: context.length, isInElement };
  }
}

/** Whether module code is whole, could go on after its end, or is wrong before it; names that are declared twice are not. */
export function moduleEnd(text: string): "whole" | "open" | "wrong" {
  try {
    outlineParser().parse(text, { ecmaVersion: "latest", sourceType: "module" });
    return "whole";
  } catch (error) {
    const { raisedAt = 0 } = error as { raisedAt?: number };
    return raisedAt >= text.length ? "open" : "wrong";
  }
}

/** Offset behind which module code is wrong, whatever stands there; its length where it is whole or could go on. */
export function moduleFault(text: string): number {
  try {
    outlineParser().parse(text, { ecmaVersion: "latest", sourceType: "module" });
    return text.length;
  } catch (error) {
    return (error as { pos?: number }).pos ?? 0;
  }
}

let outline: typeof Parser | undefined;

/** A parser that knows no names, as the one of MDX: to look each up takes acorn the square of their number. */
function outlineParser(): typeof Parser {
  if (!outline) {
    const base = parser() as unknown as new () => { raiseRecoverable(): void; declareName(): void };
    class Outline extends base {
      override raiseRecoverable(): void {}
      override declareName(): void {}
    }
    outline = Outline as unknown as typeof Parser;
  }
  return outline;
}

const blank = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;

/** Whether text within braces, from an offset on, is an expression (or comments) up to the closing brace. */
export function isExpressionAt(text: string, offset: number): boolean {
  const after = (from: number): string | undefined => {
    blank.lastIndex = from;
    return text[from + (blank.exec(text)?.[0].length ?? 0)];
  };
  if (after(offset) === "}") return true;
  try {
    return after(parser().parseExpressionAt(text, offset, { ecmaVersion: "latest", sourceType: "module" }).end) === "}";
  } catch {
    return false;
  }
}

function parse(text: string, kind: "expression" | "module"): JsNode | null {
  const key = kind + text;
  let result = known.get(key);
  if (result === undefined) {
    result = read(text, kind);
    if (known.size >= knownMost) known.clear();
    known.set(key, result);
  }
  if (result instanceof SyntaxFault) throw result;
  return result.type === "EmptyExpression" ? null : result;
}

/** Length of what `parseExpression` puts before the author's text. */
export const expressionPrefix = 2;

function read(text: string, kind: "expression" | "module"): JsNode | SyntaxFault {
  try {
    if (kind === "module") {
      return parser().parse(text, {
        ecmaVersion: "latest",
        sourceType: "module",
        allowReturnOutsideFunction: true,
      }) as unknown as JsNode;
    }
    if (isEmpty(text)) return { type: "EmptyExpression", start: 0, end: 0 };
    return parser().parseExpressionAt(text, 0, { ecmaVersion: "latest", sourceType: "module" }) as unknown as JsNode;
  } catch (error) {
    const offset = typeof (error as { pos?: unknown }).pos === "number" ? (error as { pos: number }).pos : 0;
    return new SyntaxFault(
      error instanceof RangeError ? "nested too deeply" : String((error as Error).message).replace(/ \(\d+:\d+\)$/, ""),
      offset,
    );
  }
}

/** Whether there are only comments and white space between the parentheses. */
function isEmpty(wrapped: string): boolean {
  const end = wrapped.length - 1;
  for (let at = 1; at < end; ) {
    const begin = wrapped.slice(at, at + 2);
    if (begin === "/*" || begin === "//") {
      const close = wrapped.indexOf(begin === "/*" ? "*/" : "\n", at + 2);
      if (close < 0) return begin === "//";
      at = close + (begin === "/*" ? 2 : 1);
    } else if (/\s/.test(begin[0] as string)) at++;
    else return false;
  }
  return true;
}
