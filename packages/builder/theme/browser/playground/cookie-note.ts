import { element } from "../element.ts";
import { words } from "./words.ts";

const mark = "lc-pg-cookies";

/** Says beside a cookie that browsers let no page send it to another site. */
export function cookieNote(): HTMLElement {
  return element("p", { class: `lc-pg-hint ${mark}` }, words.cookieNote);
}

/** Shows these notes of a form only where the page itself sends the request: the site passes cookies on. */
export function showCookieNotes(form: HTMLElement, isShown: boolean): void {
  for (const note of form.querySelectorAll<HTMLElement>(`.${mark}`)) note.hidden = !isShown;
}
