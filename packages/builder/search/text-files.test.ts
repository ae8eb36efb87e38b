import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./testing.ts";
import { textOf } from "./text-files.ts";

test("what a result shows of a text is its beginning in one line, wherever its spaces are and whatever its letters", () => {
  const most = 8;
  const shown = (text: string) => textOf(page("/a", "A", [["", "", text]]), most).sections[0]?.[2];
  const pieces = ["", "a", "bcd", "é", " ", "  ", "\n", "\u00a0", "efghi "];
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of [...pieces, "xy z", "xyz  "]) {
          const text = `${a}${b}x${c}${d}`;
          const line = text.replace(/\s+/g, " ").trim();
          const space = line.lastIndexOf(" ", most);
          const cut = `${line.slice(0, space > most * 0.7 ? space : most)}…`;
          assert.equal(shown(text), line.length <= most ? line : cut, JSON.stringify(text));
        }
});
