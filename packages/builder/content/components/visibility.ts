import type { Component } from "../rendering/element-call.ts";

/**
 * `<Visibility for="humans">` is part of the page; `for="agents"` of its Markdown only. Readers of a site do not sign in,
 * so that `for="signed-out"` is for all of them, and `for="signed-in"` or `for={{ groups: ["…"] }}` for none.
 */
export const visibility: Component = (element) => {
  const { props, state } = element;
  if (element.choice("for") === "agents") return "";
  if (!isForSignedIn(props.for)) return element.children();
  state.diagnose(
    "info",
    "no-sign-in",
    "This is for readers who have signed in, and nobody signs in to a site; it is not shown.",
    "Leave out `<Visibility>` to show it to everyone who may reach the site.",
  );
  return "";
};

/** Whether such a `for` asks for readers who have signed in: all of them, or those of some groups. */
export function isForSignedIn(audience: unknown): boolean {
  return audience === "signed-in" || (typeof audience === "object" && audience !== null && "groups" in audience);
}
