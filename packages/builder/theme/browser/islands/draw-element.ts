import { createElement } from "preact";
import { Form, withFormAction } from "./actions.ts";
import { drawnLater } from "./asynchronous.ts";
import { withAnchor } from "./headings.ts";
import { picture, withNotes } from "./images.ts";
import { withChosenOptions, withValue } from "./options.ts";

/** Makes an element of a component. A page has one main part, and a component stands in it. */
export const draw: typeof createElement = (type: unknown, given: unknown, ...children: unknown[]) => {
  const create = createElement as (...parts: unknown[]) => ReturnType<typeof createElement>;
  if (typeof type !== "string") return create(drawnLater(type), given, ...children);
  let own = given as Record<string, unknown> | null;
  // What says `false` in words; of other attributes that would be their absence.
  if (typeof own?.spellCheck === "boolean") own = { ...own, spellCheck: String(own.spellCheck) };
  if (type === "form") return create(Form, own, ...children);
  if (typeof own?.formAction === "function") own = withFormAction(own);
  if (type === "img") return create(...picture(withNotes(own)));
  const props = type === "option" ? withValue(own, children) : withNotes(own);
  if (/^h[1-6]$/.test(type)) return create(...withAnchor(type, props, children));
  const drawn = create(type === "main" ? "div" : type, props, ...children);
  return type === "select" ? withChosenOptions(drawn, props) : drawn;
};
