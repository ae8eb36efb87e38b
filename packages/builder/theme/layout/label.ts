import { type Html, html, raw } from "../../html/html.ts";
import { inlineCodeHtml, jointed } from "../../html/long-names.ts";
import { typeset } from "../../html/typography.ts";
import { codeParts } from "../../text/code-marks.ts";

/** What something in the navigation is called: what stands between backticks is code, in one box with the words around it. */
export function labelText(label: string): Html {
  const parts = codeParts(label);
  if (!parts) {
    const text = typeset(label);
    const whole = jointed(text);
    return whole === text ? text : html`<span>${whole}</span>`;
  }
  const before = (index: number) => parts[index - 1]?.text.at(-1);
  return html`<span>${parts.map(({ text, isCode }, index) => (isCode ? raw(inlineCodeHtml(text)) : jointed(typeset(text, before(index)))))}</span>`;
}
