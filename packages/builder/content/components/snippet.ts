import { record } from "../expressions/values.ts";
import { loadSnippet } from "../modules/snippets.ts";
import type { Component } from "../rendering/element-call.ts";
import { renderSnippet } from "../rendering/elements/render-snippet.ts";

/** The older way to include a file: `<Snippet file="intro.mdx" />`, from `snippets/` or by a path from the root. */
export const snippet: Component = (element) => {
  const { state } = element;
  if (!element.text("file")) return element.children();
  const file = element.text("file").replace(/^\/+/, "");
  const named = /\.mdx?$/.test(file) ? [file] : [file, `${file}.mdx`, `${file}.md`];
  const path =
    ["snippets/", "_snippets/", ""]
      .flatMap((folder) => named.map((name) => folder + name))
      .find((candidate) => state.context.hasFile(candidate)) ?? `snippets/${file}`;
  const loaded = loadSnippet(path, state);
  if (!loaded?.default) return "";
  const { file: _file, ...props } = element.props;
  return renderSnippet(loaded.default, Object.assign(record(), props), state);
};
