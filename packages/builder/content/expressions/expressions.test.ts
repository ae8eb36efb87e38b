// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const html = (source: string): string => render(source).html;

test("Pure expressions are evaluated", () => {
  assert.equal(
    html("{1 + 2 * 3} {`a${1}b`} {[1, 2, 3].filter((n) => n > 1).join('-')} {true ? 'y' : 'n'}"),
    "7\na1b\n2-3\ny",
  );
  assert.equal(
    html("export const o = { a: { b: 'x' }, ...{ c: 1 } }\n\n{o.a.b} {o?.z?.y ?? 'none'} {Object.keys(o).length}\n"),
    "x\nnone\n2",
  );
  assert.equal(html("export const f = ([a, ...rest], { k = 'd' } = {}) => a + rest.length + k\n\n{f('xyz')}"), "x2d");
});

test("A method finds its object", () => {
  assert.equal(
    html(
      [
        "export const plans = {",
        "  names: ['Free', 'Team'],",
        "  suffix: ' plan',",
        "  first() { return this.names[0] + this.suffix },",
        "  all: function () { return this.names.map((name) => name + this.suffix).join() },",
        "  inner: { suffix: '!', mark() { return this.suffix } },",
        "}",
        "export function free() { return this === undefined ? 'none' : 'some' }",
        "",
        "{plans.first()} {plans.all()} {plans.inner.mark()} {plans?.first?.()} {plans.lost?.()}{free()}",
      ].join("\n"),
    ),
    "Free plan\nFree plan,Team plan\n!\nFree plan\nnone",
  );
});

test("Collections, written dates and statements of every kind are evaluated", () => {
  const cases: [source: string, text: string][] = [
    ["[...new Set([1, 2, 2, 3])].join('-')", "1-2-3"],
    [
      "(() => { const m = new Map([['a', 1]]); m.set('b', 2); return [...m].map(([k, v]) => k + v).join() })()",
      "a1,b2",
    ],
    [
      "(() => { const n = {}; for (const w of ['x', 'y', 'x']) { n[w] ??= 0; n[w]++ } return JSON.stringify(n) })()",
      '{"x":2,"y":1}',
    ],
    [
      "(() => { const l = []; outer: for (const a of [1, 2]) { for (let b = 0; b < 3; b++) { if (b === 1) continue outer; l.push(a, b) } } return l.join() })()",
      "1,0,2,0",
    ],
    ["(() => { let n = 0; out: while (true) { switch (n) { case 2: break out } n++ } return n })()", "2"],
    ["(() => { let n = 1; part: { if (n) break part; n = 9 } return n })()", "1"],
    ["(() => { const k = []; for (const key in { p: 1, q: 2 }) k.push(key); return k.join('') })()", "pq"],
    ["(() => { try { throw new Error('no') } catch (e) { return e.message } finally { 1 } })()", "no"],
    ["(() => { try { throw { code: 7 } } catch ({ code }) { return code } })()", "7"],
    [
      "(() => { try { throw new TypeError('no') } catch ({ name, message }) { return name + ' ' + message } })()",
      "TypeError no",
    ],
    ["(() => { let n = 0; do { n++ } while (n < 3); return n })()", "3"],
    ["new Date('2024-03-05').toLocaleDateString('en-US', { month: 'long', day: 'numeric' })", "March 5"],
    ["['2024-01-02', '2025-03-04'].map((day) => new Date(day)).sort((a, b) => b - a)[0].getUTCFullYear()", "2025"],
    [
      "['March 5, 2024', '2024-3-5', '2024-03-05T00:00'].map((day) => new Date(day).toISOString().slice(0, 13)).join()",
      "2024-03-05T00,2024-03-05T00,2024-03-05T00",
    ],
    ["new Date('2024-01-02') < new Date('2024-01-03') && Date.parse('1970-01-02') / 1000", "86400"],
    [
      "(() => { const d = new Date(Date.UTC(2024, 0, 31)); d.setDate(d.getDate() + 1); return d.toDateString() })()",
      "Thu Feb 01 2024",
    ],
    ["String(1234567).replace(/\\B(?=(\\d{3})+(?!\\d))/g, ',')", "1,234,567"],
    ["[...Array(3).keys()].join('')", "012"],
    ["Array(2).fill('a').join('')", "aa"],
    ["JSON.parse('{\"a\":[1]}').a[0]", "1"],
    ["(1234.5).toLocaleString('en-US', { style: 'currency', currency: 'USD' })", "$1,234.50"],
    ["Math.random() === Math.random()", ""],
    ["Number.isInteger(3) && 'abcdef'.substr(1, 2)", "bc"],
    ["React.createElement('b', null, 'made')", "<b>made</b>"],
    ["Math.max.apply(null, [3, 9, 4]) - Math.min.call(null, 5, 2)", "7"],
    ["[1, 2].map(((by, n) => n * by).bind(null, 10)).join()", "10,20"],
    ["(function (n) { return this.k + n }).bind({ k: 1 })(2) + (function () { return this.k }).call({ k: 4 })", "7"],
    ["Object.entries({ a: 1 }).values().next().value.join('-')", "a-1"],
    ["new Map([['k', 1]]).keys().next().value + new Set([2]).values().next().value", "k2"],
    ["'a1b2'.matchAll(/\\d/g).next().value[0] + [...'ab'[Symbol.iterator]()].length", "12"],
    ["(() => { const i = [1, 2, 3].values(); i.next(); return [...i].join() + i.next().done })()", "2,3true"],
    [
      "(() => { let out = ''; const i = new Map([['a', 1], ['b', 2]])[Symbol.iterator](); for (let r = i.next(); !r.done; r = i.next()) out += r.value[0]; return out })()",
      "ab",
    ],
    ["(function* () { yield 1; yield 2; yield 3 })().take(2).toArray().join()", "1,2"],
    ["[1, 2].keys().map((n) => n + 1).toArray().join()", "1,2"],
    ["Object.prototype.hasOwnProperty.call({ a: 1 }, 'a') && 'own'", "own"],
    ["String.raw`\\frac{a}{${1 + 1}}`", "\\frac{a}{2}"],
    ["((parts, ...values) => parts.join('-') + values)`a${1}b${2}c`", "a-b-c1,2"],
    ["((parts, value) => parts.raw.join(value))`\\frac{${1}}\\n`", "\\frac{1}\\n"],
  ];
  for (const [source, text] of cases) {
    const page = render(`{${source}}\n`);
    assert.equal(page.html.trim(), text.replaceAll('"', "&quot;"), source);
    assert.deepEqual(page.diagnostics, [], source);
  }
});

