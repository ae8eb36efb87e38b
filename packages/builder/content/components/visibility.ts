import type { Component } from "../rendering/element-call.ts";

/**
 * `<Visibility for="humans">` is part of the page; `for="agents"` of its Markdown only. Readers of a site do not sign in,
 * so that `for="signed-out"` is for all of them, and `for="signed-in"` or `for={{ groups: ["…"] }}` for none.
 */
export const visibility: Component = (element) => {
  const { props, state } = element;
  if (audienceOf(props.for) === "agents") return "";
  if (!isForSignedIn(props.for)) return element.children();
  state.diagnose(
    "info",
    "no-sign-in",
    "This is for readers who have signed in, and nobody signs in to a site; it is not shown.",
    "Leave out `<Visibility>` to show it to everyone who may reach the site.",
  );
  return "";
};

/** Whom such a `for` names, in capitals or not. */
export function audienceOf(value: unknown): unknown {
  return typeof value === "string" ? value.trim().toLowerCase() : value;
}

/** Whether such a `for` asks for readers who have signed in: all of them, or those of some groups. */
export function isForSignedIn(audience: unknown): boolean {
  return (
    audienceOf(audience) === "signed-in" || (typeof audience === "object" && audience !== null && "groups" in audience)
  );
}
