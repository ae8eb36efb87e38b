import { announce } from "../clipboard.ts";
import { element, icon } from "../element.ts";
import * as shapes from "../shapes.ts";
import type { Outcome } from "./send.ts";
import { words } from "./words.ts";

/** Reasons as radio buttons; `reasons` are by what the dashboard shows, which is what is sent. */
export function reasonChoices(name: string, legend: string, reasons: Record<string, string>): HTMLElement {
  const choices = Object.entries(reasons).map(([value, label]) =>
    element("label", {}, element("input", { type: "radio", name, value }), label),
  );
  return element("fieldset", { class: "lc-reasons" }, element("legend", {}, legend), ...choices);
}

/** A labelled field for up to 1,300 characters of several lines. */
export function commentField(id: string, className: string, label: string): HTMLElement {
  const area = element("textarea", { id, class: className, name: "comment", rows: "3", maxlength: "1300" });
  return element("label", { class: "lc-field" }, element("span", {}, label), area);
}

/** A labelled field for an e-mail address, which browsers may fill in. */
export function emailField(className: string): HTMLElement {
  const input = element("input", {
    class: className,
    type: "email",
    name: "email",
    autocomplete: "email",
    maxlength: "320",
  });
  return element("label", { class: "lc-field" }, element("span", {}, words.email), input);
}

/** The row that ends a form: what sends it, and the way out. */
export function formActions(sendAttributes: Record<string, string>, cancel: HTMLElement): HTMLElement {
  const sendButton = element("button", { ...sendAttributes, type: "submit" }, words.send);
  return element("div", { class: "lc-form-actions" }, sendButton, cancel);
}

/** The texts of a form's fields by their names; fields that are empty are left out. */
export function filledFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values = new FormData(form);
  const filled: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = values.get(name);
    if (typeof value === "string" && value.trim()) filled[name] = value.trim();
  }
  return filled;
}

/** Says what became of the entry, and nothing else than that. */
export function outcomeMessage(outcome: Outcome): HTMLElement {
  const text = words[outcome];
  announce(text);
  const attributes: Record<string, string> = { class: "lc-feedback-message" };
  if (outcome !== "stored") attributes["data-kept"] = "";
  return element("p", attributes, icon(outcome === "stored" ? shapes.check : shapes.warning), text);
}
