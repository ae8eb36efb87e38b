import { type CalloutKind, calloutKinds } from "../../components/callout-kinds.ts";
import type { Scope } from "../../expressions/scope.ts";
import { MdxFragment, record } from "../../expressions/values.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import type { RenderState } from "../render-state.ts";

const mark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/;
const kinds: Readonly<Record<string, CalloutKind>> = {
  NOTE: "note",
  TIP: "tip",
  IMPORTANT: "info",
  WARNING: "warning",
  CAUTION: "danger",
};

/** HTML of a quotation that is an alert of Markdown (`> [!NOTE]` in a line of its own): the callout of its kind. Null for others. */
export function renderAlert({ children = [] }: MdxNode, scope: Scope, state: RenderState): string | null {
  const [first, ...others] = children;
  const [text, ...rest] = first?.type === "paragraph" ? (first.children ?? []) : [];
  const found = text?.type === "text" ? mark.exec(text.value ?? "") : null;
  if (!first || !text || !found) return null;
  const value = (text.value ?? "").slice(found[0].length);
  const line = value === "" ? rest : [{ ...text, value }, ...rest];
  const nodes = line.length > 0 ? [{ ...first, children: line }, ...others] : others;
  const { label } = calloutKinds[kinds[found[1] as string] as CalloutKind];
  const props = record([["children", new MdxFragment(nodes, scope)]]);
  return state.renderElement(label, { props, scope });
}
