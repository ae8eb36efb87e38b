// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const html = (source: string): string => render(source).html;

test("M01: Nothing of the host can be reached", () => {
  for (const source of [
    "{process.env}",
    "{process.env.HOME}",
    "{require('fs')}",
    "{globalThis.constructor.constructor('return process')()}",
    "{''.constructor.constructor('return process')()}",
    "{[].map.constructor('return 1')()}",
    "{(() => 1).constructor('return 1')()}",
    "{({}).__proto__.toString()}",
    "{Object.getPrototypeOf({})}",
    "{import('fs')}",
    "{new Date()}",
    "{Math.constructor}{JSON.parse}",
    "{eval('1')}",
    "export const x = await fetch('https://h.test')",
    "import fs from 'fs'\n\n{fs.readFileSync('/etc/passwd')}",
  ]) {
    const page = render(source);
    assert.doesNotMatch(page.html, /root:|\[object|native code|\/home|^1$/, source);
    if (!/^\{(?:Math|new Date)/.test(source)) assert.notDeepEqual(page.diagnostics, [], source);
    for (const { file, line, column, hint } of page.diagnostics)
      assert.ok(file === "guides/start.mdx" && (line ?? 0) > 0 && (column ?? 0) > 0 && hint, source);
  }
});

test("M01: Prototypes cannot be polluted", () => {
  html(
    "export const a = (() => { const o = {}; o['__proto__'] = { bad: 1 }; o['constructor'] = 1; const p = { ['__proto__']: { bad: 2 } }; return Object.assign(o, p) })()\n\n{a.bad}\n",
  );
  assert.equal(({} as { bad?: unknown }).bad, undefined);
});

test("What stands behind an expression that took all steps of its page is shown, and a component with state lives", () => {
  const page = render(
    "export const Long = ({ children }) => { const [n] = useState(0); let sum = 0; for (let i = 0; i < 200_000; i++) sum += i * 2; return <p>{children}{sum}</p> }\n\n<Long>**kept**</Long>\n\n{[1, 2].map((n) => <b>{n}</b>)}\n",
  );
  assert.match(page.html, /data-export="Long"[^>]*><template data-slot="0"><strong>kept<.*<\/lc-island>/);
  assert.match(page.html, /<b>1<\/b><b>2<\/b>/);
  assert.deepEqual(faults(page), ["expression-limit 1:120"]);
  const endless = "{(() => { while (true) {} })()}\n\n";
  assert.equal(html(`${endless.repeat(3)}{1 + 1}\n`).trim(), "2");
  assert.equal(html(`${endless.repeat(5)}{1 + 1}\n`).trim(), "");
});

test("M05: Endless and huge evaluations end with a diagnostic", () => {
  for (const source of [
    "{(() => { while (true) {} })()}",
    "export const f = (n) => f(n + 1)\n\n{f(0)}",
    "{'a'.repeat(1e9)}",
    "{'a'.repeat(2_000_000)}",
    "{'a'.repeat(2_000_000).length}",
    "{Array.from({ length: 1e9 })}",
    "{(() => { let s = 'a'; for (;;) s += s })()}",
    "{(() => { const a = []; a.push(a); return a })()}",
    "export const A = () => <A />\n\n<A />",
  ]) {
    const page = render(`before\n\n${source}\n\nafter\n`);
    assert.match(page.html, /<p>before<\/p>[\s\S]*<p>after<\/p>/, source);
    assert.ok(
      page.diagnostics.some(({ code }) => code === "expression-limit" || code === "nested-too-deeply"),
      source,
    );
  }
});

test("M05: Patterns work where their cost is bounded and are refused elsewhere", () => {
  assert.equal(html("{'a-b-c'.replace(/-/g, '+')} {/^(\\w)-/.exec('a-b')[1]}"), "a+b+c\na");
  assert.equal(html("{/^(?:ab){2}$|(\\w\\d)+-/.exec('a1b2-')[0]}"), "a1b2-");
  assert.deepEqual(faults(render("{/(a|ab)+c/.test('abc')}")), ["unsupported-expression 1:2"]);
  assert.deepEqual(faults(render("{/(a*)*b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaa')}")), ["unsupported-expression 1:2"]);
});

test("A pattern of alternatives costs what its longest one costs", () => {
  const pattern = String.raw`/(\[\[[^\]]+\]\]|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/`;
  assert.equal(
    render(`{"Tap [[Open]] **now**, [see](/a)".split(${pattern}).join(";")}`).html,
    "Tap ;[[Open]]; ;**now**;, ;[see](/a);",
  );
  assert.deepEqual(faults(render("{/(a+b|c)d+(e|f+g+)h+/.test('x')}")).length, 1);
});

test("Big integers are computed exactly, and none grows without bounds", () => {
  assert.equal(
    html(
      "export const wei = 10n ** 18n\n\n{wei} {(wei * 3n / 2n).toLocaleString()} {-7n % 4n} {BigInt('0xff') + 1n} {String(2n ** 64n - 1n)} {5n > 3 ? 'more' : 'less'} {Number(12n) / 8} {typeof wei} {(255n).toString(16)}\n",
    ),
    "1000000000000000000\n1,500,000,000,000,000,000\n-3\n256\n18446744073709551615\nmore\n1.5\nbigint\nff",
  );
  assert.deepEqual(faults(render("{9n ** 9999999n}")), ["expression-limit 1:2"]);
  assert.deepEqual(faults(render("{1n / 0n}")), ["expression-error 1:2"]);
});

test("A value that takes too long without what cannot be evaluated in it leaves the rest of the page", () => {
  const page = render(
    "Before.\n\n{<b>\n  {missing()}\n  {Array.from({ length: 45000 }, (_, n) => n * n + n * n + n).length}\n</b>}\n\nAfter.\n",
  );
  assert.match(page.html, /Before.*After/s);
  assert.match(page.markdown, /Before.*After/s);
});
