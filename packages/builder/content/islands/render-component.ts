import { escapeHtml } from "../../html/html.ts";
import { siteUrl } from "../../html/marks.ts";
import { type CodeGroupFrame, islandInGroup, withPanelTitle } from "../components/code-group.ts";
import { EvaluationFault, isExpressionFault } from "../expressions/fault.ts";
import { type Closure, JsxElement, unknownType } from "../expressions/values.ts";
import { renderUnknownComponent } from "../rendering/elements/unknown-component.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
import { reportFault } from "../rendering/report-fault.ts";
import { valueWithGaps } from "../rendering/shown-value.ts";
import { addsStyles } from "../styles/adds-styles.ts";
import { styleSheetPath } from "../styles/style-sheet.ts";
import { islandCode } from "./island-code.ts";
import { islandIcons } from "./island-icons.ts";
import { answersFragments, type IslandLinks, linksAttribute } from "./island-links.ts";
import { type IslandSlot, islandProps } from "./island-props.ts";
import { type IslandScript, islandScript, type ScriptRoot } from "./island-script.ts";
import { laterCodeIn } from "./later-code.ts";
import { isBrowserName, needsBrowser } from "./needs-browser.ts";
import { isExported } from "./page-names.ts";
import { drawnProps } from "./pressed-element.ts";
import { providesToLiving } from "./provides-context.ts";
import { readsContext } from "./reads-context.ts";
import { topLevelName } from "./top-level-name.ts";

/** Where what pages bring along stands in a site: scripts of components, and their style sheets (`….css`). */
export function islandPath(name: string): string {
  if (name.endsWith(".css")) return styleSheetPath(name);
  return `_lectern/island.${name}.js`;
}

/**
 * HTML of a component that the content defines. One that only a browser can carry on becomes an island: its first
 * state as far as it can be known without running anything, and the script that takes it over.
 * ```html
 * <lc-island data-script="/_lectern/island.….js" data-name="…" data-file="snippets/x.jsx" data-export="Counter" data-props="{…}">…</lc-island>
 * <template data-island …></template><tr>…</tr><!--/island-->
 * ```
 */
export function renderComponent(closure: Closure, props: Record<string, unknown>, state: RenderState): string {
  const { standing } = state;
  const { text } = state.plain;
  if (state.insideIsland) return insideFirstState(closure, props, standing, state);
  // What a component around it provides changes as that one does.
  const isAlive =
    needsBrowser(closure) || (state.insideSlot && readsContext(closure)) || providesToLiving(closure, state);
  const known = isAlive ? renderIsland(closure, props, state) : null;
  if (known !== null) return known;
  state.componentDepth++;
  try {
    const given = drawnProps(closure, props);
    return withPanelTitle(props, state, () => renderValue(state.interpreter.call(closure, [given]), state));
  } catch (error) {
    // What was printed of it so far is printed again, unless a heading has begun another section.
    if (state.plain.text.startsWith(text)) state.plain.text = text;
    // What goes beyond the pure subset is no fault where a browser can run it.
    const isBeyond = error instanceof EvaluationFault && error.code === "unsupported-expression";
    const island = isBeyond ? renderIsland(closure, props, state) : null;
    if (island !== null) return island;
    // A component that is made within another may be run as a part of that one.
    if (!isExpressionFault(error) || (isBeyond && state.componentDepth > 1)) throw error;
    state.componentDepth = 0;
    return renderShown(valueWithGaps(error, closure, props, state), standing, state);
  } finally {
    state.componentDepth = Math.max(state.componentDepth - 1, 0);
  }
}

/** HTML of what a component shows; the words of its props stand as the component does. */
function renderShown(value: unknown, standing: RenderState["standing"], state: RenderState): string {
  if (!(value instanceof JsxElement) || value.type !== unknownType) return renderValue(value, state);
  state.standing = standing;
  return renderUnknownComponent(value.props, state);
}

function renderIsland(closure: Closure, props: Record<string, unknown>, state: RenderState): string | null {
  const own = topLevelName(closure);
  if (!own) return null;
  const { shown, json, slots, names } = islandProps(props, own, state);
  const script = compile([own, ...names], state);
  if (!script) return null;
  const asked = state.asksForRefused;
  state.asksForRefused = false;
  const links: IslandLinks = new Map();
  // Code of it stays in it, wherever it stands: the browser draws it again.
  let html = "";
  try {
    const draw = () => state.withFrame("code-group", undefined, () => firstState(closure, shown, links, state));
    html = state.withFrame("answers-fragments", answersFragments(own.module), draw);
  } catch (error) {
    if (!(error instanceof EvaluationFault)) throw error;
    // What takes too long here is no matter for a browser.
    reportFault(error, state.place, state);
    for (const slot of slots) slot.isShown = false;
  }
  const fails = state.asksForRefused;
  state.asksForRefused = asked;
  // What asks for that before anything has happened would only fail in a browser.
  if (fails) return html;
  state.scripts[script.name] = script.code;
  state.features.add("islands");
  // Of a later state, which has not been drawn.
  if (script.code.includes("Popup")) state.features.add("popups");
  if (addsStyles(script.code)) state.features.add("script-styles");
  addHiddenWords(props, html, state);
  const isTablePart = tablePart.test(html);
  for (const slot of slots) {
    if (!slot.isShown) html += `<template data-slot="${slot.index}">${hiddenSlot(slot, state)}</template>`;
  }
  html += islandIcons(script.code, json, state);
  html += islandCode([...script.laterCode, ...laterCodeIn(JSON.parse(json))], html, state);
  const attributes = `data-script="${siteUrl(`/${islandPath(script.name)}`)}" data-name="${script.name}" data-file="${escapeHtml(own.module.file)}" data-export="${own.name}" data-props="${escapeHtml(json)}"${linksAttribute(links)}`;
  return isTablePart
    ? `<template data-island ${attributes}></template>${html}<!--/island-->`
    : islandInGroup(`<lc-island ${attributes}>${html}</lc-island>`, props, state);
}

