import { addToList } from "../../text/add-to-list.ts";
import { sha256 } from "../../text/hashes.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import type { Json } from "../json.ts";
import type { OperationSlice, SpecificationEntry } from "../specification/specification.ts";
import { nearestPage } from "./nearest-page.ts";

/**
 * Parts of a document as programs name them that show all of it on one page: `#operation/listUsers`,
 * `#tag/users/operation/listUsers`, `#/users/listUsers`, `#section/Authentication`, `#/components/schemas/User`.
 */
const part = "#(?:operation|tag|section|schema|model|paths)/|#/(?!/)";
const anyLink = new RegExp(`(?:\\]\\(|href=\\\\?["'])(?:${part})`);
const markdownLink = new RegExp(`\\[([^\\[\\]\\n]*)\\]\\(((?:${part})[^()\\s]*)\\)`, "g");
const htmlLink = new RegExp(`(href=["'])((?:${part})[^"'\\s]*)`, "g");

/** Whether a text has links to parts of its document. */
export function linksToParts(text: string): boolean {
  return anyLink.test(text);
}

/** Where links between the parts of one document lead. */
export interface LinkedPages {
  /** Changes when any page does. */
  readonly key: string;
  /** The slice with its links leading to pages; a part that has no page is named without a link. */
  linked(slice: OperationSlice, from: string): OperationSlice;
  /** A text of a page with its links leading to pages. */
  linkedText(text: string | null, from: string): string | null;
}

/** Which pages of a site the parts of one specification are. */
export class PagesOfParts implements LinkedPages {
  readonly #paths = new Map<string, string[]>();
  #key: string | undefined;

  /** @param path of the page that is about an entry; those that are told first come first. */
  add({ kind, method, path, tag, operationId }: SpecificationEntry, page: string): void {
    const pointer = path.replaceAll("~", "~0").replaceAll("/", "~1");
    const names =
      kind === "schema"
        ? [`schema/${path}`, `model/${path}`, `components/schemas/${path}`]
        : [`paths/${pointer}/${method}`, ...(operationId ? [`operation/${operationId}`] : [])];
    const within = (name: string) => [`tag/${name}`, `tag/${name}/${method}${path}`, `tag/${name}/${kind}/${path}`];
    if (tag !== null && kind !== "schema")
      names.push(
        ...within(tag),
        ...names.map((one) => `tag/${tag}/${one}`),
        ...(operationId ? [`${tag}/${operationId}`] : []),
      );
    for (const name of names) addToList(this.#paths, plain(name), page);
  }

  /** Changes when any page does. */
  get key(): string {
    this.#key ??= sha256(JSON.stringify([...this.#paths]));
    return this.#key;
  }

  /** The slice with its links leading to pages; a part that has no page is named without a link. */
  linked(slice: OperationSlice, from: string): OperationSlice {
    const turn = (text: string) => this.#linked(text, from);
    return {
      ...slice,
      value: turned(slice.value, turn) as Json,
      pathItem: turned(slice.pathItem, turn) as Json,
      definitions: turned(slice.definitions, turn) as Json,
    };
  }

  /** A text of a page with its links leading to pages. */
  linkedText(text: string | null, from: string): string | null {
    return text === null ? null : this.#linked(text, from);
  }

  #linked(text: string, from: string): string {
    if (!text.includes("#")) return text;
    return text
      .replace(markdownLink, (_, label: string, target: string) => {
        const page = this.#pageOf(target, from);
        return page === null ? label : `[${label}](</${page}>)`;
      })
      .replace(htmlLink, (whole, before: string, target: string) => {
        const page = this.#pageOf(target, from);
        return page === null ? whole : `${before}/${page}`;
      });
  }

  /** Of several pages of one part the nearest: a site has a copy for each language or version. */
  #pageOf(fragment: string, from: string): string | null {
    const pages = this.#paths.get(plain(fragment.replace(/^#\/?/, ""))) ?? [];
    return nearestPage(pages, from);
  }
}

/** Names as they are looked for: programs write spaces as hyphens, and some all in small letters. */
function plain(name: string): string {
  return percentDecoded(name)
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
}

/** A value with all texts in it turned; it stays itself where none changes. */
function turned(value: unknown, turn: (text: string) => string): unknown {
  if (typeof value === "string") return turn(value);
  if (Array.isArray(value)) {
    const items = value.map((one) => turned(one, turn));
    return items.some((one, index) => one !== value[index]) ? items : value;
  }
  if (value === null || typeof value !== "object") return value;
  let copy: Json | null = null;
  for (const [key, one] of Object.entries(value)) {
    const next = turned(one, turn);
    if (next !== one) {
      copy ??= { ...value };
      copy[key] = next;
    }
  }
  return copy ?? value;
}
