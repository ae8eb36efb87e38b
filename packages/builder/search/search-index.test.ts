import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { excerpt } from "./highlight.ts";
import { buildSearchIndex, indexPath, type SearchPage, termsOfPage } from "./index.ts";
import { eachTerm } from "./term-bytes.ts";
import { ask, page, type Row, readerOf, search } from "./testing.ts";
import { fold } from "./tokenize.ts";

const start = page("/start", "Getting started", [
  ["", "", "Install the tool and write a first page."],
  ["install", "Install", "Run npm install on your machine. Authentication is not needed."],
]);
const auth = page("/guides/authentication", "Authentication", [
  ["", "", "How requests are signed with a key."],
  ["api-keys", "API keys", "Create a key in the dashboard; rotate it with rotateApiKey or max_key_age."],
]);
const chinese = page("/zh/bushu", "部署", [["", "", "如何把文档部署到自己的服务器。"]]);

test("a title outranks a heading, which outranks a mention in the text", async () => {
  const titled = page("/a", "Webhooks", [["", "", "Events."]]);
  const headed = page("/b", "Events", [
    ["", "", "Text."],
    ["webhooks", "Webhooks", "Text."],
  ]);
  const mentioned = page("/c", "Other", [["", "", "One may also use webhooks here."]]);
  const hits = await search([mentioned, headed, titled], "webhooks");
  assert.deepEqual(
    hits.map((hit) => hit.href),
    ["/a", "/b", "/c"],
  );
});

test("of titles that hold the word, those that begin with it come first", async () => {
  const titles = ["Azure Harbour Charts", "Using Harbour With Ships", "Harbour Speech Charts"];
  const pages = titles.map((title, at) => page(`/p${at}`, title, [["", "", "Text of the page."]]));
  const hits = await search(pages, "harbour");
  assert.deepEqual(
    hits.map(({ title }) => title),
    ["Harbour Speech Charts", "Azure Harbour Charts", "Using Harbour With Ships"],
  );
});

test("a hit names the section where the words stand", async () => {
  const [hit] = await search([start, auth], "rotate key");
  assert.equal(`${hit?.href}#${hit?.id}`, "/guides/authentication#api-keys");
});

test("unfinished words, typing errors, endings and accents are found", async () => {
  for (const query of [
    "authen",
    "authentcation",
    "athuentication",
    "AUTHENTICATION",
    "authéntication",
    "signing requests",
  ]) {
    const [hit] = await search([start, auth], query);
    assert.equal(hit?.href, "/guides/authentication", query);
  }
});

test("identifiers are found whole and by their parts", async () => {
  for (const query of ["rotateApiKey", "max_key_age", "key_age", "rotate"]) {
    const hits = await search([start, auth], query);
    assert.equal(hits[0]?.id, "api-keys", query);
  }
});

test("names longer than a term are found whole, by their beginning and by their parts, and addresses whole", async () => {
  const names = page("/names", "Names", [
    ["setting", "Setting", "Set infer_array_of_dynamic_from_array_of_different_types to 1."],
    ["class", "Class", "See createOrganizationMembershipInvitationTemplate here."],
    ["address", "Address", "It is 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45 everywhere."],
  ]);
  for (const [query, id] of [
    ["infer_array_of_dynamic_from_array_of_different_types", "setting"],
    ["infer_array_of_dyn", "setting"],
    ["different types", "setting"],
    ["createOrganizationMembershipInvitationTemplate", "class"],
    ["membership invitation", "class"],
    ["0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45", "address"],
  ] as const)
    assert.equal((await search([start, auth, names], query))[0]?.id, id, query);
});

test("words of scripts without spaces are found, also by one character", async () => {
  for (const query of ["部署", "服务器", "部", "文档部署"]) {
    const [hit] = await search([chinese, start], query);
    assert.equal(hit?.href, "/zh/bushu", query);
  }
});

test("what is nowhere has no hits", async () => {
  assert.deepEqual(await search([start, auth], "xylophone"), []);
  assert.deepEqual(await search([start, auth], "  ?! "), []);
});

test("each scope has an index of its own", async () => {
  const files = buildSearchIndex([
    { ...start, scope: "en" },
    { ...chinese, scope: "zh-Hans" },
  ]);
  assert.ok(files.some((file) => file.path === "_lectern/search/en.js"));
  assert.deepEqual(await ask(files, indexPath("zh-Hans"), "Install"), []);
  assert.equal((await ask(files, indexPath("zh-Hans"), "部署"))[0]?.href, "/zh/bushu");
});

