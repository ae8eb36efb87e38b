import { element } from "../element.ts";
import { all } from "../page.ts";
import { commentField, emailField, filledFields, formActions, outcomeMessage, reasonChoices } from "./form.ts";
import { newEntry, send } from "./send.ts";
import { reasons, words } from "./words.ts";

/** Takes back the vote that the page has asked more about, while nothing is sent. */
let takeBack = () => {};

/**
 * After a thumb a form asks for more. The vote is sent once, with what the form holds when the reader sends it, or
 * alone when the reader cancels or leaves the page.
 */
export function votePanel(toolbar: HTMLElement, helpful: boolean): void {
  const endpoint = toolbar.dataset.feedback ?? "";
  for (const button of all("[data-vote]", toolbar)) {
    button.setAttribute("aria-pressed", String((button.dataset.vote === "up") === helpful));
  }
  // Whoever thinks again has voted once, and need not write again.
  takeBack();
  const before = toolbar.querySelector("form");
  const written = before ? filledFields(before, ["comment", "email"]) : {};
  toolbar.querySelector("form, .lc-feedback-message")?.remove();
  const cancel = element(
    "button",
    { id: "feedback-form-cancel", class: "lc-button contextual-feedback-button", type: "button" },
    words.cancel,
  );
  const form = element(
    "form",
    { id: "feedback-form", class: "contextual-feedback-container contextual-feedback-form" },
    element("h3", { class: "contextual-feedback-form-title" }, helpful ? words.helped : words.failed),
    reasonChoices("reason", words.reason, helpful ? reasons.up : reasons.down),
    commentField("feedback-form-input", "contextual-feedback-input", words.more),
    emailField("lc-input"),
    formActions(
      {
        id: "feedback-form-submit",
        class: "lc-button lc-button-primary contextual-feedback-form-submit-button",
      },
      cancel,
    ),
  );
  for (const [name, text] of Object.entries(written)) {
    (form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement).value = text;
  }
  toolbar.append(form);
  form.querySelector("input")?.focus({ preventScroll: true });
  form.scrollIntoView({ block: "nearest" });
  const done = (detailed: boolean) => {
    const vote = { ...newEntry(detailed ? "contextual" : "thumbs_only"), helpful };
    const entry = detailed ? { ...vote, ...filledFields(form, ["reason", "comment", "email"]) } : vote;
    // Else whoever comes by keyboard would begin at the top of the page again.
    if (form.contains(document.activeElement))
      toolbar.querySelector<HTMLElement>('[data-vote][aria-pressed="true"]')?.focus({ preventScroll: true });
    form.remove();
    takeBack();
    void send(endpoint, entry).then((outcome) => {
      toolbar.querySelector(".lc-feedback-message")?.remove();
      toolbar.append(outcomeMessage(outcome));
    });
  };
  // Whoever only gave a thumb and leaves is counted too.
  const leave = () => done(false);
  addEventListener("pagehide", leave);
  takeBack = () => removeEventListener("pagehide", leave);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    done(true);
  });
  cancel.addEventListener("click", () => done(false));
}
