/** What readers type, and what they mean by it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { excerpt, highlight } from "./highlight.ts";
import { buildSearchIndex, indexPath } from "./index.ts";
import { page, search } from "./testing.ts";

const first = async (pages: Parameters<typeof search>[0], query: string) => {
  const [hit] = await search(pages, query);
  return `${hit?.href}#${hit?.id}`;
};

const cranes = page("/cranes", "Crane setup", [
  ["", "", "The theme of this page is how cranes are put up. Then they lift."],
  ["limits", "Weight limits", "What a crane may lift."],
]);
const ships = page("/ships", "Ships", [
  ["", "", "A ship carries a load."],
  ["limits", "Weight limits", "How much a ship may load."],
  ["faq", "How do I moor?", "What should I do, and how, and where can I do that: ask the harbour."],
]);

test("words of a title and of a heading of the page lead to the section", async () => {
  assert.equal(await first([cranes, ships], "ships weight limits"), "/ships#limits");
  assert.equal(await first([ships, cranes], "crane limits"), "/cranes#limits");
});

test("a question is answered by what it asks about", async () => {
  for (const query of ["how do I set the crane up?", "what is the crane setup", "where can I do a crane setup"])
    assert.equal(await first([ships, cranes], query), "/cranes#", query);
  assert.equal(await first([cranes, ships], "how do I moor?"), "/ships#faq");
  assert.equal((await search([ships], "theme of the")).length, 0, "the is no beginning of a word");
  assert.equal(await first([ships, cranes], "the"), "/cranes#", "unless it is all there is");
});

test("words are found joined, apart and with a hyphen", async () => {
  const hooks = page("/hooks", "Web hooks", [["", "", "Events."]]);
  const webhooks = page("/hooks", "Webhooks", [["", "", "Events."]]);
  for (const one of [hooks, webhooks])
    for (const query of ["webhooks", "web hooks", "web-hooks", "web hoo"])
      assert.equal(await first([ships, one], query), "/hooks#", `${query} in ${one.title}`);
  assert.equal(await first([ships, page("/a", "Login", [["", "", "Text."]])], "log in"), "/a#");
});

test("a word finds its other forms where it has hits of its own", async () => {
  const titled = page("/key", "Key", [["", "", "Opens."]]);
  const mentioned = page("/other", "Other", [["", "", "Some keys are here; a keyset too."]]);
  assert.deepEqual(
    (await search([mentioned, titled], "keys")).map((hit) => hit.href),
    ["/key", "/other"],
  );
});

test("the very word counts for more than a longer one that nobody else uses", async () => {
  const common = Array.from({ length: 20 }, (_, at) => page(`/p${at}`, `Page ${at}`, [["", "", "Add it."]]));
  const rare = page("/rare", "Other", [["", "", "Addendum of a crane."]]);
  const meant = page("/meant", "Text", [["", "", "Add a crane."]]);
  assert.equal(await first([...common, rare, meant], "add crane"), "/meant#");
});

test("a title that is just what was typed comes before longer ones, and all its words before some", async () => {
  const longer = page("/longer", "Deploy to production with care", [["", "", "Deploy to production, deploy, deploy."]]);
  const exact = page("/exact", "Deploy to production", [["", "", "Text."]]);
  for (const query of ["deploy to production", "production deploy", "prodction deploy"])
    assert.equal(await first([longer, exact], query), "/exact#", query);
});

/** Pages with so many words of such beginnings that these fill several files of terms. */
const wordsOf = (...beginnings: string[]) =>
  beginnings.map((beginning) => {
    const words = Array.from({ length: 8000 }, (_, at) => `${beginning}x${at.toString(36)}`);
    return page(`/${beginning}`, `Words of ${beginning}`, [["", "", words.join(" ")]]);
  });