test("a search is narrowed to a tab, also where its pages do not follow each other", async () => {
  const pages = ["A", "B", "", "A"].map((tab, at) => ({
    ...page(`/p${at}`, `Crane ${at}`, [["", "", "Lifts."]]),
    tab,
  }));
  const files = buildSearchIndex(pages);
  const narrowed = async (tab: string | null) =>
    (await readerOf(files, indexPath("en")).query("crane", 12, tab)).hits.map((hit) => hit.href).sort();
  assert.deepEqual(await readerOf(files, indexPath("en")).tabs(), ["A", "B"]);
  assert.deepEqual(await narrowed("A"), ["/p0", "/p3"]);
  assert.deepEqual(await narrowed("B"), ["/p1"]);
  assert.deepEqual(await narrowed("gone"), []);
  assert.equal((await narrowed(null)).length, 4);
  assert.deepEqual(await readerOf(buildSearchIndex(pages.slice(0, 1)), indexPath("en")).tabs(), ["A"]);
});

test("a page that its author favours comes before one that says the same, and one that is played down after it", async () => {
  const same = (href: string, boost: number) => ({
    ...page(href, `Page ${href.slice(2)}`, [["", "", "Events."]]),
    boost,
  });
  const order = async (boosts: number[]) => {
    const hits = await search(
      boosts.map((boost, at) => same(`/p${at}`, boost)),
      "events",
    );
    return hits.map(({ href }) => href).join(" ");
  };
  assert.equal(await order([1, 1, 1]), "/p0 /p1 /p2");
  assert.equal(await order([1, 1, 2]), "/p2 /p0 /p1");
  assert.equal(await order([0.5, 1, 3, 3]), "/p2 /p3 /p1 /p0");
});

test("the same pages give the same bytes, also from kept terms", () => {
  const pages = manyPages(60);
  const kept = pages.map((one) => ({ ...one, terms: structuredClone(termsOfPage(one)) }));
  assert.deepEqual(buildSearchIndex(kept), buildSearchIndex(pages));
});

test("files of terms are the JSON of an object, whose keys begin with the numbers by their size", () => {
  const numbers = "9 10 010 0 4294967294 4294967295 4294967296 1e3 2nd 99999999999";
  const pages = [page("/a", "Numbers", [["", "", `${numbers} and words of größe`]])];
  const files = buildSearchIndex(pages).filter(({ path }) => path.startsWith("_lectern/search/t-"));
  const jsons = files.map(
    ({ bytes }) => /^lecternSearchData\("[^"]*",(.*)\)\n$/.exec(Buffer.from(bytes).toString())?.[1],
  );
  for (const json of jsons) assert.equal(json, JSON.stringify(JSON.parse(json ?? "")));
  const terms = jsons.flatMap((json) => Object.keys(JSON.parse(json ?? "")));
  for (const one of numbers.split(" ")) assert.ok(terms.includes(one), one);
});

test("a sign that is a phrase is one term, in kept terms too", () => {
  const pages = [page("/a", "Blessing", [["", "", "peace \ufdfa peace and other words"]])];
  const kept = pages.map((one) => ({ ...one, terms: termsOfPage(one) }));
  assert.deepEqual(buildSearchIndex(kept), buildSearchIndex(pages));
  const own = termsOfPage(pages[0] as SearchPage);
  const terms: string[] = [];
  eachTerm(own, (term) => terms.push(term));
  assert.ok(terms.includes(fold("\ufdfa")) && terms.includes("words"), JSON.stringify(terms));
});

test("a page may have a thousand sections, and each of them is found", async () => {
  const rows = Array.from({ length: 1000 }, (_, index): Row => [`s${index}`, `Heading ${index}`, `text only${index}`]);
  const pages = [page("/long", "Long", rows), page("/next", "Next", [["", "", "something else"]])];
  for (const [index, asked] of [
    [511, "only511"],
    [512, "only512"],
    [999, "only999"],
  ] as const)
    assert.deepEqual(
      (await search(pages, asked)).map(({ id }) => id),
      [`s${index}`],
    );
  assert.equal((await search(pages, "else"))[0]?.href, "/next");
});

test("files that a page did not change keep their names", () => {
  const pages = manyPages(400);
  const before = new Set(buildSearchIndex(pages).map((file) => file.path));
  const changed = pages.map((one, at) => (at === 200 ? { ...one, title: `${one.title} zzzz` } : one));
  const after = buildSearchIndex(changed).map((file) => file.path);
  const fresh = after.filter((path) => !before.has(path));
  assert.ok(fresh.length <= 3, `${fresh.length} of ${after.length} files changed`);
});