test("A tag may be named by a value, and data come from JSON", () => {
  const page = render(
    'import data from "/data.json"\n\nexport const Cell = ({ head, children }) => { const Tag = head ? "th" : "td"; return <Tag>{children}</Tag> }\n\n<table><tr><Cell head>{data.items[0].name}</Cell><Cell>b</Cell></tr></table>\n',
    { "data.json": '{"items":[{"name":"a"}]}' },
  );
  assert.match(page.html, /<th>a<\/th><td>b<\/td>/);
  assert.deepEqual(page.diagnostics, []);
});

test("Lists become elements", () => {
  assert.equal(
    html("<ul>\n{['a', 'b'].map((x) => <li key={x} className=\"px-1\">{x}</li>)}\n</ul>"),
    '<ul><li class="px-1">a</li><li class="px-1">b</li></ul>',
  );
});

test("Components of the page get props and children", () => {
  const source =
    'export const Pill = ({ label, children }) => {\n  const text = label.toUpperCase()\n  return <span>{text}: {children}</span>\n}\n\nSay <Pill label="hi">**now**</Pill>.\n';
  assert.equal(html(source), "<p>Say <span>HI: <strong>now</strong></span>.</p>\n");
});

test("Components look into their children, and read what a context holds around them", () => {
  assert.equal(
    html(
      'export const Tone = createContext(\'plain\')\n\nexport const Say = () => <i>{useContext(Tone)}</i>\n\nexport const Rows = ({ children }) => <ul>{children.map((child) => <li title={child.props.name}>{child}</li>)}</ul>\n\n<Tone.Provider value="loud"><Rows>\n  <Say name="a" />\n  <b name="c">d</b>\n</Rows></Tone.Provider>\n\n<Say />\n',
    ).replace(/\n/g, ""),
    '<ul><li title="a"><i>loud</i></li><li title="c"><b name="c">d</b></li></ul><i>plain</i>',
  );
});

