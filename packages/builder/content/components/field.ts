import { escapeHtml } from "../../html/html.ts";
import { joinedAtEnds, wordsWithHyphens } from "../links/anchors.ts";
import { dataText, defaultText } from "../rendering/data-text.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import type { ToldField } from "../told-field.ts";

/**
 * Spaces that nobody sees stand between the parts: who takes the text of a page gets words.
 * ```html
 * <div class="field" id="param-limit" data-field="query">
 *   <div class="param-head"><a class="lc-heading-anchor" href="#param-limit"></a><code class="lc-field-name">limit</code><span class="lc-field-type">integer</span>
 *     <span class="lc-field-default">default: <code>20</code></span>
 *     <span class="lc-field-required">required</span><span class="lc-field-deprecated">deprecated</span></div>
 *   <div class="lc-field-body">…</div>
 * </div>
 * ```
 * `within` are the names of the objects that a part of a body is in: `address.` stands before `street`.
 */
function printField(element: ElementCall, name: string, location: string): string {
  const { state } = element;
  const words = wordsWithHyphens(name);
  const wanted = element.text("id");
  const id = wanted ? state.headingIds.claim(wanted) : state.headingIds.claim(words ? `param-${words}` : "param", 1);
  // Parts of an object answer to the names of all that they are in: `body-address-street`.
  const trail = element.list("anchor").map(wordsWithHyphens);
  const inPlace = trail.length > 0 ? trail : [words];
  const path = [location || "response", ...inPlace];
  // A value that is one schema or null answers to the name of that alternative too: `body-address-one-of-1`.
  const ofItems = element.list("anchorOfItems").map(wordsWithHyphens);
  const step = element.list("anchorStep");
  const paths = [path, ...(ofItems.length > 0 ? [[path[0], ...ofItems]] : [])].flatMap((one) => [
    one.join("-"),
    [...one, ...step].join("-"),
  ]);
  // The format names what stands outside of a body by what it is, not by its place: `parameter-limit`.
  const kind = element.text("anchorKind");
  if (kind) paths.push([kind, ...inPlace].join("-"));
  const names = [...paths, ...[id, ...paths].map(joinedAtEnds)];
  const aliases = state.anchorAliases.forNames(names, id);
  state.plain.text += ` ${name} `;
  const type = element.has("type")
    ? `<span data-component-part="field-info-pill" class="lc-field-type">${element.inline("type")}</span>`
    : "";
  // The heading above says what is in a path, a query or a body; a header is told from them anywhere.
  const where =
    location === "header" || location === "cookie"
      ? `<span data-component-part="field-info-pill" class="lc-field-location">${location}</span>`
      : "";
  const pills = (prop: "pre" | "post") =>
    element
      .inlines(prop)
      .map((pill) => `<span data-component-part="field-meta-${prop}" class="lc-field-pill">${pill}</span>`);
  const value = defaultText(element.props, state);
  const fallback =
    value &&
    `<span data-component-part="field-info-pill" class="lc-field-default">default: <code>${escapeHtml(value)}</code></span>`;
  const required = element.flag("required")
    ? '<span data-component-part="field-required-pill" class="lc-field-required">required</span>'
    : "";
  const deprecated = element.flag("deprecated")
    ? '<span data-component-part="field-deprecated-pill" class="lc-field-deprecated">deprecated</span>'
    : "";
  const placeholder = element.has("placeholder")
    ? ` data-placeholder="${escapeHtml(element.text("placeholder"))}"`
    : "";
  const initial = location ? dataText(element.props.initialValue, state) : "";
  const start = initial ? ` data-initial="${escapeHtml(initial)}"` : "";
  // The answer as a whole may have a type and no name.
  const within = element.list("within").map((one) => `${one}.`);
  const before = within.length > 0 ? `<span class="lc-muted">${escapeHtml(within.join(""))}</span><wbr>` : "";
  const label = name
    ? `<code data-component-part="field-name" class="lc-field-name">${before}${escapeHtml(name)}</code>`
    : "";
  const safeId = escapeHtml(id);
  const anchor = state.insideLink
    ? ""
    : `<a class="lc-heading-anchor" href="#${safeId}" aria-label="Link to ${escapeHtml(name || element.text("type") || id)}"></a>`;
  state.plain.text += "\n";
  const head = [...pills("pre"), label, type, where, fallback, required, deprecated, ...pills("post")];
  const body = childrenOf(element, name, location);
  return (
    `<div${element.classAttribute("field")} id="${safeId}"${location ? ` data-field="${location}"` : ""}${placeholder}${start}>${aliases}` +
    `<div class="param-head">${anchor}${head.filter(Boolean).join(" ")}</div>` +
    `<div data-component-part="field-content" class="lc-field-body">${body}</div></div>\n`
  );
}

/** What stands in the field; the fields in it are parts of what it tells. */
function childrenOf(element: ElementCall, name: string, location: string): string {
  const { state } = element;
  const around = state.fields;
  if (!around) return element.children();
  const told: ToldField = {
    location,
    name,
    type: element.text("type"),
    required: element.flag("required"),
    fallback: element.props.default,
    initial: element.props.initialValue,
    parts: [],
  };
  around.push(told);
  state.fields = told.parts;
  const html = element.children();
  state.fields = around;
  return html;
}

const locations = ["query", "path", "body", "header", "cookie", "name"] as const;

/** `<ParamField query|path|body|header="name" type required deprecated default placeholder initialValue>`. */
export const paramField: Component = (element) => {
  const location = locations.find((name) => element.has(name));
  if (!location)
    element.state.diagnose(
      "warning",
      "missing-prop",
      `\`<${element.name}>\` names no parameter.`,
      "Give it query, path, body or header.",
    );
  return printField(element, location ? element.text(location) : "", location ?? "name");
};

/** `<ResponseField name type required deprecated default pre post>`. */
export const responseField: Component = (element) => printField(element, element.text("name"), "");
