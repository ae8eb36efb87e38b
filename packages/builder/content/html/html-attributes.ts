import { escapeHtml } from "../../html/html.ts";
import { withoutMarks } from "../../html/marks.ts";
import { textOf } from "../expressions/values.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { attributeNames, booleanAttributes, camelCaseSvg, droppedProps, svgTags } from "./html-names.ts";

const validName = /^[A-Za-z_:][\w:.-]*$/;
const handler = /^on[a-z]/i;

/** Attributes that never pass: they hold documents or code of their own. */
const refused = new Set(["srcdoc", "http-equiv", "formaction", "ping", "nonce", "is", "slot"]);

/**
 * The attributes of an HTML or SVG element as text with leading spaces, without those whose value is an address
 * (`skip` names them): JSX names become HTML's, `style` becomes a class, event handlers go away.
 */
export function printAttributes(
  tag: string,
  props: Record<string, unknown>,
  skip: ReadonlySet<string>,
  state: RenderState,
): string {
  const classes: string[] = [];
  let text = "";
  for (const [prop, value] of Object.entries(props)) {
    if (value === undefined || value === null || droppedProps.has(prop)) continue;
    const name = attributeName(tag, prop);
    if (skip.has(name)) continue;
    if (name === "style") {
      const className = state.styles.useStyle(value);
      if (className) classes.push(className);
    } else if (name === "class") {
      if (typeof value === "string" && value.trim()) classes.unshift(state.styles.useClasses(value.trim()));
    } else {
      text += printAttribute(prop, name, value, state);
    }
  }
  return (classes.length > 0 ? ` class="${escapeHtml(classes.join(" "))}"` : "") + text;
}

function printAttribute(prop: string, name: string, value: unknown, state: RenderState): string {
  if (!validName.test(name)) return "";
  if (handler.test(name)) {
    if (typeof value === "string")
      state.diagnose(
        "warning",
        "unsafe-attribute",
        `The attribute \`${prop}\` runs code and was left out.`,
        "Put scripts into a .js file of the repository.",
      );
    else if (!state.insideIsland)
      state.diagnose(
        "info",
        "client-component",
        `The handler \`${prop}\` does nothing outside a component.`,
        "Put the element into a component: export const Button = () => <button onClick={…} />.",
      );
    return "";
  }
  if (refused.has(name)) {
    // A component that lives sets it in the reader's browser.
    if (!state.insideIsland)
      state.diagnose(
        "warning",
        "unsafe-attribute",
        `The attribute \`${prop}\` is not allowed and was left out.`,
        "Take it off the element.",
      );
    return "";
  }
  if (name === "id") state.hasOwnIds = true;
  // `disabled={items.length}` counts as the number does.
  if (booleanAttributes.has(name)) return value === "" || (value && value !== "false") ? ` ${name}` : "";
  if (typeof value === "boolean") {
    if (
      name.startsWith("aria-") ||
      name.startsWith("data-") ||
      name === "draggable" ||
      name === "spellcheck" ||
      name === "contenteditable"
    )
      return ` ${name}="${value}"`;
    return value ? ` ${name}` : "";
  }
  if (typeof value !== "string" && typeof value !== "number" && !isListOfWords(value)) return "";
  const plain = withoutMarks(textOf(value));
  if (!state.hasRoom(plain.length)) return "";
  if (
    /url\(/i.test(plain) &&
    !/^\s*url\(\s*["']?#[\w-]+["']?\s*\)\s*$/.test(plain) &&
    !name.startsWith("data-") &&
    name !== "title" &&
    name !== "alt"
  )
    return "";
  return ` ${name}="${escapeHtml(plain)}"`;
}

/** Whether it is a list whose items all have words: as an attribute it is these with commas between. */
function isListOfWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => item === null || typeof item !== "object");
}

const spelled = new Map<string, string>();

/** HTML's or SVG's spelling of a JSX attribute name. */
function attributeName(tag: string, prop: string): string {
  const svg = svgTags.has(tag);
  const key = svg ? `s${prop}` : prop;
  let name = spelled.get(key);
  if (name === undefined) {
    name = spell(prop, svg);
    if (spelled.size < 5000) spelled.set(key, name);
  }
  return name;
}

function spell(prop: string, svg: boolean): string {
  const known = attributeNames.get(prop);
  if (known) return known;
  if (/^(?:data|aria)-/.test(prop)) return prop.toLowerCase();
  if (!svg) return prop.toLowerCase();
  if (camelCaseSvg.has(prop) || !/[A-Z]/.test(prop)) return prop;
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
