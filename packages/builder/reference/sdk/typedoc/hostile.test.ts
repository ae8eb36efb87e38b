import assert from "node:assert/strict";
import { test } from "node:test";
import { LibraryFault } from "../../library/library.ts";
import { symbolsOf } from "../symbols.ts";
import { oneFile } from "../testing/page.ts";
import { readTypedoc } from "./index.ts";
import { call, read, reflection, string } from "./testing.ts";

test("what TypeDoc did not write is told with what to do", () => {
  const fault = (name: string, content: string) => () => readTypedoc(oneFile(name, content));
  assert.throws(fault("openapi.json", '{"openapi":"3.1.0"}'), /`openapi\.json` is not what TypeDoc writes\./);
  assert.throws(fault("a.json", "[1,"), /`a\.json` is no JSON\./);
  assert.throws(fault("a.json", "[".repeat(3_000_000)), LibraryFault);
  assert.throws(fault("a.json", "null"), { hint: /npx typedoc --json/ });
  assert.throws(
    () => readTypedoc({ path: "docs", files: ["docs/a.md", "docs/b.md"], read: () => "" }),
    /`docs` has no file/,
  );
  const folder = {
    path: "docs",
    files: ["docs/a.json", "docs/b.json"],
    read: (file: string) =>
      file === "docs/a.json" ? "{" : JSON.stringify(reflection(1, "p", { children: [reflection(128, "A")] })),
  };
  assert.equal(readTypedoc(folder).declarations[0]?.name, "A");
});

test("wrong values at any place, circles and depth are passed over", () => {
  const odd: unknown[] = [
    null,
    0,
    "x",
    [],
    {},
    [null, [], {}],
    { type: 1 },
    { kind: {} },
    [{ id: "x", name: 1, kind: 128 }],
  ];
  const keys =
    "children groups categories documents readme comment flags sources signatures getSignature setSignature indexSignature indexSignatures typeParameters typeParameter type extendedTypes implementedTypes inheritedFrom overwrites defaultValue parameters name target".split(
      " ",
    );
  for (const key of keys) {
    for (const value of odd) {
      for (const kind of [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 262144, 2097152, 4194304, 8388608]) {
        const one = reflection(kind, "A", { [key]: value });
        const holder = reflection(128, "B", {
          children: [one],
          signatures: [{ ...call("B", [one], string), [key]: value }],
        });
        const declarations = read([one, holder], { [key === "name" || key === "children" ? "groups" : key]: value });
        symbolsOf(declarations);
      }
    }
  }
  const circle = [
    { ...reflection(4194304, "a", { target: 2 }), variant: "reference", id: 1 },
    { ...reflection(4194304, "b", { target: 1 }), variant: "reference", id: 2 },
  ];
  assert.deepEqual(
    read([...circle, reflection(32, "v", { type: { type: "reference", name: "a", target: 1 } })])[0]?.code,
    "let v: a",
  );
  const type = `${'{"type":"array","elementType":'.repeat(5000)}{}${"}".repeat(5000)}`;
  const deep = `{"id":1,"name":"p","kind":1,"variant":"project","children":[{"id":2,"name":"T","kind":2097152,"variant":"declaration","type":${type}}]}`;
  assert.match(readTypedoc(oneFile("a.json", deep)).declarations[0]?.code ?? "", /^type T = …(?:\[\])+$/);
  const proto =
    '{"id":1,"name":"p","variant":"project","kind":1,"__proto__":{"children":[]},"children":[{"id":2,"name":"__proto__","kind":128,"variant":"declaration","__proto__":5,"children":[{"id":3,"name":"constructor","kind":1024}]}]}';
  assert.equal(readTypedoc(oneFile("a.json", proto)).declarations[0]?.name, "__proto__");
});