test("the first query of a large site costs its reader under 300 kB, where long pages are found too", async () => {
  const { text } = randomText();
  const entry = (_: unknown, at: number): Row => [`v${at}`, `Release ${at}`, text(120)];
  const changelogs = Array.from({ length: 20 }, (_, at) =>
    page(`/changelog/${at}`, `Changes to configure ${at}`, Array.from({ length: 200 }, entry)),
  );
  const files = buildSearchIndex([...manyPages(20_000), ...changelogs]);
  for (const query of ["configure", "co", "word12 word77 word3", "wrod1234", "release"]) {
    let cost = 0;
    const reader = readerOf(files, indexPath("en"), (file) => {
      cost += gzipSync(file.bytes).length;
    });
    // As many as the dialog asks for.
    await reader.query(query, 20);
    assert.ok(cost < 300_000, `${query}: ${cost} bytes`);
  }
});

test("an excerpt shows the words that were asked for", () => {
  const text = `${"Nothing to see here. ".repeat(30)}At last the webhook is signed.`;
  const pieces = excerpt(text, ["webhook"], "webhook", 120);
  assert.ok(pieces.some(([piece, hit]) => hit && piece === "webhook"));
  assert.ok(pieces.map(([piece]) => piece).join("").length <= 120);
});

test("M14: a page of 5 MB, of any script, with signs that nobody sees, is found, and its index is bounded", async () => {
  const { text } = randomText();
  const words = text(100_000);
  const large = words.repeat(Math.ceil(5_000_000 / words.length));
  const long = "x".repeat(2_000_000);
  const huge = page("/huge", "Huge", [
    ["", "", `${large} needle ${long}`],
    [
      "ar",
      "\u0645\u0631\u062d\u0628\u0627 \u0628\u0627\u0644\u0639\u0627\u0644\u0645",
      "\u202e\u05e9\u05dc\u05d5\u05dd \u202c \u0627\u0644\u062a\u062b\u0628\u064a\u062a",
    ],
    ["zw", "Zero\u200bwidth", "pass\u200dword so\u00adft \ufeffmark"],
    ["html", "&lt;script&gt; entities", '<img src=x onerror=alert(1)> &amp; &#x3C;b> "quoted"'],
  ]);
  const files = buildSearchIndex([huge, chinese, start]);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  assert.ok(bytes < 12_000_000, `${bytes} bytes`);
  for (const [query, id] of [
    ["needle", ""],
    ["\u0645\u0631\u062d\u0628\u0627", "ar"],
    ["\u05e9\u05dc\u05d5\u05dd", "ar"],
    ["\u0627\u0644\u062a\u062b\u0628\u064a\u062a", "ar"],
    ["width", "zw"],
    ["password", "zw"],
    ["soft", "zw"],
    ["entities", "html"],
    ["onerror", "html"],
  ] as const) {
    const [hit] = await ask(files, indexPath("en"), query);
    assert.deepEqual([hit?.href, hit?.id], ["/huge", id], query);
  }
  assert.equal((await ask(files, indexPath("en"), "\u90e8\u7f72"))[0]?.href, "/zh/bushu");
  // What is shown of a hit is pieces of text, and markup in them stays text.
  const pieces = excerpt("<img src=x onerror=alert(1)> &amp; x", ["onerror"], "onerror", 200);
  assert.equal(pieces.map(([piece]) => piece).join(""), "<img src=x onerror=alert(1)> &amp; x");
});

/** Pages of a few thousand different words, each word about as frequent as in a real language. */
function manyPages(count: number): SearchPage[] {
  const { next, text } = randomText();
  const row = (index: number): Row => [`s${index}`, text(3), text(110)];
  // Sections of large sites come from a store.
  const store = Array.from({ length: 600 }, (_, index) => row(index));
  const isLarge = count > store.length;
  return Array.from({ length: count }, (_, at) => {
    const picks = Array.from({ length: 5 }, () => Math.floor(next() * store.length));
    const rows = picks.map((pick, index) => (isLarge ? (store[pick] as Row) : row(index)));
    return page(`/p/${at}`, `Page ${at} ${text(2)}`, [["", "", `configure connect ${text(40)}`], ...rows]);
  });
}

function randomText() {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const text = (length: number) => Array.from({ length }, () => `word${Math.floor(next() ** 3 * 9000)}`).join(" ");
  return { next, text };
}
