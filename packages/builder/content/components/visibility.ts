import type { Component } from "../rendering/element-call.ts";

/** `<Visibility for="humans">` is part of the page; `for="agents"` of its Markdown only. */
export const visibility: Component = (element) => (element.text("for") === "agents" ? "" : element.children());
