// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { render } from "../testing/render.ts";

/** What a page shows for an expression. */
function shown(expression: string): string {
  const { html } = render(`<b>{JSON.stringify(${expression})}</b>\n`);
  const text = html.replace(/<\/?b>|\n/g, "");
  return text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** Asserts that expressions have the value that JavaScript gives them. */
function sameAsJavaScript(expressions: readonly string[]): void {
  for (const expression of expressions) {
    const value = runInNewContext(`JSON.stringify(${expression})`, { URL }) as string;
    assert.equal(shown(expression), value, expression);
  }
}

const caught = (code: string) => `(() => { try { ${code} } catch (e) { return [e.name, e instanceof Error] } })()`;

test("What is no number becomes one as in JavaScript", () => {
  sameAsJavaScript([
    "[Number(true), Number(null), Number([5]), Number([]), Number('0x1f'), Number(new Date(5))]",
    "[isNaN(null), isFinite(false), Math.max(null, true), Math.round('2.5'), +[7], -null]",
    "[[1] == 1, 'b' > ['a'], new Date(2) > new Date(1), null >= 0, [] + {}, true + 1]",
    "[Number.parseInt('ff', 16), Number.EPSILON > 0, Number.MIN_SAFE_INTEGER, Math.SQRT2 > 1, Math.log1p(0)]",
    "[(12.5).valueOf(), (1234).toExponential(1), (5).toPrecision(), 'a'.valueOf(), ({}).toString()]",
  ]);
});

test("Searches begin where they are told to", () => {
  sameAsJavaScript([
    "[[1, 2, 3].indexOf(1, 1), [1, 2, 3].includes(1, 1), [3, 1, 3].lastIndexOf(3, -2), [1, 1].lastIndexOf(1)]",
    "['abcabc'.indexOf('a', 1), 'abc'.includes('a', 1), 'abc'.startsWith('b', 1)]",
    "['abcabc'.lastIndexOf('a', 2), 'abc'.lastIndexOf('c'), 'abc'.endsWith('b', 2)]",
  ]);
});

test("Each turn of a loop has its own variable, and `var` belongs to the function", () => {
  sameAsJavaScript([
    "(() => { const l = []; for (let i = 0; i < 3; i++) l.push(() => i); return l.map((f) => f()) })()",
    "(() => { const l = []; for (var i = 0; i < 3; i++) l.push(() => i); return l.map((f) => f()) })()",
    "(() => { let n = 0; for (let i = 0; i < 9; i++) { if (i === 2) { i += 3; continue } n += i } return n })()",
    "((on) => { if (on) { var found = 1 } return found ?? 'none' })(false)",
    "(() => { value = 4; var value; var value; return value })()",
    "(function () { return arguments.length + arguments[1] })(1, 2)",
  ]);
});

test("Errors are caught with their names, and what stands in `finally` is done", () => {
  sameAsJavaScript([
    caught("null.x"),
    caught("nothing()"),
    caught("JSON.parse('{')"),
    caught("decodeURIComponent('%')"),
    caught("throw new RangeError('no')"),
    "(() => { try { throw new TypeError('no') } catch (e) { return [`${e}`, e instanceof RangeError, { e }] } })()",
    "(() => { class E extends Error {} const e = new E('m'); return [e.message, String(e), e instanceof E, e instanceof Error] })()",
    "(() => { let s = ''; try { try { throw 1 } finally { s += 'f' } } catch (e) { s += e } return s })()",
    "(() => { const f = () => { try { return 1 } finally { return 2 } }; return f() })()",
    "new Error('a', { cause: 'b' }).cause",
  ]);
});

test("A value is an instance of what it was made by", () => {
  sameAsJavaScript([
    "[[1] instanceof Array, ({}) instanceof Object, 'a' instanceof String, /a/ instanceof RegExp]",
    "[new Date(0) instanceof Date, new Map() instanceof Map, new Set() instanceof Map, (() => 1) instanceof Function]",
    "(() => { class A {} class B extends A {} return [new B() instanceof A, new A() instanceof B, 1 instanceof A] })()",
  ]);
});

test("JSON is written and read as it is asked for", () => {
  sameAsJavaScript([
    "{ at: new Date(0), bad: new Date('no'), at2: new URL('https://example.com/a'), set: new Set([1]), no: () => 1 }",
    "JSON.stringify({ a: 1, b: 2, c: { a: 3, d: [4] } }, ['a', 'c'])",
    "JSON.stringify({ a: 1, b: 'x', c: [2] }, (key, value) => (typeof value === 'number' ? value + 1 : value), 1)",
    "JSON.parse('{\"a\":{\"b\":2}}', (key, value) => (key === 'b' ? value * 2 : value))",
    "{ toJSON() { return 'own' } }",
  ]);
});

test("Lists grow, and are made of what is like one", () => {
  sameAsJavaScript([
    "(() => { const l = [1]; l.length = 3; l[4] = 5; return [l.length, l] })()",
    "[Array.from({ length: 2, 0: 'a', 1: 'b' }), Array.from({ length: 2 }, (_, i) => i)]",
    "[Object.assign([1, 2], [3]), { ...'hi', ...[9] }, [1, 2, 3, 4].copyWithin(0, 2)]",
    "[...new Set([1, 2]).union(new Set([3])), new Set([1]).isSubsetOf(new Set([1, 2]))]",
    "(() => { const o = { *[Symbol.iterator]() { yield* [1, 2] } }; return [...o, Array.from(o)] })()",
    "(() => { let n = 0; const o = { [Symbol.iterator]: () => ({ next: () => ({ value: n, done: n++ > 2 }) }) }; return [...o] })()",
  ]);
});

test("A list has gaps where nothing was written, which are not gone over", () => {
  sameAsJavaScript([
    "[[, 1].map(() => 2), Object.keys([, 1, , 2]), [0 in [, 1], 1 in [, 1]], [, 1].length]",
    "(() => { let n = 0; [, 1, , 2].forEach(() => n++); return [n, [, 1].filter(() => true), [, 1].flat()] })()",
    "[[, 1, 2].reduce((a, b) => a + b), [1, 2, 3].reduceRight((all, n, i) => [...all, n, i], [])]",
    "[[3, , 1].sort(), new Array(3).map(() => 1), Array(2).fill(0), [...[, 1]].map(() => 1), [, 1].join('-')]",
    "(() => { const l = [1]; l[3] = 2; delete l[0]; return [l.length, l.map(() => 0), 0 in l] })()",
  ]);
});

test("Functions make objects with `new`, which have what their `prototype` has", () => {
  sameAsJavaScript([
    "(() => { function F(a) { this.a = a } const f = new F(2); return [f, f instanceof F, f instanceof Array] })()",
    "(() => { function F() { this.a = 1 } F.prototype.next = function () { return this.a + 1 }; const f = new F(); return [f.next(), Object.keys(f)] })()",
    "(() => { function F() { return { b: 2 } } return [new F(), new (function () { this.c = 3 })()] })()",
    caught("new (() => 1)()"),
    caught("new 'text'()"),
  ]);
});

test("The static blocks of a class run in the order in which they stand", () => {
  sameAsJavaScript([
    "(() => { class A { static n; static { this.n = 3 } static m = A.n + 1 } return [A.n, A.m] })()",
    "(() => { class A { static x = 1; static { try { const y = A.x * 2; A.y = y } catch {} } } return A.y })()",
    "(() => { class A { static all = {}; static { for (const n of [1, 2]) this.all[n] = n } } class B extends A {} return B.all })()",
  ]);
});

test("A list is spread among the children of an element", () => {
  assert.equal(render("{<p>{...[1, 2]}!{...'ab'}</p>}\n").html, "<p>12!ab</p>");
});
