import { element, type MathNode, readMath, writeMath } from "./math-tree.ts";

/** Primes, single and joined, forwards and backwards. */
const primes = /^[′″‴‵]+$/;
/** What is higher than a line of text: a prime beside it would stand far below its top. */
const tall = /<m(?:frac|table|under|underover|root|sqrt)\b|<mo [^>]*(?:fence|minsize) ?="/;

/**
 * Sets primes beside what they mark instead of above it. Their signs are raised by every font already, and as
 * superscripts want a font with forms for that (`ssty`), which browsers do not choose: they raise the small sign once more.
 */
export function placePrimes(mathMl: string): string {
  return /[′″‴‵]/.test(mathMl) ? writeMath(placed(readMath(mathMl))) : mathMl;
}

function placed(node: MathNode): MathNode {
  const own = { ...node, children: node.children.map((child) => (typeof child === "string" ? child : placed(child))) };
  const raised = own.children.at(-1);
  if ((own.name !== "msup" && own.name !== "msubsup") || typeof raised !== "object") return own;
  const signs = raised.name === "mrow" ? raised.children : [raised];
  const first = signs.findIndex((sign) => !isPrime(sign));
  const count = first < 0 ? signs.length : first;
  if (count === 0 || tall.test(own.children.slice(0, 1).map(writeChild).join(""))) return own;
  const under = own.children.slice(0, -1);
  const marked = own.name === "msup" ? under : [element("msub", own.attributes, under)];
  const beside = signs.slice(0, count).map((sign) => element("mo", ' lspace="0em" rspace="0em"', childrenOf(sign)));
  const row = element("mrow", "", [...marked, ...beside]);
  if (count === signs.length) return row;
  const rest = signs.slice(count);
  return element("msup", "", [row, rest.length === 1 ? (rest[0] as MathNode | string) : element("mrow", "", rest)]);
}

function isPrime(node: MathNode | string): boolean {
  return typeof node === "object" && node.name === "mo" && primes.test(node.children.map(writeChild).join(""));
}

function childrenOf(node: MathNode | string): MathNode["children"] {
  return typeof node === "string" ? [node] : node.children;
}

function writeChild(node: MathNode | string): string {
  return typeof node === "string" ? node : writeMath(node);
}
