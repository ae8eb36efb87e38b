import { escapeHtml } from "../../html/html.ts";
import type { Component } from "../rendering/element-call.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** One of the variations between which readers choose: `variations.options` of docs.json. */
export interface VariationOption {
  id: string;
  label: string;
}

/**
 * `<Variation is="cloud">`, `is={["cloud", "self-hosted"]}`: what only readers of these variations are shown.
 * ```html
 * <section class="lc-variation" data-component="variation" data-variations='["cloud"]'>
 *   <p class="lc-variation-label">Cloud</p>…
 * </section>
 * ```
 * Without scripts all are read one after another, each under its label. The first of a page names all variations of the
 * site (`data-options`), of which the theme's script makes a menu. What belongs to no variation of the site is not shown.
 */
export const variation: Component = (element) => {
  const { state } = element;
  const shown = optionsOf(element.list("is"), state);
  if (shown.length === 0) return "";
  const options = state.features.has("variations")
    ? ""
    : ` data-options="${escapeHtml(JSON.stringify((state.context.variations ?? []).map(({ id, label }) => [id, label])))}"`;
  state.features.add("variations");
  const ids = escapeHtml(JSON.stringify(shown.map(({ id }) => id)));
  const label = escapeHtml(shown.map((one) => one.label).join(", "));
  return `<section${element.classAttribute("lc-variation")} data-component="variation" data-variations="${ids}"${options}><p class="lc-variation-label">${label}</p>${element.children()}</section>\n`;
};

/** The variations of the site that are named; one that it does not have is told. */
function optionsOf(ids: readonly string[], state: RenderState): VariationOption[] {
  const options = state.context.variations ?? [];
  return ids.flatMap((id) => {
    const option = options.find((one) => one.id === id);
    if (option) return [option];
    const known = options.map((one) => one.id).join(", ");
    const hint = known ? `Use one of: ${known}` : "Name it in `variations.options` of docs.json";
    state.diagnose(
      "warning",
      "unknown-variation",
      `There is no variation ${JSON.stringify(id)}, so it is not shown.`,
      hint,
    );
    return [];
  });
}
