import assert from "node:assert/strict";
import { test } from "node:test";
import { raw } from "../../html/html.ts";
import type { PageView } from "../page-view.ts";
import { contextMenu } from "./context-menu.ts";
import { contentsButton, tableOfContents } from "./table-of-contents.ts";

function listed(body: string, features: string[]): string[] {
  const headings = ["May 2", "Fixes", "April 4", "Fixes"].map((text, index) => ({ id: `h-${index}`, text, level: 2 }));
  const view = {
    site: { config: { contextual: null }, assets: { customStylesheets: [], customScripts: [] } },
    section: { language: "en" },
    page: { mode: "default", headings, features, markdownHref: null },
    body: raw(body),
  } as unknown as PageView;
  return [...tableOfContents(view).text.matchAll(/<a href="#[^"]*">([^<]*)/g)].map(([, text]) => text ?? "");
}

test("the contents of a changelog are its updates, not the headings that repeat in each", () => {
  const update = (id: string) => `<section class="update" id="${id}" data-component="update"></section>`;
  assert.deepEqual(listed(update("h-0") + update("h-2"), ["updates"]), ["May 2", "April 4"]);
  assert.deepEqual(listed("<p>No updates</p>", []), ["May 2", "Fixes", "April 4", "Fixes"]);
  assert.deepEqual(listed(update("h-0"), ["updates"]).length, 4, "one update alone keeps its headings");
  const full = (id: string, inside: string) =>
    `<section class="update own" id="${id}" data-component="update"><section></section>${inside}</section>`;
  const around = `<section>${full("h-0", '<h2 id="h-1">')}${full("h-2", "")}</section><h2 class="own" id="h-3">`;
  assert.deepEqual(listed(around, ["updates"]), ["May 2", "April 4", "Fixes"], "a heading after the updates is listed");
});

test("a page without contents has its menu in the header, where the author puts it below the contents", () => {
  const places = (mode: string, display: "header" | "toc") => {
    const view = {
      site: { config: { contextual: { options: ["copy"], display } } },
      section: { language: "en" },
      page: { mode, headings: [], features: [], markdownHref: "/a.md", contextual: null },
      body: raw(""),
    } as unknown as PageView;
    return [contextMenu(view, "header").text, tableOfContents(view).text].map(
      (text) => /data-place="(\w+)"/.exec(text)?.[1],
    );
  };
  assert.deepEqual(places("default", "toc"), [undefined, "toc"]);
  assert.deepEqual(places("default", "header"), ["header", undefined]);
  for (const mode of ["wide", "center", "custom", "frame"])
    assert.deepEqual(places(mode, "toc"), ["header", undefined]);
});

/** A page of these headings alone. */
function pageWith(headings: object[]): PageView {
  return {
    site: { config: { contextual: null }, assets: { customStylesheets: [], customScripts: [] } },
    section: { language: "en" },
    page: { mode: "default", headings, features: [], markdownHref: null },
    body: raw(""),
  } as unknown as PageView;
}

test("one heading is contents for the column, and nothing to open a list for", () => {
  const drawn = (headings: object[]) => {
    const view = pageWith(headings);
    return [tableOfContents(view).text.includes("#setup"), contentsButton(view).text !== ""];
  };
  const setup = { id: "setup", text: "Setup", level: 2 };
  assert.deepEqual(drawn([]), [false, false]);
  assert.deepEqual(drawn([setup]), [true, false]);
  assert.deepEqual(drawn([setup, { ...setup, id: "use" }]), [true, true]);
});

test("a heading without words, as of a place that a script fills, is no entry of the contents", () => {
  const headings = ["Start", "", " \u200b"].map((text, index) => ({ id: `h-${index}`, text, level: 2 }));
  const view = pageWith(headings);
  assert.equal(tableOfContents(view).text.match(/<li /g)?.length, 1);
  assert.equal(contentsButton(view).text, "");
});
