import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const files = {
  "parts/far.jsx": "export const Far = ({ of }) => <b>far {of}</b>;\nexport default () => <i>first</i>;",
  "parts/near.jsx": `import React, { lazy, Suspense, useState } from "react";
import dynamic from "next/dynamic";
const First = lazy(() => import("./far.jsx"));
export const Named = React.lazy(() =>
  import("/parts/far.jsx").then((all) => ({ default: all.Far })),
);
const Third = dynamic(async () => { return import("./far").then((all) => all.Far) }, { ssr: false });
export const Still = () => <Suspense fallback="wait"><First /><Named of="a" /><Third of="b" /></Suspense>;
export const Live = () => { const [n, set] = useState(1); return <p onClick={() => set(n + 1)}>{n}<First /></p> };
export const Told = () => <u>{missing}</u>;`,
};

test("A component that is loaded when it is drawn stands on the page, and in the script of one that shows it", () => {
  const page = render(
    'import { Still, Live, Named } from "/parts/near.jsx"\n\n<Still />\n\n<Live />\n\n<Named of="c" />\n',
    files,
  );
  assert.match(page.html, /<i>first<\/i><b>far a<\/b><b>far b<\/b>.*<p>1<i>first<\/i><\/p>.*<b>far c<\/b>/s);
  assert.deepEqual(page.diagnostics, []);
  const [script = "", ...others] = Object.values(page.scripts);
  assert.deepEqual(others, []);
  assert.match(script, /"parts\/far\.jsx":function/);
  assert.doesNotMatch(script, /import\(/);
});

test("What else a program loads when it runs stays, and faults keep their lines", () => {
  const page = render('import { Told } from "/parts/near.jsx"\n\n<Told />\n', files);
  assert.deepEqual(
    page.diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`),
    ["unbound-name parts/near.jsx:10"],
  );
});
