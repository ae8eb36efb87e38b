import { type Html, html, raw } from "../../html/html.ts";
import type { PageView } from "../page-view.ts";
import type { ContextAction } from "./context-action.ts";
import { contextAction, leadsOutside } from "./context-actions.ts";
import { uiIcon } from "./icons.ts";
import { hrefOf, onlineOnly, outsideAttributes } from "./links.ts";
import { textsFor } from "./texts.ts";

/** Modes of a page with a column on the right; all others give their whole width to the content. */
export const modesWithColumn: ReadonlySet<string> = new Set(["default"]);

/**
 * What a reader may do with the page: copy it, read its Markdown, open it in a model. The entries come from
 * `contextual.options`, the first is the button's; without them copying and reading are offered. Nothing that reaches
 * outside stands in a bundle that may not. A page without a column has it in its header, wherever it is asked for.
 */
export function contextMenu(view: PageView, place: "header" | "toc"): Html {
  const contextual = view.page.contextual ?? view.site.config.contextual;
  const asked = modesWithColumn.has(view.page.mode) ? contextual?.display : "header";
  if (!view.page.markdownHref || (asked ?? "header") !== place) return raw("");
  const options = contextual?.options ?? ["copy", "view"];
  const actions = options.map((option) => contextAction(view, option)).filter((one) => one !== null);
  const [first] = actions;
  if (!first) return raw("");
  const texts = textsFor(view.section.language);
  // A menu of which only the button's own entry is left without a network stands only where there is one.
  const needsNetwork = actions.slice(1).every(leadsOutside);
  const items = actions.map((action) =>
    needsNetwork || !leadsOutside(action) ? entry(action) : onlineOnly(entry(action)),
  );
  const menu = html`<details class="lc-menu lc-menu-end" name="lc-menu"><summary class="lc-button" aria-label="${texts.moreActions}">${uiIcon("chevron-down")}</summary><ul class="lc-menu-panel">${items}</ul></details>`;
  const more = actions.length === 1 ? "" : needsNetwork ? onlineOnly(menu) : menu;
  return html`<div id="page-context-menu" class="lc-split" data-place="${place}">${mainButton(first)}${more}</div>`;
}

function mainButton(action: ContextAction): Html {
  const inside = html`${action.icon}<span>${action.title}</span>`;
  return control(action, html` id="page-context-menu-button"`, "lc-button", inside);
}

function entry(action: ContextAction): Html {
  const arrow = leadsOutside(action) ? uiIcon("arrow-up-right") : "";
  const inside = html`<span class="lc-menu-item-icon">${action.icon}</span><span class="lc-menu-item-text"><span class="lc-menu-item-title">${action.title}${arrow}</span> <span class="lc-menu-item-description">${action.description}</span></span>`;
  const isLink = "href" in action.does || "app" in action.does;
  return html`<li${isLink ? "" : raw(' class="lc-needs-script"')}>${control(action, raw(""), "lc-menu-item", inside)}</li>`;
}

/** A link, to a page or to a program, or a button that copies or prints. */
function control(action: ContextAction, attributes: Html, className: string, inside: Html): Html {
  const { does } = action;
  if ("href" in does) {
    const link = html`<a${attributes} class="${className}" href="${hrefOf(does.href)}"${outsideAttributes(does.href)}>${inside}</a>`;
    return leadsOutside(action) && className === "lc-button" ? onlineOnly(link) : link;
  }
  if ("app" in does) return onlineOnly(html`<a${attributes} class="${className}" href="${does.app}">${inside}</a>`);
  return html`<button${attributes} class="${className} lc-needs-script" type="button" ${whatFor(does)}>${inside}</button>`;
}

/** What a button does, for the page's script. */
function whatFor(does: Exclude<ContextAction["does"], { href: string } | { app: string }>): Html {
  if ("print" in does) return raw("data-print");
  return "copyPage" in does ? html`data-copy-page="${hrefOf(does.copyPage)}"` : html`data-copy-text="${does.copyText}"`;
}
