import { escapeHtml } from "../../html/html.ts";
import { calloutDrawings } from "../components/callout-kinds.ts";
import { findIcon } from "../icons/icons.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Icons that one island brings along at most. */
const iconsMost = 80;
const inProgram = /icon\w*["']?\s*[:=]\s*([^;}]{1,240})/gi;
const inProps = /"\w*icon\w*":"([^"\\]{1,60})"/gi;
const quoted = /["'`]([A-Za-z0-9][\w -]{0,50})["'`]/g;

/**
 * The icons that a component may draw in any of its states, for a browser that has no library of them: those of its first
 * state, those that its program and its props name, and those of the format's components. Each stands on a page once.
 * ```html
 * <template data-icons><svg data-icon="rocket" …>…</svg></template>
 * ```
 */
export function islandIcons(program: string, props: string, state: RenderState): string {
  const wanted = new Map<string, string>();
  const add = (key: string, svg: string | null) => {
    if (svg && wanted.size < iconsMost && !state.islandIconsSent.has(key)) wanted.set(key, svg);
  };
  const find = (name: string) => findIcon(name, { library: state.context.iconLibrary });
  for (const [key, svg] of state.islandIcons) add(key, svg);
  for (const [, name = ""] of props.matchAll(inProps)) add(name.trim(), find(name));
  for (const [, text = ""] of program.matchAll(inProgram))
    for (const [, name = ""] of text.matchAll(quoted)) add(name.trim(), find(name));
  for (const [key, svg] of calloutDrawings(program)) add(key, svg);
  if (/\bCard\b/.test(program)) add("card:arrow", findIcon("arrow-up-right", { library: "lucide" }));
  if (/\b(?:File)?Tree\b/.test(program))
    for (const name of ["file", "folder"]) add(`tree:${name}`, findIcon(name, { library: "lucide" }));
  if (/\bFrame\b/.test(program) && /\b(?:hint|title)\b/.test(program))
    add("frame:hint", findIcon("hand-point-right", { library: "fontawesome" }));
  state.islandIcons.clear();
  let html = "";
  for (const [key, svg] of wanted) {
    state.islandIconsSent.add(key);
    html += svg.replace("<svg ", `<svg data-icon="${escapeHtml(key)}" `);
  }
  return html && `<template data-icons>${html}</template>`;
}
