import { type Html, html } from "../../html/html.ts";
import { codeParts } from "../../text/code-marks.ts";

/** What something in the navigation is called: what stands between backticks is code. */
export function labelText(label: string): Html | string {
  const parts = codeParts(label);
  return parts ? html`${parts.map(({ text, isCode }) => (isCode ? html`<code>${text}</code>` : text))}` : label;
}