test("Functions are called as they are declared, so that a component finds one among its children", () => {
  const parts =
    "export const PanelTitle = ({ children }) => <>{children}</>\n\nexport function PanelFoot({ children }) { return children }\n\n" +
    "export const Panel = ({ children }) => {\n  const named = (name) => React.Children.toArray(children).filter((one) => one?.type?.name === name).map((one) => one.props.children)\n  return <div title={named('PanelTitle').join()}>{named('PanelFoot')}</div>\n}\n\n";
  assert.equal(
    html(`${parts}<Panel><PanelTitle>Head</PanelTitle><PanelFoot>Foot</PanelFoot></Panel>\n`).trim(),
    '<div title="Head">Foot</div>',
  );
  assert.equal(
    html("export const named = () => 1\n\nexport const again = named\n\n{again.name}, {(() => 1).name}.\n").trim(),
    "<p>named, .</p>",
  );
});

test("A context is its own provider, and a consumer shows what a function makes of the value around it", () => {
  assert.equal(
    html(
      "export const Tone = createContext('plain')\n\nexport const Said = () => <Tone value=\"loud\"><Tone.Consumer>{(tone) => <b>{tone}</b>}</Tone.Consumer></Tone>\n\nexport const Tell = () => <Tone.Consumer>{(tone) => <i>{tone}</i>}</Tone.Consumer>\n\n<Said />\n\n<Tell />\n",
    ).replace(/\n/g, ""),
    "<b>loud</b><i>plain</i>",
  );
});

test("Texts are cut, compared and encoded as JavaScript does it", () => {
  for (const [source, text] of [
    ["'a-b-c'.split('-', 2).join()", "a,b"],
    ["['b', 'C', 'a'].sort((x, y) => x.localeCompare(y)).join()", "a,b,C"],
    ["/(?<year>\\d+)-/.exec('2024-').groups.year", "2024"],
    ["(() => { const o = { a: 1, b: 2 }; delete o.a; return Object.keys(o).join() })()", "b"],
    ["atob(btoa('hi'))", "hi"],
    ["JSON.stringify({ a: [1] }, null, '-')", "{\n-&quot;a&quot;: [\n--1\n-]\n}"],
    ["(() => { const a = { b: [1] }; const c = structuredClone(a); c.b.push(2); return a.b.length })()", "1"],
  ])
    assert.equal(html(`{${source}}`), text, source);
});

