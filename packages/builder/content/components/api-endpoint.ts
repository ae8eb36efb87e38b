import { escapeHtml } from "../../html/html.ts";
import type { Component } from "../rendering/element-call.ts";

/** Class of the element that tells the playground of its endpoint. */
export const playgroundDataClass = "lc-playground-data";

/**
 * The line that says what an API page is about; its copy button is the theme's script's.
 * ```html
 * <div class="lc-endpoint" data-copy="https://api.example.com/users/{id}">
 *   <span class="method-pill" data-method="get">GET</span>
 *   <code class="lc-endpoint-url"><span class="lc-endpoint-server">https://api.example.com</span><span class="lc-endpoint-path">/users/<span class="lc-endpoint-parameter">{id}</span></span></code>
 *   <script type="application/json" class="lc-playground-data">…</script>
 * </div>
 * ```
 * The last is there where requests can be tried: the theme's script reads it, and puts a button beside the address.
 * With `hidden` pages show none of it; the search and the page's Markdown know it all the same.
 */
export const apiEndpoint: Component = (element) => {
  const method = element.text("method").toUpperCase();
  const server = element.text("server").replace(/\/+$/, "");
  const path = element.text("path");
  element.state.plain.text += `${method} ${path}\n`;
  // The stylesheet knows the parts of an operation by what stands before them.
  if (element.flag("hidden")) return '<div class="lc-endpoint-none" hidden></div>\n';
  const pill = `<span class="method-pill" data-method="${escapeHtml(method.toLowerCase())}">${escapeHtml(method)}</span>`;
  const marked = escapeHtml(path).replace(
    /\{[^{}/]*\}/g,
    (name) => `<span class="lc-endpoint-parameter">${name}</span>`,
  );
  const isShown = server !== "" && element.props.showServer !== false;
  const base = isShown ? `<span class="lc-endpoint-server">${escapeHtml(server)}</span>` : "";
  element.state.features.add("code");
  const playground = element.text("playground");
  if (playground) element.state.features.add("playground");
  const data = playground
    ? `<script type="application/json" class="${playgroundDataClass}">${playground.replaceAll("<", "\\u003c")}</script>`
    : "";
  return `<div class="lc-endpoint" data-component="endpoint" data-copy="${escapeHtml(server + path)}">${pill} <code class="lc-endpoint-url">${base}<span class="lc-endpoint-path">${marked}</span></code>${data}</div>\n`;
};
