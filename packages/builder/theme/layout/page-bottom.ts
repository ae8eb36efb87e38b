import { type Html, html, raw } from "../../html/html.ts";
import type { PageView } from "../page-view.ts";
import { uiIcon } from "./icons.ts";
import { labelText } from "./label.ts";
import { hrefOf, outsideAttributes } from "./links.ts";
import { repositoryLinks } from "./repository-links.ts";
import { textsFor } from "./texts.ts";

/** What follows the content: feedback, date, related topics, previous and next page. */
export function pageBottom(view: PageView): Html {
  return html`<div class="lc-page-bottom">${feedback(view)}${sourceLinks(view)}${lastUpdated(view)}</div>${relatedTopics(view)}${pagination(view)}`;
}

/** Two thumbs; everything after the vote is drawn by the script. Nothing at all where feedback has no place to go. */
function feedback(view: PageView): Html {
  const target = view.site.features.feedback;
  if (!target || !view.site.config.feedback.thumbsRating) return raw("");
  const texts = textsFor(view.section.language);
  return html`<section class="feedback-toolbar lc-needs-script" data-feedback="${hrefOf(target.endpoint)}" aria-labelledby="lc-feedback-title"><div id="lc-feedback-title">${texts.helpful}</div><button id="feedback-thumbs-up" class="lc-button" type="button" data-vote="up">${uiIcon("thumbs-up")}${texts.yes}</button> <button id="feedback-thumbs-down" class="lc-button" type="button" data-vote="down">${uiIcon("thumbs-down")}${texts.no}</button></section>`;
}

/** Where the author's docs.json asks for it: to the source of the page, and to where one tells of its faults. */
function sourceLinks({ site, section, page }: PageView): Html {
  const { suggestEdit, raiseIssue } = site.config.feedback;
  const links = site.repository && page.source ? repositoryLinks(site.repository, page.source, page.title) : null;
  if (!links) return raw("");
  const texts = textsFor(section.language);
  const edit = suggestEdit
    ? html`<a class="lc-button" href="${links.edit}" target="_blank" rel="noopener">${uiIcon("pencil")}${texts.suggestEdit}</a>`
    : "";
  const issue =
    raiseIssue && links.issue
      ? html`<a class="lc-button" href="${links.issue}" target="_blank" rel="noopener">${uiIcon("message-square-warning")}${texts.raiseIssue}</a>`
      : "";
  return html`<div class="lc-source-links">${edit} ${issue}</div>`;
}

function lastUpdated(view: PageView): Html {
  const { lastUpdated: date } = view.page;
  if (!date || Number.isNaN(Date.parse(date))) return raw("");
  const texts = textsFor(view.section.language);
  return html`<p class="lc-updated">${texts.updated} <time datetime="${date}">${longDate(date, view.section.language)}</time></p>`;
}

function longDate(date: string, language: string): string {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  } catch {
    return new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  }
}

function relatedTopics({ page, section }: PageView): Html {
  if (!page.related || page.related.length === 0) return raw("");
  const items = page.related.map(
    ({ label, href }) => html`<li><a class="link" href="${hrefOf(href)}"${outsideAttributes(href)}>${label}</a></li>`,
  );
  return html`<nav class="lc-related" aria-labelledby="lc-related-title"><h2 id="lc-related-title">${textsFor(section.language).related}</h2><ul>${items}</ul></nav>`;
}

function pagination(view: PageView): Html {
  const { previous, next, hidePagination } = view.page;
  if (hidePagination || (!previous && !next)) return raw("");
  const texts = textsFor(view.section.language);
  const before = previous
    ? html`<a class="pagination-prev" rel="prev" href="${hrefOf(previous.href)}">${uiIcon("arrow-left")}<span><span class="lc-pagination-hint">${texts.previous}</span> <span class="pagination-title" data-component-part="pagination-title">${labelText(previous.label)}</span></span></a>`
    : "";
  const after = next
    ? html`<a class="pagination-next" rel="next" href="${hrefOf(next.href)}"><span><span class="lc-pagination-hint">${texts.next}</span> <span class="pagination-title" data-component-part="pagination-title">${labelText(next.label)}</span></span>${uiIcon("arrow-right")}</a>`
    : "";
  return html`<nav id="pagination" aria-label="${texts.pages}">${before} ${after}</nav>`;
}
