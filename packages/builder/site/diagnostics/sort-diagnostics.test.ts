import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "@lectern/contract";
import { build, folderOf, temporaryFolder } from "../../test/build-fixture.ts";
import { mostOfCode, sortDiagnostics } from "./sort-diagnostics.ts";

const fault = (line: number, code = "a", severity: Diagnostic["severity"] = "warning"): Diagnostic => ({
  severity,
  code,
  message: `m${line}`,
  file: "x.mdx",
  line,
  column: 1,
});

test("of each code the first are kept, and one line says how many more there are and where they begin", () => {
  const many = Array.from({ length: 200_000 }, (_, at) => fault(at + 1));
  const list = sortDiagnostics([...many.reverse(), fault(7, "b", "info"), fault(200_001, "a", "error")]);
  assert.equal(list.length, mostOfCode + 2);
  assert.deepEqual(list.at(-1), {
    severity: "error",
    code: "more-diagnostics",
    message: "There are 199001 more of a, from here on",
    hint: "Mend the first 1000, and build again",
    file: "x.mdx",
    line: mostOfCode + 1,
    column: 1,
  });
  assert.equal(list[7]?.code, "b");
});

test("a build of an edited page says the same of many faults as one of the whole site", async (t) => {
  const cache = temporaryFolder(t);
  const files = {
    "docs.json": '{"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"pages":["a","b"]}}',
    "b.mdx": "Plain\n",
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`p${at}.mdx`, "[x](/gone)\n\n".repeat(100)])),
  };
  const first = await build(t, folderOf(t, { ...files, "a.mdx": "[x](/gone)\n" }), { cache });
  assert.match(first.report.diagnostics.at(-1)?.message ?? "", /^There are 201 more of broken-link/);
  const mended = folderOf(t, { ...files, "a.mdx": "Mended\n" });
  const patched = await build(t, mended, { cache });
  const whole = await build(t, mended);
  assert.deepEqual(patched.report.diagnostics, whole.report.diagnostics);
  const plain = folderOf(t, { ...files, "a.mdx": "Mended\n", "b.mdx": "Edited\n" });
  assert.deepEqual((await build(t, plain, { cache })).report.diagnostics, whole.report.diagnostics);
});
