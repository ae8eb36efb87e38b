import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const page = (names: string, shown: string, files: Record<string, string>) =>
  render(`import ${names} from "/parts/a.jsx"\n\n${shown}\n`, files);

test("A component that a compiler has made a program of CommonJS is one", () => {
  const compiled = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Rows = exports.Row = void 0;
const rows_js_1 = require("./rows.js");
const Row = ({ of }) => <div>{of.name}{of.parts && of.parts.map((part) => <exports.Row of={part} />)}</div>;
exports.Row = Row;
exports.Rows = Rows;
exports.unit = "kg";
exports.default = exports.Row;
function Rows() { return <section>{rows_js_1.rows.map((of) => <Row of={of} />)}{missing}</section>; }
//# sourceMappingURL=a.jsx.map`;
  const files = {
    "parts/a.jsx": compiled,
    "parts/rows.js": 'const rows = [{ name: "a", parts: [{ name: "b" }] }];\nmodule.exports = { rows };',
  };
  const { html, diagnostics } = page("One, { Rows, unit }", "<Rows /> <One of={{ name: unit }} />", files);
  assert.match(html, /<section><div>a<div>b<\/div><\/div><\/section>\s*<div>kg<\/div>/);
  assert.deepEqual(
    diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`),
    ["parts/a.jsx:10 unbound-name"],
  );
});

test("A program of CommonJS lives in the browser, and requires what others import", () => {
  const files = {
    "parts/a.jsx":
      'const React = require("react");\nconst { useState: state } = require("react");\nconst { unit } = require("./b");\nmodule.exports = { Count: ({ from }) => { const [n, set] = state(from); return <b onClick={() => set(n + 1)}>{n}{unit}</b>; } };\nmodule.exports.Still = () => React.createElement("i", null, "still");',
    "parts/b.js": 'module.exports.unit = "px";',
  };
  const { html, diagnostics, scripts } = page("{ Count, Still }", "<Count from={2} /> <Still />", files);
  assert.match(html, /<b>2px<\/b>.*<i>still<\/i>/s);
  assert.deepEqual(diagnostics, []);
  assert.doesNotMatch(Object.values(scripts).join(), /module\.exports/);
});
