import type { Component } from "../element-call.ts";
import { record } from "../expressions/values.ts";
import { loadSnippet, renderSnippet } from "../snippets.ts";

/** The older way to include a file: `<Snippet file="intro.mdx" />`, from `snippets/` or by a path from the root. */
export const snippet: Component = (element) => {
  const { state } = element;
  const file = element.text("file").replace(/^\/+/, "");
  const path =
    [`snippets/${file}`, `_snippets/${file}`, file].find((candidate) => state.context.hasFile(candidate)) ??
    `snippets/${file}`;
  const loaded = loadSnippet(path, state);
  if (!loaded?.default) return "";
  const { file: _file, ...props } = element.props;
  return renderSnippet(loaded.default, Object.assign(record(), props), state);
};
