// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
/** Classes, generators, and what else a program may make of objects. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const html = (source: string): string => render(source).html;

test("What a component leaves in the global object is there for those after it on the page, and on no other", () => {
  const source =
    "export const Words = ({ children }) => { globalThis.words = new Map(); return <dl>{children}</dl> }\nexport const Word = ({ id, children }) => { globalThis.words.set(id, children); return <dd>{children}</dd> }\nexport const Say = ({ id }) => <b>{globalThis.words?.get(id) ?? 'none'}</b>\n\n";
  assert.match(html(`${source}<Words><Word id="a">First</Word></Words>\n\n<Say id="a" />\n`), /<b>First<\/b>/);
  assert.match(html(`${source}<Say id="a" />\n`), /<b>none<\/b>/);
});

test("Getters and setters of an object are called with it", () => {
  assert.equal(
    html(
      [
        "export const price = {",
        "  net: 10,",
        "  get gross() { return this.net * 1.5 },",
        "  set whole(value) { this.net = value },",
        "}",
        "",
        "{price.gross} {Object.entries({ ...price }).length} {(() => { price.whole = 20; return price.gross })()}",
      ].join("\n"),
    ),
    "15\n3\n30",
  );
});

test("Symbols are values of their own, and keys that no list of keys names", () => {
  assert.equal(
    html(
      "export const mark = Symbol('mark')\nexport const ship = { [mark]: 'hidden', name: 'Ada' }\n\n{typeof mark} {ship[mark]} {Object.keys(ship).join()} {String(mark.description)} {mark === Symbol('mark') ? 'same' : 'other'} {Symbol.for('a') === Symbol.for('a') ? 'same' : 'other'}\n",
    ),
    "symbol\nhidden\nname\nmark\nother\nsame",
  );
});

test("Classes and generators of the content are evaluated", () => {
  assert.equal(
    html(
      [
        "export class Ship {",
        "  static count = 2",
        "  static named(name) { return new this(name) }",
        "  #berth = 7",
        "  crew = []",
        "  hail = () => `Ahoy ${this.name}`",
        "  constructor(name) { this.name = name; this.crew.push('Ada') }",
        "  get berth() { return this.#berth }",
        "  move(by) { this.#berth += by; return this }",
        "  about() { return this.name + ' ' + this.berth }",
        "}",
        "export class Ferry extends Ship {",
        "  line = this.name.length",
        "  constructor(name) { super(name + '!'); this.kind = 'ferry' }",
        "  about() { return super.about() + ' ' + this.kind + ' ' + this.line }",
        "}",
        "export class Plain extends Ferry {}",
        "export function* berths(to) { for (let n = 1; n <= to; n++) yield n; yield* ['a', 'b'] }",
        "",
        "{new Ship('Lu').move(2).about()} {new Plain('Bo').about()} {new Ferry('C').hail()} {Object.keys(new Ship('D')).join()} {Ship.count} {Ferry.named('E').kind}",
        "",
        "{[...berths(2)].join()} {Array.from(berths(1), (one) => one + '-').join('')} {(() => { let all = ''; for (const one of berths(3)) all += one; return all })()}",
      ].join("\n"),
    ),
    "Lu 9\nBo! 7 ferry 3\nAhoy C!\ncrew,hail,name\n2\nferry\n1,2,a,b\n1-a-b-\n123ab",
  );
  assert.deepEqual(faults(render("{[...(function* () { while (true) yield 1 })()].length}")), [
    "unsupported-expression 1:35",
  ]);
});

test("Of a generator without end, what is taken of it is there", () => {
  const source = (expression: string) =>
    `export function* berths() { let n = 0; try { while (true) yield n++ } finally { n = 0 } }\n\n{(() => { ${expression} })()}`;
  const yields = (expression: string) => html(source(expression));
  assert.equal(
    yields("const all = []; for (const one of berths()) { if (one > 3) break; all.push(one) } return all.join()"),
    "0,1,2,3",
  );
  assert.equal(yields("const [, first, second = 9] = berths(); return first + second"), "3");
  assert.equal(yields("return berths().drop(2).take(2).toArray().join()"), "2,3");
  assert.equal(
    yields(
      "const all = berths(); all.next(); return all.next().value + ' ' + all.return(7).value + ' ' + all.next().done",
    ),
    "1 7 true",
  );
  assert.equal(yields("const all = berths(); for (const one of all) if (one > 4) return one"), "5");
  assert.equal(yields("return (function* () { yield 'a'; yield* berths() })().take(3).toArray().join()"), "a,0,1");
  for (const whole of ["[...berths()].length", "Array.from(berths()).length", "berths().map((n) => n).length"])
    assert.deepEqual(faults(render(source(`return ${whole}`))), ["unsupported-expression 1:59"], whole);
  const island =
    "export function* ids() { let n = 0; while (true) yield n++ }\nexport const [zero, one] = ids()\nexport const Next = () => { const [n, set] = useState(one); return <button onClick={() => set(n + zero)}>{n}</button> }\n\n<Next />\n";
  const page = render(island);
  assert.match(page.html, /<button[^>]*>1<\/button>/);
  assert.deepEqual(page.diagnostics, []);
});

test("A function knows whether it is called by `new`", () => {
  assert.equal(
    html(
      "export function Ship() { return { made: new.target !== undefined } }\nexport class Hull { constructor() { this.own = new.target === Hull } }\nexport class Deck extends Hull {}\n\n{String(new Ship().made)} {String(Ship().made)} {String(new Hull().own)} {String(new Deck().own)}",
    ),
    "true\nfalse\ntrue\nfalse",
  );
});
