import { escapeHtml } from "../../html/html.ts";
import { commaSeparated } from "../../text/comma-separated.ts";
import { isRecord, JsxElement, textOf } from "../expressions/values.ts";
import type { UpdateEntry } from "../page-content.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { plainTextOf } from "../rendering/render-value.ts";

/** `rss={{ title, description, date }}`: one item of its own in the page's feed; a date alone dates those that it has. */
function rssOf({ props, state }: ElementCall): UpdateEntry["rss"] {
  if (!isRecord(props.rss)) return null;
  const words = (value: unknown) => (value instanceof JsxElement ? plainTextOf(value, state) : textOf(value ?? ""));
  const { title, description, date } = props.rss;
  const told = words(date);
  return { title: words(title), description: words(description), ...(told ? { date: told } : {}) };
}

/** `tags={["API", "Docs"]}`, or the same as a string: `tags="API, Docs"`. Each once, since readers filter by them. */
function tagsOf(element: ElementCall): string[] {
  const { tags } = element.props;
  const all = typeof tags === "string" ? commaSeparated(tags) : element.list("tags").map((tag) => tag.trim());
  return [...new Set(all)].filter(Boolean);
}

/** Props that name an entry: those of other changelogs are read as the format's. */
const labels = ["label", "version", "title"] as const;

/**
 * An entry of a changelog; its label enters the table of contents.
 * ```html
 * <section class="update" id="v1-2" data-component="update" data-tags="a,b">
 *   <div class="lc-update-head"><a class="lc-update-label" href="#v1-2">v1.2</a><div data-component-part="update-tag-list"><span class="lc-update-tag">a</span></div><p class="lc-update-description">…</p></div>
 *   <div class="lc-update-body">…</div>
 * </section>
 * ```
 */
export const update: Component = (element) => {
  const { state } = element;
  const labelled = labels.find((name) => element.has(name)) ?? "label";
  const label = element.text(labelled);
  const wanted = element.text("id");
  const id = wanted ? state.headingIds.claim(wanted) : state.headingIds.unique(label);
  if (label) state.startSection({ id, text: label, level: 2 });
  state.features.add("updates");
  const safeId = escapeHtml(id);
  const aliases = wanted || !label ? "" : state.anchorAliases.forHeading(label, id);
  const tags = tagsOf(element);
  const words = tags.map(
    (tag) => ` <span data-component-part="update-tag" class="lc-update-tag">${escapeHtml(tag)}</span>`,
  );
  const list = words.length > 0 ? `<div data-component-part="update-tag-list">${words.join("")}</div>` : "";
  const told = element.has("description") ? "description" : "date";
  const description = element.has(told)
    ? paragraphOf("lc-update-description", element.inline(told), "update-description")
    : "";
  const text = state.plain.text;
  const shown = element.inline(labelled);
  state.plain.text = text;
  const [tag, address] = state.insideLink ? ["span", ""] : ["a", ` href="#${safeId}"`];
  const link =
    shown && `<${tag} data-component-part="update-label" class="lc-update-label"${address}>${shown}</${tag}>`;
  const first = state.headings.length;
  const body = element.children();
  const headings = state.headings.slice(first).map((heading) => heading.id);
  state.updates.push({ id, label, told: element.text(told), headings, rss: rssOf(element) });
  return (
    `<section${element.classAttribute("update")} id="${safeId}" data-component="update"${tags.length > 0 ? ` data-tags="${escapeHtml(tags.join(","))}"` : ""}>` +
    `${aliases}<div class="lc-update-head">${link}${list}${description}</div>` +
    `<div data-component-part="update-content" class="lc-update-body">${body}</div></section>\n`
  );
};