test("a slip at the beginning of a word finds the word that was meant, not a longer one that begins like it", async () => {
  const meant = page("/meant", "Create an agent", [["", "", "Text."]]);
  const longer = page("/longer", "Criteria", [["", "", "Certain criteria of an agent."]]);
  const named = page("/named", "CrewAI", [["", "", "Text."]]);
  const pages = [longer, meant, named, ...wordsOf("cer", "cre", "cri")];
  for (const [query, href] of [
    ["criate an agent", "/meant#"],
    ["cerwai", "/named#"],
    ["criteri", "/longer#"],
  ] as const)
    assert.equal(await first(pages, query), href, query);
});

test("the first letters of a word, which many words begin with, count for less than the words before it", async () => {
  const meant = page("/meant", "Start an agent session", [["", "", "Text."]]);
  const other = page("/other", "List agents", [["", "", "An s, to start."]]);
  const pages = [other, meant, ...wordsOf("sa", "sb", "sc", "sd")];
  for (const query of ["start an agent s", "start an agent se", "start an agent"])
    assert.equal(await first(pages, query), "/meant#", query);
});

test("signs of code tell what was typed from what has the same words", async () => {
  const words = page("/ports", "Ports", [["", "", "A port is a port. Some port here."]]);
  const flags = page("/flags", "Options", [["", "", "Pass --port 8080 to listen."]]);
  const version = page("/version", "News", [["", "", "Version 3.1 is out."]]);
  const other = page("/other", "News", [["", "", "Version 1.3 is out, 3 days after 1."]]);
  assert.equal(await first([page("/b", "Basics", [["", "", "A port."]]), flags, words], "--port 8080"), "/flags#");
  assert.equal(await first([other, version], "3.1"), "/version#");
});

test("words joined by a sign are told from the same words joined otherwise, in whatever order others stand", async () => {
  const toText = page("/to-text", "Azure Speech-to-Text", [["", "", "Text of speech, speech."]]);
  const toSpeech = page("/to-speech", "Azure Text-to-Speech", [["", "", "Speech of text."]]);
  for (const query of ["azure text-to-speech", "text-to-speech azure"])
    assert.equal(await first([toText, toSpeech], query), "/to-speech#", query);
  for (const query of ["azure speech-to-text", "speech-to-text azure"])
    assert.equal(await first([toSpeech, toText], query), "/to-text#", query);
});

test("a page does not fill the results while others answer too", async () => {
  const rows = Array.from({ length: 30 }, (_, at): [string, string, string] => [
    `s${at}`,
    `Tide ${at}`,
    "tide tide tide",
  ]);
  const hits = await search(
    [page("/long", "Tides", rows), ships, page("/z", "Moon", [["", "", "Makes the tide."]])],
    "tide",
  );
  assert.equal(hits.filter(({ href }) => href === "/long").length, 3);
  assert.ok(hits.some(({ href }) => href === "/z"));
});

test("a page's place costs the list of files a byte or two", () => {
  const head = (count: number) => {
    const pages = Array.from({ length: count }, (_, at) => page(`/p${at}`, "Same", [["", "", "Same."]]));
    const path = indexPath("en");
    return gzipSync(buildSearchIndex(pages).find((file) => file.path === path)?.bytes ?? "").length;
  };
  assert.ok(head(2000) < 12_000, `${head(2000)}`);
});

test("short words of a question mark nothing but themselves", () => {
  const marked = (text: string, query: string) =>
    highlight(text, [], query)
      .filter(([, hit]) => hit)
      .map(([piece]) => piece);
  assert.deepEqual(marked("In theory I install windows; how so", "how do I install the "), ["I", "install", "how"]);
  assert.deepEqual(marked("In theory I install windows", "in"), ["In", "install"]);
});

test("an excerpt ends with a word, and says that the text goes on", () => {
  const text = "The harbour keeps every berth free for whoever pays before the tide comes in, and asks nobody twice.";
  for (const length of [20, 33, 40, 57]) {
    const shown = excerpt(text, ["berth"], "berth", length)
      .map(([piece]) => piece)
      .join("");
    assert.ok(shown.length <= length, shown);
    assert.match(shown, / …$/);
    assert.ok(text.split(" ").includes(shown.slice(0, -2).split(" ").at(-1) ?? ""), shown);
  }
});
