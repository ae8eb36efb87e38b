import type { JsonObject } from "../json/json-node.ts";
import { entryLists, labelKeyOf } from "./entry-labels.ts";
import type { Shape } from "./shape.ts";

/** What is meant by keys that no entry of the navigation has. */
const inNavigation: Record<string, string> = {
  collapsed: "A group that is open from the beginning has `expanded`",
  open: "Write `expanded`",
  defaultOpen: "Write `expanded`",
  isDefaultHidden: "Write `hidden`",
  noindex: "It has its place in the frontmatter of pages",
  link: "Write `href`",
  description: "A group has none",
};

const namesOfEntries = new Set(["title", "label", "name"]);
const addresses = new Set(["href", "url", "link", "path"]);

/** The key of the label of entries of these forms; undefined for what is no entry of the navigation. */
function ownLabel(forms: readonly Shape[]): string | undefined {
  return Object.keys(entryLists).find((label) => forms.some(({ properties = {} }) => Object.hasOwn(properties, label)));
}

/** As what a key is read that an entry of the navigation does not have; undefined for one that is read over. */
export function readAs(key: string, entry: JsonObject, forms: readonly Shape[]): string | undefined {
  const own = ownLabel(forms);
  if (own === undefined || own === key) return undefined;
  if (labelKeyOf(entry, own) === key) return `\`${own}\``;
  const isElsewhere = own === "group" && !entry.entries.has("group") && Object.hasOwn(entryLists, key);
  return isElsewhere ? `if it stood in \`${entryLists[key]}\`` : undefined;
}

/** What to do about a key that an entry of the navigation, or a link, does not have; undefined for one that says nothing. */
export function hintForEntry(key: string, forms: readonly Shape[]): string | undefined {
  const own = ownLabel(forms);
  if (own === undefined) {
    const isLink = forms.some(({ properties = {} }) => Object.hasOwn(properties, "label"));
    return isLink && namesOfEntries.has(key) ? "Write `label`" : undefined;
  }
  if (Object.hasOwn(entryLists, key)) return `An entry with \`${key}\` has its place in \`${entryLists[key]}\``;
  if (namesOfEntries.has(key)) return `Its name is what \`${own}\` says`;
  if (own === "group" && addresses.has(key)) return "A group leads nowhere but to the page that `root` names";
  return Object.hasOwn(inNavigation, key) ? inNavigation[key] : undefined;
}

/** Where the keys of a schema stand, for those that are written elsewhere. */
export class KeyPlaces {
  readonly #places = new Map<string, string[]>();

  constructor(schema: Shape) {
    this.#add(schema, "");
  }

  /** Whether there is a key of this path. */
  has(path: string): boolean {
    return (this.#places.get(path.slice(path.lastIndexOf(".") + 1)) ?? []).includes(path);
  }

  /** The only path of a key below an object; from the top, no deeper than in one of its objects. */
  below(name: string, key: string): string | undefined {
    const prefix = name ? `${name}.` : "";
    const found = (this.#places.get(key) ?? []).filter(
      (path) => path.startsWith(prefix) && (name !== "" || path.split(".").length === 2),
    );
    return found.length === 1 ? found[0] : undefined;
  }

  #add(shape: Shape, name: string): void {
    for (const form of [shape, ...(shape.anyOf ?? [])]) {
      for (const [key, one] of Object.entries(form.properties ?? {})) {
        const path = name ? `${name}.${key}` : key;
        const paths = this.#places.get(key) ?? [];
        if (!paths.includes(path)) this.#places.set(key, [...paths, path]);
        this.#add(one, path);
      }
    }
  }
}
