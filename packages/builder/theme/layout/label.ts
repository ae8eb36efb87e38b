import { type Html, html } from "../../html/html.ts";
import { typeset } from "../../html/typography.ts";
import { codeParts } from "../../text/code-marks.ts";

/** What something in the navigation is called: what stands between backticks is code, in one box with the words around it. */
export function labelText(label: string): Html {
  const parts = codeParts(label);
  if (!parts) return typeset(label);
  const before = (index: number) => parts[index - 1]?.text.at(-1);
  return html`<span>${parts.map(({ text, isCode }, index) => (isCode ? html`<code>${text}</code>` : typeset(text, before(index))))}</span>`;
}
