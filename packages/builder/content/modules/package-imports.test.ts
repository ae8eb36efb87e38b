import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

test("What a package offers that the format has may have any name", () => {
  const page = render(
    'import { Card as Box } from "@mintlify/components"\nimport Picture from "next/image"\nimport To from "next/link"\n\n<Box title="t">x</Box>\n\n<Picture src="/a.png" alt="b" /> <To href="/x">go</To>\n',
  );
  assert.match(page.html, /class="card".*>t</);
  assert.match(readable(page.html), /<img src="\[\/a\.png\]" alt="b".*<a href="\[\/x\]">go<\/a>/s);
  assert.deepEqual(page.diagnostics, []);
});

test("What of React only says how its children are drawn shows them", () => {
  const page = render(
    'import React, { Suspense, StrictMode as Strict, Fragment } from "react"\n\n<Suspense fallback={<i>wait</i>}><b>a</b></Suspense>\n\n<Strict><b>b</b></Strict>\n\n<React.Profiler id="p"><b>c</b></React.Profiler>\n\n<Fragment><b>d</b></Fragment>\n',
  );
  assert.equal(page.html.replace(/\s+/g, ""), "<b>a</b><b>b</b><b>c</b><b>d</b>");
  assert.deepEqual(page.diagnostics, []);
});

