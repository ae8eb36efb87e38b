import type { Scope } from "../expressions/scope.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { withProps } from "../rendering/elements/code-props.ts";
import { outdented } from "../rendering/outdented.ts";
import { indentRest, quote } from "./block-builder.ts";
import { holdsMdx, titleOf } from "./node-kinds.ts";
import { inCell } from "./table.ts";
import { withWholeAddresses } from "./whole-addresses.ts";

/** What writes the nodes that stand in one. */
export interface NodesWriter {
  /** Markdown of nodes, blocks apart by empty lines. */
  blocks(nodes: readonly MdxNode[], scope: Scope): string;
  /** An address as it leads to the same place from anywhere. */
  address(written: string): string;
}

/** Markdown of a block. */
export function blockOf(node: MdxNode, scope: Scope, writer: NodesWriter): string {
  const source = sourceOf(node, scope, writer);
  if (node.type === "code") return withProps(source, scope);
  if (!holdsMdx(source) || node.type === "math") return source;
  const children = node.children ?? [];
  switch (node.type) {
    case "heading":
      return `${"#".repeat(node.depth as number)} ${writer.blocks(children, scope)}`;
    case "blockquote":
      return quote(writer.blocks(children, scope));
    case "list":
      return children
        .map((item, index) => itemOf(item, node.ordered ? `${(node.start ?? 1) + index}. ` : "- ", scope, writer))
        .join("\n");
    case "table":
      return tableOf(node, scope, writer);
    default:
      return children.length > 0 ? writer.blocks(children, scope) : source;
  }
}

function itemOf(item: MdxNode, marker: string, scope: Scope, writer: NodesWriter): string {
  const box = typeof item.checked === "boolean" ? `[${item.checked ? "x" : " "}] ` : "";
  return marker + box + indentRest(writer.blocks(item.children ?? [], scope), " ".repeat(marker.length));
}

function tableOf(node: MdxNode, scope: Scope, writer: NodesWriter): string {
  const align = node.align ?? [];
  const cells = (row: MdxNode) =>
    (row.children ?? []).slice(0, align.length).map((cell) => inCell(writer.blocks(cell.children ?? [], scope)));
  const rows = (node.children ?? []).map((row) => `| ${cells(row).join(" | ")} |`);
  const rule = `| ${align.map((side) => (side === "right" ? "--:" : side === "center" ? ":-:" : "---")).join(" | ")} |`;
  return [rows[0], rule, ...rows.slice(1)].join("\n");
}

/** Markdown of what stands within a line. */
export function inlineOf(node: MdxNode, scope: Scope, writer: NodesWriter): string {
  const source = sourceOf(node, scope, writer);
  if (!node.children || !holdsMdx(source)) return source;
  const inner = writer.blocks(node.children, scope);
  switch (node.type) {
    case "strong":
      return `**${inner}**`;
    case "emphasis":
      return `*${inner}*`;
    case "delete":
      return `~~${inner}~~`;
    case "link":
      return `[${inner}](${writer.address(node.url as string)}${titleOf(node)})`;
    case "linkReference": {
      const definition = scope.module.definitions.get(node.identifier ?? "");
      return definition ? `[${inner}](${writer.address(definition.url as string)})` : inner;
    }
    default:
      return inner;
  }
}

/** A node's source as it was written, but for relative addresses: the text may be read anywhere. */
function sourceOf(node: MdxNode, scope: Scope, writer: NodesWriter): string {
  let source = node.written ?? outdented(scope.module.written, node);
  // Where a value of the tag before it has a backslash, the parser takes the end of the tag for a part of the text.
  if (node.type === "text" && source.startsWith(">") && !String(node.value).startsWith(">")) source = source.slice(1);
  if (node.type === "code" || node.type === "inlineCode" || !/\](?:\(|:)/.test(source)) return source;
  const { definitions } = scope.module;
  return withWholeAddresses(
    source,
    (url) => writer.address(url),
    (label) => definitions.has(label.trim().replace(/\s+/g, " ").toLowerCase()),
  );
}
