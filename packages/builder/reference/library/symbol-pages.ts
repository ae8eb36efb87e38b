import type { WrittenNode, WrittenProp } from "../../content/index.ts";
import { addToList } from "../../text/add-to-list.ts";
import { sha256 } from "../../text/hashes.ts";
import { nearestPage } from "../links/nearest-page.ts";
import type { LinkedPages } from "../links/part-links.ts";
import type { OperationSlice, SpecificationEntry } from "../specification/specification.ts";
import { symbolLink } from "./library.ts";

const markdownLink = /\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\]\((#symbol\/[^()\s]*)\)/g;

/** Which pages of a site the symbols of one library are. */
export class SymbolPages implements LinkedPages {
  /** By `symbolLink`; a site may have a copy of a page for each language or version. */
  readonly #paths = new Map<string, string[]>();
  #key: string | undefined;

  /** @param page the path of the page that is about an entry; those that are told first come first. */
  add({ method, path, library }: SpecificationEntry, page: string): void {
    if (library) addToList(this.#paths, symbolLink(method, path), page);
  }

  /** Changes when any page does. */
  get key(): string {
    this.#key ??= sha256(JSON.stringify([...this.#paths]));
    return this.#key;
  }

  /** The slice with its links leading to pages; a symbol that has no page is named without a link. */
  linked(slice: OperationSlice, from: string): OperationSlice {
    const nodes = slice.value.nodes as readonly WrittenNode[];
    return { ...slice, value: { ...slice.value, nodes: nodes.map((node) => this.#linkedNode(node, from)) } };
  }

  /** A text of a page with its links leading to pages. */
  linkedText(text: string | null, from: string): string | null {
    return text === null ? null : this.#linkedMarkdown(text, from);
  }

  #linkedMarkdown(text: string, from: string): string {
    if (!text.includes("#symbol/")) return text;
    return text.replace(markdownLink, (_, label: string, link: string) => {
      const page = this.#pageOf(link, from);
      return page === null ? label : `[${label}](<${page}>)`;
    });
  }

  #linkedNode(node: WrittenNode, from: string): WrittenNode {
    if (typeof node === "string") return node;
    if ("markdown" in node) return { ...node, markdown: this.#linkedMarkdown(node.markdown, from) };
    const { component, props = {} } = node;
    const children = node.children?.map((child) => this.#linkedNode(child, from));
    const { href } = props;
    if (component === "a" && typeof href === "string" && href.startsWith("#symbol/")) {
      const page = this.#pageOf(href, from);
      return page === null
        ? { component: "span", ...(children ? { children } : {}) }
        : { ...node, props: { ...props, href: page }, ...(children ? { children } : {}) };
    }
    const linked = Object.fromEntries(
      Object.entries(props).map(([name, value]): [string, WrittenProp] => [name, this.#linkedProp(value, from)]),
    );
    return { component, ...(node.props ? { props: linked } : {}), ...(children ? { children } : {}) };
  }

  #linkedProp(value: WrittenProp, from: string): WrittenProp {
    const isNodes = value !== null && typeof value === "object" && !Array.isArray(value);
    return isNodes ? { nodes: value.nodes.map((node) => this.#linkedNode(node, from)) } : value;
  }

  /** Where a link leads: of several pages of one symbol to the nearest. Null where it is the page itself, and no place on it. */
  #pageOf(link: string, from: string): string | null {
    const [symbol = "", anchor] = link.slice(1).split("#");
    const pages = this.#paths.get(`#${symbol}`) ?? [];
    const place = anchor ? `#${anchor}` : "";
    if (pages.includes(from)) return place || null;
    const page = nearestPage(pages, from);
    return page === null ? null : `/${page}${place}`;
  }
}
