import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";
import { accordionSlug } from "./accordion-address.ts";

const ids = (source: string): string[] =>
  [...render(source).html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string);

test("An accordion answers to the id that the format makes of its title", () => {
  const found = (title: string, id: string): void =>
    assert.ok(ids(`<Accordion title="${title}">text</Accordion>`).includes(id), id);
  found("Tides & harbours", "tides-and-harbours");
  found("What's a mooring?", "whats-a-mooring");
  found("If you're late", "if-you-re-late");
  found("Größe der Häfen", "groesse-der-haefen");
  found("Où est l’écluse ?", "ou-est-l-ecluse");
  assert.equal(accordionSlug("港口"), "");
});

test("An accordion in others answers to the ids of all with colons between, and one behind them does not", () => {
  const page = ids(
    '<Accordion title="Big ships">\n<AccordionGroup>\n<Accordion title="Fees & dues">\na\n</Accordion>\n<Accordion title="Own" id="mine">\nb\n</Accordion>\n</AccordionGroup>\n</Accordion>\n\n<Accordion title="Boats">\nc\n</Accordion>\n',
  );
  assert.ok(page.includes("big-ships:fees-and-dues"), String(page));
  assert.ok(page.includes("big-ships:mine"), String(page));
  assert.deepEqual(
    page.filter((id) => id.includes("boats")),
    ["boats"],
  );
});

test("A title of many letters is read in time that grows with it, and no address grows without end", () => {
  const before = performance.now();
  for (const sign of ["a", "'", "-", "é", "a's ", "&"]) accordionSlug(sign.repeat(100_000));
  assert.ok(performance.now() - before < 2000);
  const long = "long ".repeat(150);
  const page = ids(`<Accordion title="${long}">\n<Accordion title="In">\nx\n</Accordion>\n</Accordion>\n`);
  assert.ok(!page.some((id) => id.includes(":")), "the address is longer than any that is shared");
});
