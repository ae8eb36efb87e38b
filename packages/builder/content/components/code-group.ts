import { escapeHtml } from "../../html/html.ts";
import { programLanguage } from "../code/program-language.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** What the code blocks between the tags report to their group; `slot` numbers the island's slot that one came in. */
export type CodeGroupFrame = {
  title: string;
  icon: string;
  language: string;
  html: string;
  slot?: number;
  /** Whether the title is our own word, which readers see in their language. */
  isWord?: boolean;
}[];

/**
 * Without scripts the blocks stand under each other, each with its title; the theme's script makes tabs (or a menu,
 * with `data-dropdown`) of them. In a menu `data-tab` may be the language, and the title stands beside it.
 * ```html
 * <div class="code-group" data-component="code-group" [data-dropdown] data-default="0">
 *   <section class="lc-tab-panel" data-tab="npm"><p class="lc-tab-label">[<span class="tab-icon">svg</span>]npm</p><div class="code-block">…</div></section>
 * </div>
 * ```
 */
function printGroup(element: ElementCall, base: string, attributes: string): { group: string; rest: string } {
  const frame: CodeGroupFrame = [];
  const content = element.state.withFrame("code-group", frame, () => element.children());
  const rest = emptyBoxes.test(content) ? "" : content;
  if (frame.length === 0) return { group: "", rest };
  element.state.features.add("tabs");
  const isMenu = element.flag("dropdown");
  const names = (isMenu && (languagesOf(frame) ?? titlesApart(frame))) || frame.map(({ title }) => title);
  const dropdown = isMenu ? " data-dropdown" : "";
  const first = Math.max(0, Math.round(element.number("initialSelectedTab") ?? 0));
  const panels = frame
    .map(
      ({ title, icon, html, slot, isWord }, index) =>
        `<section class="lc-tab-panel" data-tab="${escapeHtml(names[index] ?? title)}"${slot === undefined ? "" : ` data-slot="${slot}"`}${isWord ? " data-word" : ""}><p class="lc-tab-label">${icon && `<span class="tab-icon">${icon}</span>`}${escapeHtml(title)}</p>${html}</section>`,
    )
    .join("");
  const group = `<div${element.classAttribute(base)} data-component="code-group" data-default="${first}"${dropdown}${attributes}>${panels}</div>\n`;
  return { group, rest };
}

/**
 * The languages that a menu chooses between, as in the format, where titles may all be alike (`POST /pets`) or be names of
 * files; undefined where these tell the blocks not apart: several of one language, or data. A title may be the language
 * itself (`bash cURL`).
 */
function languagesOf(frame: CodeGroupFrame): string[] | undefined {
  const names = frame.flatMap(({ title, language }) => programLanguage(title) ?? programLanguage(language) ?? []);
  return frame.length > 1 && new Set(names).size === frame.length ? names : undefined;
}

/** Titles of a menu; to one that blocks of several languages share, each adds its own: `List ships · Go`. */
function titlesApart(frame: CodeGroupFrame): string[] {
  const languages = new Map<string, Set<string>>();
  for (const { title, language } of frame) languages.set(title, (languages.get(title) ?? new Set()).add(language));
  return frame.map(({ title, language }) =>
    languages.get(title)?.size === 1 ? title : `${title} · ${programLanguage(language) ?? language}`,
  );
}

/** Renders what a component of the content shows: code in it that has no name of its own is named as the component is. */
export function withPanelTitle<T>(props: Record<string, unknown>, state: RenderState, inner: () => T): T {
  const title = titleOf(props);
  if (title === undefined || state.frame("code-group") === undefined) return inner();
  return state.withFrame("panel-title", title, inner);
}

/** A `<pre>` that stands in a group is one of its panels, as a block of code is. */
export function preInGroup(html: string, props: Record<string, unknown>, state: RenderState): string {
  const group = state.frame<CodeGroupFrame>("code-group");
  if (!group || state.insideIsland) return html;
  const own = [props.title, props["data-title"]].find((one): one is string => typeof one === "string" && one !== "");
  const title = own ?? state.frame<string>("panel-title");
  addPanel(group, html.replace(/^<pre/, '<pre data-component-part="code-block-root"'), title);
  return "";
}

/** A recording that stands in a group as an example is one of its panels, as a block of code is: `data-title` names it. */
export function recordingInGroup(html: string, props: Record<string, unknown>, state: RenderState): string {
  const group = state.frame<CodeGroupFrame>("code-group");
  const title = props["data-title"];
  if (!html || !group || state.insideIsland || typeof title !== "string") return html;
  const box = `<div class="code-block" data-component="code-block" data-nocopy>${html}</div>\n`;
  group.push({ title, icon: "", language: "", html: box });
  return "";
}

/** A component that a browser carries on is a panel of its group where it shows code: as a whole, since it draws that again. */
export function islandInGroup(html: string, props: Record<string, unknown>, state: RenderState): string {
  const group = state.frame<CodeGroupFrame>("code-group");
  if (!group || !/<pre[\s>]/.test(html)) return html;
  addPanel(group, html, titleOf(props) ?? state.frame<string>("panel-title"));
  return "";
}

/** Code as a panel, in the box that shows it as a block of code where it has none. */
function addPanel(group: CodeGroupFrame, html: string, title = "Code"): void {
  const block = html.includes('data-component="code-block"')
    ? html
    : `<div class="code-block" data-component="code-block">${html}</div>\n`;
  group.push({ title, icon: "", language: "", html: block });
}

/** By which name code of a component stands in a group. */
function titleOf(props: Record<string, unknown>): string | undefined {
  return [props.filename, props.title].find((one): one is string => typeof one === "string" && one !== "");
}

/**
 * Prints a component that may stand in a group: code in it that has no name of its own is named as it is, and where all
 * that it held became panels, nothing is left of it.
 */
export function printInGroup(element: ElementCall, component: Component): string {
  const group = element.state.frame<CodeGroupFrame>("code-group");
  if (!group || element.state.insideIsland) return component(element);
  const before = group.length;
  const html = withPanelTitle(element.props, element.state, () => component(element));
  return group.length > before && element.content !== undefined && emptyBoxes.test(element.content) ? "" : html;
}

/** What is left of boxes whose code went to the panels. */
const emptyBoxes = /^(?:\s|<\/?(?:div|section|p|span)(?:\s[^>]*)?>)*$/;

/** What is no code stands below the group: inside it would show beside whichever panel is chosen. */
export const codeGroup: Component = (element) => {
  const { group, rest } = printGroup(element, "code-group", "");
  return group + rest;
};

/** `<RequestExample>`: a group of code that the theme pins beside the page. */
export const requestExample: Component = (element) => printExample(element, "request-example");

/** `<ResponseExample>`: the group below it. */
export const responseExample: Component = (element) => printExample(element, "response-example");

/** An example without code stands where one with code would. */
function printExample(element: ElementCall, id: string): string {
  const { group, rest } = printGroup(element, `code-group lc-${id}`, ` id="${id}"`);
  if (group) return group + rest;
  return rest && `<div${element.classAttribute(`lc-${id}`)} id="${id}">${rest}</div>\n`;
}

/** `<aside class="panel" id="panel">`: what stands in the right column instead of the table of contents. */
export const panel: Component = (element) => {
  element.state.features.add("panel");
  return `<aside${element.classAttribute("panel")} id="panel" data-component="panel">${element.children()}</aside>\n`;
};
