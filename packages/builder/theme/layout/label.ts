import { type Html, html } from "../../html/html.ts";
import { codeParts } from "../../text/code-marks.ts";

/** What something in the navigation is called: what stands between backticks is code, in one box with the words around it. */
export function labelText(label: string): Html | string {
  const parts = codeParts(label);
  if (!parts) return label;
  return html`<span>${parts.map(({ text, isCode }) => (isCode ? html`<code>${text}</code>` : text))}</span>`;
}