test("Icons of a package are drawn from the site's sets, and the import is named with what to write", () => {
  const page = render(
    'import { ArrowRight as Go, Trash2Icon } from "lucide-react"\nimport * as Icons from "lucide-react"\nimport { FaGithub } from "react-icons/fa"\nimport { IconHome } from "@tabler/icons-react"\n\n<Go className="w-4" /> <Trash2Icon /> <Icons.Check /> <FaGithub /> <IconHome />\n',
  );
  assert.equal(page.html.match(/<span class="icon[^>]*><svg/g)?.length, 5);
  assert.deepEqual(
    page.diagnostics.map(({ severity, code, line }) => `${severity} ${code} ${line}`),
    [1, 2, 3, 4].map((line) => `warning unsupported-import ${line}`),
  );
  assert.match(page.diagnostics[0]?.hint ?? "", /<Icon icon="house" \/>/);
});

test("What is no component of a package of icons is bound to nothing, and nobody is told of code that he has not written", () => {
  const page = render('import { default as X, createLucideIcon } from "lucide-react"\n\n<X /> text\n');
  assert.deepEqual(
    page.diagnostics.map(({ code, file }) => `${code} ${file}`),
    ["unsupported-import guides/start.mdx", "unknown-component guides/start.mdx"],
  );
});

test("The script of a component holds the icons that it imports", () => {
  const page = render('import { Bar } from "/snippets/bar.jsx"\n\n<Bar />\n', {
    "snippets/bar.jsx":
      'import { House } from "lucide-react"\nexport const Bar = () => { const [n, set] = useState(1); return <b onClick={() => set(n + 1)}><House /> {n}</b> }',
  });
  const [code = ""] = Object.values(page.scripts);
  const exports: Record<string, unknown> = {};
  const tools = {
    React: {},
    components: { Icon: "Icon" },
    createElement: (type: unknown, props: object) => [type, props],
  };
  const push = ([, factory]: [string, (tools: object) => Record<string, (load: unknown, exports: object) => void>]) =>
    factory(tools)["lucide-react"]?.(() => ({}), exports);
  new Function("window", code)({ lecternIslands: { push } });
  assert.deepEqual((exports.House as (props: object) => unknown)({ size: 2 }), [
    "Icon",
    { icon: "house", iconLibrary: "lucide", size: 2 },
  ]);
  assert.match(page.html, /<template data-icons><svg data-icon="house"/);
});

test("Packages that join classes do so at once and in the script of a component", () => {
  const page = render(
    'import clsx from "clsx"\nimport { clsx as cx } from "clsx"\nimport classNames from "classnames"\n\nexport const Box = ({ on }) => <b className={clsx("p-4", on && "on", ["x", ["y", null]], { z: on, no: !on }, 0)}>a</b>\n\n<Box on />\n\n<i className={cx("a", undefined, "b")}>c</i> <u className={classNames({ d: true }, false)}>e</u>\n',
  );
  assert.match(page.html, /<b class="p-4 on x y z">a<\/b>/);
  assert.match(page.html, /<i class="a b">c<\/i>\s<u class="d">e<\/u>/);
  assert.deepEqual(page.diagnostics, []);
  const living = render('import { Bar } from "/snippets/bar.jsx"\n\n<Bar />\n', {
    "snippets/bar.jsx":
      'import clsx from "clsx"\nexport const Bar = () => { const [n, set] = useState(1); return <b className={clsx("p-4", { on: n > 1 })} onClick={() => set(n + 1)}>{n}</b> }',
  });
  assert.match(living.html, /<b class="p-4"/);
  const [script = ""] = Object.values(living.scripts);
  const exports: Record<string, unknown> = {};
  const push = ([, factory]: [string, (tools: object) => Record<string, (load: unknown, exports: object) => void>]) =>
    factory({ React: {}, components: {} }).clsx?.(() => ({}), exports);
  new Function("window", script)({ lecternIslands: { push } });
  assert.equal((exports.default as (...parts: unknown[]) => string)("a", { b: 1, c: 0 }, ["d"]), "a b d");
});

test("What says of which types the props of a component are is there, and stops no program", () => {
  const parts = `import PropTypes, { string as text } from "prop-types";
import * as Types from "prop-types";
export const Early = ({ word }) => { const [n, set] = useState(1); return <b onClick={() => set(n + 1)}>{word}{n}</b> };
Early.propTypes = { word: PropTypes.string.isRequired, list: Types.arrayOf(PropTypes.shape({ a: text })).isRequired, one: PropTypes.oneOf(["a"]) };
export const Late = () => <i>late</i>;`;
  const page = render('import { Early, Late } from "/snippets/parts.jsx"\n\n<Early word="w" /> <Late />\n', {
    "snippets/parts.jsx": parts,
  });
  assert.match(page.html, /<b>w1<\/b>.*<i>late<\/i>/s);
  assert.deepEqual(page.diagnostics, []);
  assert.match(Object.values(page.scripts).join(), /"prop-types":function/);
});

test("A component that asks a package which cannot be imported stands in what can be known of it, and nothing is sent that would fail", () => {
  const page = render(
    'import { Orders, Drawn, Later } from "/snippets/orders.jsx"\n\nBefore.\n\n<Orders>**inside**</Orders>\n\n<Drawn />\n\nAfter.\n',
    {
      "snippets/orders.jsx":
        'import { useQuery } from "query"\nimport { motion } from "motion"\nexport const Orders = ({ children }) => { const { data, total = 3 } = useQuery("orders"); const [[first], open] = [useQuery("x"), useState(false)]; return <section><h4>Orders</h4>{data?.map((one) => <i>{one}</i>)}<b>{total}</b>{open && first}{children}</section> }\nexport const Drawn = () => { const [n] = useState(1); return <motion.div><u>drawn {n}</u></motion.div> }',
    },
  );
  assert.match(
    page.html.replace(/<!--.*?-->/g, ""),
    /Before.*<section><h4[^>]*>.*Orders.*<\/h4>\s*<b>3<\/b><strong>inside<\/strong><\/section>.*<u>drawn 1<\/u>.*After/s,
  );
  assert.doesNotMatch(page.html, /lc-island/);
  assert.deepEqual(page.scripts, {});
  assert.ok(!page.features.includes("islands"));
  assert.equal(page.diagnostics.filter(({ code }) => code === "unsupported-import").length, 2);
});

test("A component that asks such a package only when it is used goes on living", () => {
  const page = render('import { Party } from "/snippets/party.jsx"\n\n<Party />\n', {
    "snippets/party.jsx":
      'import confetti from "confetti"\nexport const Party = () => { const [n, set] = useState(1); return <button onClick={() => { confetti(); set(n + 1) }}>{n}</button> }',
  });
  assert.match(page.html, /<lc-island [^>]*><button>1<\/button><\/lc-island>/);
});

test("What React has for drawing is found under its name without an import", () => {
  const page = render(
    "<React.Suspense fallback={<i>wait</i>}>\n\n**a**\n\n</React.Suspense>\n\n{<React.StrictMode><b>b</b></React.StrictMode>}\n",
  );
  assert.equal(readable(page.html).replace(/\s+/g, ""), "<p><strong>a</strong></p><b>b</b>");
  assert.deepEqual(page.diagnostics, []);
});

test("What of React only a browser has is no fault of a component's first state", () => {
  const page = render('import { Over, Late } from "/snippets/over.jsx"\n\n<Over />\n\n<Late />\n', {
    "snippets/far.jsx": "export default () => <b>far</b>",
    "snippets/over.jsx":
      'import ReactDOM, { createPortal } from "react-dom"\nimport { lazy, startTransition } from "react"\nconst Far = lazy(() => import("./far.jsx"))\nexport const Over = () => <p>here {createPortal(<b>there</b>, document.body)}{ReactDOM.createPortal(<b>there</b>, document.body)}</p>\nexport const Late = () => { const [n, set] = useState(1); return <p onClick={() => startTransition(() => set(2))}>{n}{n > 1 && <Far />}</p> }',
  });
  assert.match(page.html, /<lc-island [^>]*><p>here <\/p><\/lc-island>.*<lc-island [^>]*><p>1<\/p><\/lc-island>/s);
  assert.deepEqual(page.diagnostics, []);
});

test("Where a name of a package that cannot be imported stands in text, the fault says where it comes from", () => {
  const page = render('import { version } from "left-pad"\n\nVersion {version}, {other}\n');
  const hints = page.diagnostics.filter(({ code }) => code === "unbound-name").map(({ hint }) => hint ?? "");
  assert.equal(hints.length, 2);
  assert.match(hints[0] ?? "", /import/);
  assert.doesNotMatch(hints[1] ?? "", /import/);
});
