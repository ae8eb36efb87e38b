import { element } from "../element.ts";
import { commentField, emailField, filledFields, formActions, outcomeMessage } from "./form.ts";
import { newEntry, send } from "./send.ts";
import { words } from "./words.ts";

/** The form behind "Report this code": the block's text goes along, as the reader saw it. */
export function codeReport(button: HTMLElement, endpoint: string): void {
  const block = button.closest<HTMLElement>(".code-block");
  if (!block) return;
  const cancel = element("button", { class: "lc-button", type: "button" }, words.cancel);
  const form = element(
    "form",
    { class: "code-snippet-feedback-form" },
    element("h3", { class: "code-snippet-feedback-form-title" }, words.codeTitle),
    commentField("code-snippet-feedback-textarea", "code-snippet-feedback-textarea", words.codeComment),
    emailField("lc-input"),
    formActions({ class: "lc-button lc-button-primary code-snippet-feedback-form-submit-button" }, cancel),
  );
  const dialog = element(
    "dialog",
    { class: "code-snippet-feedback-popover-content", "aria-label": words.codeReport },
    form,
  );
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    button.focus();
  });
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const entry = { ...newEntry("code_snippet"), ...codeOf(block), ...filledFields(form, ["comment", "email"]) };
    void send(endpoint, entry).then((outcome) => {
      const close = element("button", { class: "lc-button", type: "button" }, words.close);
      close.addEventListener("click", () => dialog.close());
      form.replaceChildren(outcomeMessage(outcome), element("div", { class: "lc-form-actions" }, close));
      close.focus();
    });
  });
  dialog.showModal();
}

/** The limits are those of the endpoint, in characters that take at most four bytes. */
function codeOf(block: HTMLElement): { code: string; filename?: string; lang?: string } {
  const code = (block.querySelector("code")?.textContent ?? "").slice(0, 8000);
  const filename = block.querySelector(".lc-code-title")?.textContent?.trim().slice(0, 400);
  const lang = block.dataset.language?.slice(0, 60);
  return { code, ...(filename && { filename }), ...(lang && { lang }) };
}