/** Words between the tags that a component shows only later can be found all the same. */
function addHiddenWords({ children }: Record<string, unknown>, html: string, state: RenderState): void {
  if (typeof children === "string" && !html.includes(escapeHtml(children.trim()))) state.plain.add(`\n${children}\n`);
}

/** What a component shows later, and nobody knows where. */
function hiddenSlot({ value }: IslandSlot, state: RenderState): string {
  const { htmlAround, insideSlot } = state;
  state.htmlAround = null;
  state.insideSlot = true;
  const html = state.withFrame("code-group", undefined, () => renderValue(value, state));
  state.htmlAround = htmlAround;
  state.insideSlot = insideSlot;
  return html;
}

/** What a table has room for, and for no element of ours: browsers would put that one in front of the table. */
const tablePart = /^(?:\s|<!--[^>]*>)*<(?:tr|td|th|tbody|thead|tfoot|caption|colgroup|col)[\s>]/;

function compile(names: { module: ScriptRoot["module"]; name: string }[], state: RenderState) {
  const roots = new Map<string, { module: ScriptRoot["module"]; names: Set<string> }>();
  for (const { module, name } of names) {
    const root = roots.get(module.file) ?? { module, names: new Set<string>() };
    // Without what the file exports itself, all its components have one script.
    if (!isExported(name, module)) root.names.add(name);
    roots.set(module.file, root);
  }
  const key = JSON.stringify([...roots].map(([file, root]) => [file, ...root.names]));
  const known = compiled.get(state) ?? new Map<string, IslandScript | null>();
  compiled.set(state, known);
  let script = known.get(key);
  if (script === undefined) {
    script = compileOrDiagnose([...roots.values()], state);
    known.set(key, script);
  }
  return script;
}

/** Scripts of a page by what they hold: a component that stands on it many times is compiled once. */
const compiled = new WeakMap<RenderState, Map<string, IslandScript | null>>();

function compileOrDiagnose(roots: ScriptRoot[], state: RenderState): IslandScript | null {
  try {
    return islandScript(roots, state);
  } catch (error) {
    state.diagnose(
      "warning",
      "client-component",
      `The component could not be compiled for the browser: ${error instanceof Error ? error.message : String(error)}.`,
      "It is shown in its first state.",
    );
    return null;
  }
}

/** What a component inside another's first state shows; what stands between its tags where that cannot be known. */
function insideFirstState(
  closure: Closure,
  props: Record<string, unknown>,
  standing: RenderState["standing"],
  state: RenderState,
): string {
  const { text } = state.plain;
  try {
    return withPanelTitle(props, state, () => renderValue(state.interpreter.call(closure, [props]), state));
  } catch (error) {
    if (!isExpressionFault(error)) throw error;
    reportUnbound(error, state);
    state.plain.text = text;
    state.standing = standing;
    return renderUnknownComponent(props, state);
  }
}

/**
 * What the component shows before anything has happened; the words of its props and what stands between its tags where
 * that cannot be told without running it.
 */
function firstState(closure: Closure, props: Record<string, unknown>, links: IslandLinks, state: RenderState): string {
  const { interpreter, islandLinks, standing } = state;
  state.insideIsland = true;
  state.islandLinks = links;
  try {
    return interpreter.leniently(
      (gap) => reportUnbound(gap, state),
      () => insideFirstState(closure, props, standing, state),
    );
  } finally {
    state.insideIsland = false;
    state.islandLinks = islandLinks;
  }
}

/** A name that no browser knows either ends the component there. */
function reportUnbound(error: unknown, state: RenderState): void {
  if (!(error instanceof EvaluationFault) || !error.unbound) return;
  if (state.refusedNames.has(error.unbound)) state.asksForRefused = true;
  else if (!isBrowserName(error.unbound)) reportFault(error, state.place, state, state.place);
}

/** A slot where the first state shows it: ordinary content again, with islands of its own. */
export function renderSlot(slot: IslandSlot, state: RenderState): string {
  const { interpreter, insideIsland, insideSlot } = state;
  const { isLenient, onGap } = interpreter;
  state.insideIsland = false;
  state.insideSlot = true;
  interpreter.isLenient = false;
  interpreter.onGap = null;
  const group = state.frame<CodeGroupFrame>("code-group") ?? [];
  const before = group.length;
  try {
    const html = renderValue(slot.value, state);
    if (slot.isShown) return html;
    slot.isShown = true;
    // Code goes to the panels of its group, which are the slot then.
    for (const panel of group.slice(before)) panel.slot = slot.index;
    if (group.length > before && !html.trim()) return "";
    return `<!--slot ${slot.index}-->${html}<!--/slot-->`;
  } finally {
    state.insideIsland = insideIsland;
    state.insideSlot = insideSlot;
    interpreter.isLenient = isLenient;
    interpreter.onGap = onGap;
  }
}
