/** What a value may follow in JavaScript: `= \`…\``, `{\`…\`}`, `f(\`…\`)`. */
const beforeValue = /(?:[=({[,:?+]|&&|\|\||\breturn)$/;
const behindValue = /^\s*(?:[})\],;:.?+]|\/?>|\n|$)/;
/** Characters on either side of a value in which these are looked for. */
const around = 20;

/** Whether a value may begin at a place in JavaScript. */
export function followsValueSign(source: string, at: number): boolean {
  return beforeValue.test(source.slice(Math.max(0, at - around), at).trimEnd());
}

/** Whether a value may have ended before a place. */
export function mayEndValue(source: string, at: number): boolean {
  return behindValue.test(source.slice(at, at + around - 1));
}
