import assert from "node:assert/strict";
import { test } from "node:test";
import { groupOf, type ModelHead, type ModelPage, type SiteModel } from "./site-model.ts";
import { headKey, readStoredModel, storedPage, storedSection, storeModel } from "./stored-model.ts";

const page = (path: string): ModelPage => ({
  path,
  file: `${path}.html`,
  source: `${path}.mdx`,
  twin: `${path}.md`,
  section: 0,
  head: {
    href: `/${path}`,
    title: `Line\nof ${path}`,
    keywords: ["正文"],
    breadcrumbs: [{ label: `组 ${path}` }],
  } as unknown as ModelHead,
  modified: null,
  inSitemap: true,
  inSearch: true,
  inLlms: false,
  hasFeed: false,
  boost: 1,
  summary: "",
  part: `pages/${path}`,
});
const sections = [
  { view: { key: "目录" }, config: 0 },
  { view: { key: "b" }, config: 0 },
];
const model = { format: 1, name: "Site", sections, pages: [page("a"), page("b/c")], first: 0 } as unknown as SiteModel;

/** Heads are no properties of their own of what was read, and groups are known without them. */
const plain = (read: SiteModel) => ({
  ...read,
  pages: read.pages.map(({ group: _group, ...one }, index) => ({
    ...one,
    head: (read.pages[index] as ModelPage).head,
  })),
});

test("a stored model is read as it was, and one of an earlier builder too", () => {
  assert.deepEqual(plain(readStoredModel(storeModel(model).pieces)), model);
  assert.deepEqual(plain(readStoredModel([Buffer.from(JSON.stringify(model))])), model);
  const empty = { ...model, pages: [], first: null };
  assert.deepEqual(readStoredModel(storeModel(empty).pieces), empty);
});

test("the key of a head is the same whoever has it, and another one for another head", () => {
  const [read] = readStoredModel(storeModel(model).pieces).pages;
  assert.equal(headKey(read as ModelPage), headKey(model.pages[0] as ModelPage));
  const other = { ...(read as ModelPage), head: { ...page("x").head } };
  assert.equal(headKey(other), headKey(page("x")));
  assert.notEqual(headKey(other), headKey(page("a")));
});

test("the group of a page is the same whoever has it, and known without its head", () => {
  const { pages } = readStoredModel(storeModel(model).pieces);
  assert.deepEqual(pages.map(groupOf), ["组 a", "组 b/c"]);
  assert.deepEqual(pages.map(groupOf), model.pages.map(groupOf));
  assert.equal(pages[0]?.group, "组 a");
});

test("a model that has no keys of heads yet has the same ones", () => {
  const withoutKeys = Buffer.concat(storeModel(model).pieces)
    .toString()
    .replace(/,"headKey":"[^"]*"/g, "");
  assert.ok(!withoutKeys.includes("headKey"));
  assert.deepEqual(readStoredModel([Buffer.from(withoutKeys)]).pages.map(headKey), model.pages.map(headKey));
});

test("a model of another format is refused by its number", () => {
  assert.throws(() => readStoredModel([Buffer.from('{"format":3,"pages":[]}')]), /has format 3/);
});

test("the layout of a stored model says where its pieces lie", () => {
  const { pieces: stored, layout } = storeModel(model);
  const bytes = Buffer.concat(stored);
  const pieces = (places: Float64Array) =>
    Array.from({ length: places.length / 2 }, (_, index) =>
      bytes.toString("utf8", places[2 * index], places[2 * index + 1]),
    );
  assert.deepEqual(pieces(layout.sections), model.sections.map(storedSection));
  assert.deepEqual(pieces(layout.pages), model.pages.map(storedPage));
  assert.deepEqual(
    pieces(layout.heads),
    model.pages.map(({ head }) => JSON.stringify(head)),
  );
});

test("heads lie in pieces of some hundred, none of which ends within one", () => {
  const pages = Array.from({ length: 2000 }, (_, index) => page(`guides/page-${index}`));
  const { pieces } = storeModel({ ...model, pages });
  assert.ok(pieces.length > 4 && pieces.length < 20, `${pieces.length}`);
  for (const piece of pieces.slice(0, -1)) assert.equal(piece.at(-1), 10);
  assert.deepEqual(plain(readStoredModel(pieces)), { ...model, pages });
  const edited = pages.with(700, { ...(pages[700] as ModelPage), head: page("other").head });
  const changed = storeModel({ ...model, pages: edited }).pieces.filter(
    (piece, index) => !pieces[index]?.equals(piece),
  );
  assert.equal(changed.length, 2, "the first line, which has its key, and the piece that holds it");
});
