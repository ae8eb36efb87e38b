import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelHead, ModelPage, SiteModel } from "./site-model.ts";
import { headText, readStoredModel, storeModel } from "./stored-model.ts";

const page = (path: string): ModelPage => ({
  path,
  file: `${path}.html`,
  source: `${path}.mdx`,
  twin: `${path}.md`,
  section: 0,
  head: { href: `/${path}`, title: `Line\nof ${path}`, keywords: ["正文"] } as unknown as ModelHead,
  modified: null,
  inSitemap: true,
  inSearch: true,
  inLlms: false,
  boost: 1,
  summary: "",
  part: `pages/${path}`,
});
const model = { format: 1, name: "Site", pages: [page("a"), page("b/c")], first: 0 } as unknown as SiteModel;

/** Heads are no properties of their own of what was read. */
const plain = (read: SiteModel) => ({ ...read, pages: read.pages.map((one) => ({ ...one, head: one.head })) });

test("a stored model is read as it was, and one of an earlier builder too", () => {
  assert.deepEqual(plain(readStoredModel(storeModel(model))), model);
  assert.deepEqual(plain(readStoredModel(JSON.stringify(model))), model);
  const empty = { ...model, pages: [], first: null };
  assert.deepEqual(readStoredModel(storeModel(empty)), empty);
});

test("the text of a head is the same whoever has it", () => {
  const [read] = readStoredModel(storeModel(model)).pages;
  assert.equal(headText(read as ModelPage), headText(model.pages[0] as ModelPage));
  assert.equal(headText({ ...(read as ModelPage), head: { ...page("x").head } }), JSON.stringify(page("x").head));
});

test("a model of another format is refused by its number", () => {
  assert.throws(() => readStoredModel('{"format":3,"pages":[]}'), /has format 3/);
});
