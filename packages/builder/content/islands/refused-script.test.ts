import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedScript } from "./refused-script.ts";

test("A script of another host is seen however it is named", () => {
  const head = 'const s = document.createElement("script");\n';
  const address = "https://cdn.example/a.js";
  assert.deepEqual(refusedScript(`${head}s.async = true;\ns.src = "${address}";`), { offset: 6, address });
  assert.deepEqual(refusedScript(`var a$ = d.createElement('script'); a$.setAttribute('src', '//cdn.example/a.js')`), {
    offset: 4,
    address: "//cdn.example/a.js",
  });
  assert.deepEqual(refusedScript(`const at = "${address}";\n${head}s.src = at;`)?.address, address);
  assert.deepEqual(refusedScript(`await import("${address}")`), { offset: 6, address });
});

test("So is one that is written into the page as text", () => {
  const head = 'const s = document.createElement("script"); ';
  assert.deepEqual(refusedScript(`${head}s.textContent = "run()"; document.body.append(s)`), {
    offset: 6,
    address: null,
  });
  assert.deepEqual(refusedScript(`${head}s.type = "module"; s.innerHTML = program;`)?.address, null);
});

test("Scripts of the site, data and other elements are none", () => {
  const head = 'const s = document.createElement("script"); ';
  assert.equal(refusedScript(`${head}s.src = "/widget.js";`), null);
  assert.equal(refusedScript(`${head}s.src = base + "/widget.js";`), null);
  assert.equal(refusedScript(`${head}s.type = "application/ld+json"; s.textContent = JSON.stringify(data);`), null);
  assert.equal(refusedScript('const i = document.createElement("img"); i.src = "https://cdn.example/a.png";'), null);
  assert.equal(refusedScript('const s = document.createElement("style"); s.textContent = "a{}";'), null);
});

test("A program that makes elements without end is looked at no further", () => {
  const own = 'const s = document.createElement("script"); s.src = base;\n';
  const remote = 'const r = document.createElement("script"); r.src = "https://cdn.example/a.js";';
  assert.equal(refusedScript(own.repeat(10) + remote)?.address, "https://cdn.example/a.js");
  assert.equal(refusedScript(own.repeat(50) + remote), null);
});
