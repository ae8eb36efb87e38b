import { isObject, type Json } from "../json.ts";
import { atPointer } from "./references.ts";

/** What may stand in place of references of one document's examples: values, and every 16 characters of a text. */
const maxPlaced = 200_000;
/** References that may lead to each other. */
const maxChain = 8;

/** Where a document keeps its named examples, and where its schemas. */
const examplePlace = /^#\/components\/examples\/[^/]+$/;
const schemaPlace = /^#\/(?:components\/schemas|definitions)\/[^/]+$/;

/** An object, or a list by its indexes. */
type Holder = Record<string, unknown>;

/**
 * Puts what the references of a document's examples name into their place. For OpenAPI such a reference is a part of the
 * example; programs that read whole documents resolve it, and authors share examples that way. One that leads nowhere,
 * or has something beside it, stays as it is written, and so do all where they would repeat too much. A schema is no
 * example: where that is named, one is made as if none were given.
 */
export class ExampleReferences {
  readonly #root: Json;
  #left = maxPlaced;

  /** @param root the document, with its references as they are written. */
  constructor(root: Json) {
    this.#root = root;
  }

  /** Completes the example that `holder` has under a key. */
  place(holder: Json, key: string): void {
    if (key === "example" && schemaPlace.test(referenceOf(holder[key]) ?? "")) {
      delete holder[key];
      return;
    }
    const pending: [holder: Holder, key: string, chain: number][] = [[holder, key, 0]];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [within, name, chain] = next;
      const value = within[name];
      const target = chain < maxChain ? this.#targetOf(value) : undefined;
      if (target !== undefined) {
        this.#left -= sizeOf(target, this.#left);
        if (this.#left < 0) return;
        within[name] = structuredClone(target);
        pending.push([within, name, chain + 1]);
      } else if (typeof value === "object" && value !== null)
        for (const inner of Object.keys(value)) pending.push([value as Holder, inner, chain]);
    }
  }

  /** What a value names that is a reference and nothing else; of a named example its value. */
  #targetOf(value: unknown): unknown {
    const reference = referenceOf(value);
    if (reference === null || this.#left < 0) return undefined;
    const target = atPointer(this.#root, reference.slice(1));
    const isNamed = examplePlace.test(reference) && isObject(target) && target.value !== undefined;
    return isNamed ? target.value : target;
  }
}

/** The reference to a part of the same document that a value is, if it is that and nothing else. */
function referenceOf(value: unknown): string | null {
  if (!isObject(value) || typeof value.$ref !== "string" || Object.keys(value).length > 1) return null;
  return value.$ref.startsWith("#/") ? value.$ref : null;
}

/** How much a value is; more than `most` where it is more. */
function sizeOf(root: unknown, most: number): number {
  let size = 0;
  const pending: unknown[] = [root];
  while (pending.length > 0 && size <= most) {
    const value = pending.pop();
    size += typeof value === "string" ? 1 + (value.length >> 4) : 1;
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) pending.push(inner);
  }
  return size;
}
