import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelPage, SiteModel } from "../model/site-model.ts";
import { sitemaps } from "./sitemap.ts";

const page = (path: string, rest: Partial<ModelPage> = {}) => ({ path, inSitemap: true, modified: null, ...rest });
const model = {
  pages: [page("a & b", { modified: "2026-02-03" }), page("hidden", { inSitemap: false }), page("c"), page("d")],
} as unknown as SiteModel;
const addresses = {
  page: ({ path }: ModelPage) => `https://docs.example.org/${path}`,
  twin: () => "",
  file: (path: string) => `https://docs.example.org/${path}`,
};

const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((one) => one[1]);

test("a sitemap lists the pages that may be found, with the day of their last change", () => {
  const [only, ...others] = sitemaps(model, addresses);
  assert.deepEqual(others, []);
  assert.equal(only?.name, "sitemap.xml");
  assert.match(only?.text ?? "", /<loc>https:\/\/docs\.example\.org\/a &amp; b<\/loc><lastmod>2026-02-03<\/lastmod>/);
  assert.equal(locations(only?.text ?? "").length, 3);
});

test("more pages than one file may hold are in several, which the first lists", () => {
  const [index, ...parts] = sitemaps(model, addresses, 2);
  assert.match(index?.text ?? "", /<sitemapindex /);
  assert.deepEqual(
    locations(index?.text ?? ""),
    parts.map(({ name }) => `https://docs.example.org/${name}`),
  );
  assert.deepEqual(
    parts.map(({ text }) => locations(text).length),
    [2, 1],
  );
});
