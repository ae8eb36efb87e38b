import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "@lectern/contract";
import { mostOfCode, sortDiagnostics } from "../diagnostics/sort-diagnostics.ts";
import { replaceDiagnostics } from "./replace-diagnostics.ts";

const fault = (file: string, line: number, code = "broken-link"): Diagnostic => ({
  severity: "warning",
  code,
  message: `A fault of line ${line}`,
  file,
  line,
  column: 1,
});

/** Two faults in each of so many files. */
const site = (files: number) =>
  Array.from({ length: files }, (_, at) => `p${String(at).padStart(5, "0")}.mdx`).flatMap((file) => [
    fault(file, 3),
    fault(file, 9),
  ]);

function edited(all: Diagnostic[], file: string, come: Diagnostic[]) {
  const others = all.filter((one) => one.file !== file);
  const gone = all.filter((one) => one.file === file);
  return {
    replaced: replaceDiagnostics(sortDiagnostics(all), gone, come),
    whole: sortDiagnostics([...others, ...come]),
  };
}

test("what a changed page complains of is the list of a whole build", () => {
  for (const come of [
    [],
    [fault("p00004.mdx", 5)],
    [fault("p00004.mdx", 1), fault("p00004.mdx", 2), fault("p00004.mdx", 8)],
  ]) {
    const { replaced, whole } = edited(site(20), "p00004.mdx", come);
    assert.deepEqual(replaced, whole);
  }
});

test("so it is in a list that was cut, while the page has as many as before, on either side of the cut", () => {
  const all = [...site(mostOfCode), fault("p00700.mdx", 1, "unknown-icon")];
  for (const file of ["p00004.mdx", "p00900.mdx"]) {
    const { replaced, whole } = edited(all, file, [fault(file, 4), fault(file, 10)]);
    assert.deepEqual(replaced, whole);
    assert.equal(edited(all, file, [fault(file, 4)]).replaced, null);
  }
  const other = edited(all, "p00700.mdx", [fault("p00700.mdx", 3), fault("p00700.mdx", 9)]);
  assert.deepEqual(other.replaced, other.whole, "a code of which nothing was left out");
  const cut = `p${String(mostOfCode / 2).padStart(5, "0")}.mdx`;
  assert.equal(edited(all, cut, [fault(cut, 4), fault(cut, 10)]).replaced, null, "the page of the first left out");
});
