import type { Heading } from "../../content/page-content.ts";
import { escapeHtml, type Html, html, raw } from "../../html/html.ts";
import { jointed } from "../../html/long-names.ts";
import type { PageView } from "../page-view.ts";
import { contextMenu, modesWithColumn } from "./context-menu.ts";
import { leftToRight } from "./left-to-right.ts";
import { frameLinks } from "./own-files.ts";
import { textsFor } from "./texts.ts";

/**
 * The column on the right: headings of the second and third level, the page's own actions. Empty where the mode has none.
 * Where there is no room for a column the list is a popover, which `contentsButton` opens.
 */
export function tableOfContents(view: PageView): Html {
  if (!modesWithColumn.has(view.page.mode)) return raw("");
  const headings = listed(view);
  const texts = textsFor(view.section.language);
  const list =
    headings.length > 0
      ? html`<nav id="table-of-contents" popover aria-labelledby="lc-toc-title"><div id="lc-toc-title">${texts.onThisPage}</div><ul id="table-of-contents-content" class="toc">${frameLinks(view.site, html`${headings.map((one) => entry(one, topLevel(headings), view.section.language))}`)}</ul></nav>`
      : "";
  // The box around it is there for stylesheets and scripts of the content alone, which hide it or look into it.
  return html`<div id="content-side-layout"><aside id="table-of-contents-layout">${list}${contextMenu(view, "toc")}</aside></div>`;
}

/** What opens the list of headings on a narrow screen, also without a script; it stays below the header while one reads. */
export function contentsButton(view: PageView): Html {
  if (!modesWithColumn.has(view.page.mode) || listed(view).length < 2) return raw("");
  return html`<button class="lc-toc-button" type="button" popovertarget="table-of-contents">${textsFor(view.section.language).onThisPage}</button>`;
}

/** Something that is seen: a letter, a number, a sign. */
const seen = /[^\s\p{C}]/u;

/**
 * Headings of the second and third level that have words. Of a page of updates the updates and what stands around them: what each one
 * holds repeats itself and would bury the dates.
 */
function listed({ page, body }: PageView): Heading[] {
  const headings = page.headings.filter((heading) => heading.level <= 3 && seen.test(heading.text));
  if (!page.features.includes("updates")) return headings;
  const { updates, around } = idsByUpdates(body.text);
  const isUpdate = (heading: Heading) => updates.has(escapeHtml(heading.id));
  if (headings.filter(isUpdate).length < 2) return headings;
  return headings.filter((heading) => isUpdate(heading) || around.has(escapeHtml(heading.id)));
}

/** Beginnings and ends of sections, and headings: an update is a section, and may hold others. */
const sectionOrHeading =
  /<section\b(?<update> class="update[^>]{0,1000}? id="(?<id>[^"]*)")?|<(?<end>\/)section>|<h[23]\b[^>]{0,1000}? id="(?<heading>[^"]*)"/g;

/** The ids of a page's updates, and of the headings outside of them, as they stand in the page. */
function idsByUpdates(body: string): { updates: Set<string>; around: Set<string> } {
  const [updates, around] = [new Set<string>(), new Set<string>()];
  // How many sections are open within an update, itself among them.
  let depth = 0;
  for (const { groups } of body.matchAll(sectionOrHeading)) {
    if (groups?.id !== undefined) updates.add(groups.id);
    if (groups?.heading !== undefined) {
      if (depth === 0) around.add(groups.heading);
    } else if (groups?.end) depth = Math.max(0, depth - 1);
    else if (depth > 0 || groups?.update) depth += 1;
  }
  return { updates, around };
}

function topLevel(headings: Heading[]): number {
  return Math.min(...headings.map((heading) => heading.level));
}

function entry(heading: Heading, top: number, language: string): Html {
  return html`<li class="toc-item" data-depth="${heading.level - top}"><a href="#${fragment(heading.id)}">${jointed(leftToRight(heading.shown ?? heading.text, language))}</a></li>`;
}

/** Ids keep their letters; only what would end or change the fragment is percent-encoded. */
function fragment(id: string): string {
  return id.replace(/[%\s"<>`]/g, (character) => encodeURIComponent(character));
}