test("Every use of useId on a page gets an id of its own", () => {
  const page = html("export const F = () => { const id = useId(); return <input id={id} /> }\n\n<F />\n\n<F />\n");
  const [first, second] = [...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(first && second && first !== second, page);
});

test("Prose in braces that names nothing is shown as written", () => {
  const page = render("Send {kickoff_id} along.\n");
  assert.equal(page.html, "<p>Send {kickoff_id} along.</p>\n");
  assert.deepEqual(faults(page), ["unbound-name 1:7"]);
});

test("Helpers as people write them for components are evaluated", () => {
  const cases: [source: string, text: string][] = [
    [
      "(() => { const link = /#(\\d+)/g; const parts = []; let last = 0, found; while ((found = link.exec('a #1 b #22 c'))) { parts.push('a #1 b #22 c'.slice(last, found.index), found[1]); last = link.lastIndex } parts.push('a #1 b #22 c'.slice(last)); return parts.join('|') })()",
      "a |1| b |22| c",
    ],
    [
      "(() => { const every = /x/g; every.lastIndex = 2; return every.test('xx') + every.source + every.flags })()",
      "falsexg",
    ],
    ["(() => { let a = 1, b = 2; [a, b] = [b, a]; return a + '-' + b })()", "2-1"],
    ["(() => { const o = {}; let rest; ({ x: o.y, ...rest } = { x: 1, z: 2 }); return o.y + rest.z })()", "3"],
    ["(() => { if (true) { var late = 'late' } for (var i = 0; i < 2; i++) {} return late + i })()", "late2"],
    ["(() => { const list = [1, 2, 3]; list.length = 1; return list.join() })()", "1"],
    ["['v10', 'v9'].sort((a, b) => a.localeCompare(b, undefined, { numeric: true })).join()", "v9,v10"],
    ["['b', 'B', 'a'].toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })).join()", "a,b,B"],
    ["Math.round(50 + 40 * Math.cos(Math.PI / 3)) + ',' + Math.round(Math.atan2(1, 1) * 4)", "70,3"],
    ["Object.fromEntries(new Map([['k', 'v']])).k + Object.values('ab').join('-')", "va-b"],
    ["Object.keys(Object.groupBy([1, 2, 3], (n) => (n % 2 ? 'odd' : 'even'))).join()", "odd,even"],
    ["[1, 2, 3].with(-1, 9).concat([1, 2, 3].toSpliced(0, 2)).join('') + ' x'.trimLeft()", "1293x"],
  ];
  for (const [source, text] of cases) {
    const page = render(`{${source}}\n`);
    assert.deepEqual([page.html, faults(page)], [text, []], source);
  }
});

test("Numbers, dates, lists and plurals are written as a named locale writes them", () => {
  const cases: [expression: string, text: string][] = [
    ['new Intl.NumberFormat("de", { minimumFractionDigits: 2 }).format(1234.5)', "1.234,50"],
    ['Intl.NumberFormat(["en-US"], { style: "currency", currency: "USD" }).format("5")', "$5.00"],
    ['new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(new Date("2024-01-16"))', "Jan 16, 2024"],
    ['new Intl.PluralRules("en").select(1)', "one"],
    ['new Intl.ListFormat("en").format(["a", "b", "c"])', "a, b, and c"],
    ['new Intl.RelativeTimeFormat("en").format(-3, "day")', "3 days ago"],
  ];
  for (const [expression, text] of cases) assert.equal(render(`{${expression}}`).html, text, expression);
  assert.deepEqual(faults(render('{new Intl.NumberFormat("no such").format(1)}')), ["expression-error 1:2"]);
});

test("A pattern may ask for what one of its groups has matched", () => {
  const shown = (code: string) => render(`{${code}}`);
  const page = shown(String.raw`"a 'b' \"c's\" d".replace(/(['"])(.*?)\1/g, "<$2>")`);
  assert.match(page.html, /a &lt;b&gt; &lt;c's&gt; d/);
  assert.deepEqual(page.diagnostics, []);
  assert.match(shown(String.raw`"book keeper".replace(/(?<one>\w)\k<one>+/g, "$1")`).html, /bok keper/);
});

test("addresses are taken apart and put together, and dates stand in texts", () => {
  const shown = (expression: string) => render(`{${expression}}\n`).html.replace(/<\/?p>|\n/g, "");
  assert.equal(shown('new URL("../b?x=1#top", "https://example.com/docs/a").href'), "https://example.com/b?x=1#top");
  assert.equal(
    shown('["host", "pathname", "search", "hash"].map((k) => new URL("https://a.b:81/c?d=e#f")[k]).join()'),
    "a.b:81,/c,?d=e,#f",
  );
  assert.equal(shown('new URL("https://a.b/?x=1").searchParams.get("x")'), "1");
  assert.equal(shown('new URLSearchParams({ q: "a b", n: 2 }).toString()'), "q=a+b&amp;n=2");
  assert.equal(shown('[...new URLSearchParams("?a=1&b=2")].map(([k, v]) => k + v).join()'), "a1,b2");
  assert.equal(shown('`${new URL("https://a.b")} ${URL.canParse("x")}`'), "https://a.b/ false");
  assert.equal(shown('"On " + new Date("2024-05-01")'), "On Wed, 01 May 2024 00:00:00 GMT");
  const made =
    'export const Go = ({ to }) => { const u = new URL("https://a.b"); u.searchParams.set("to", to); u.hash = "x"; return <a href={u.toString()}>go</a> }\n\n<Go to="é" />\n';
  const page = render(made);
  assert.match(page.html, /^<a href="https:\/\/a\.b\/\?to=%C3%A9#x"/);
  assert.deepEqual(faults(render('{new URL("/a")}\n')), ["expression-error 1:2"]);
  assert.match(
    faults(
      render(
        'export const x = (() => { const p = new URLSearchParams(); for (let i = 0; i < 40000; i++) p.append("a", "b".repeat(99)); return p.toString() })()\n\n{x}\n',
      ),
    ).join(),
    /^expression-limit 1:/,
  );
});

test("A name of HTML is a tag, whatever else the content calls so", () => {
  const page = render(
    "export const Split = ({ aside, header: Header, section, children }) => <section><Header />{children}<aside>{aside}</aside>{section}</section>\n\n<Split aside={<b>beside</b>} header={() => <i>top</i>} section={<u>below</u>}>text</Split>\n",
  );
  assert.equal(page.html.trim(), "<section><i>top</i>text<aside><b>beside</b></aside><u>below</u></section>");
  assert.deepEqual(page.diagnostics, []);
});

test("What JSON cannot hold is told in our own words", () => {
  const message = (source: string) => render(source).diagnostics[0]?.message;
  assert.equal(
    message("{(() => { const a = {}; a.a = a; return JSON.stringify(a) })()}"),
    "a value that holds itself cannot be written as JSON.",
  );
  assert.equal(message("{JSON.stringify([1n])}"), "an integer of any length cannot be written as JSON.");
});
