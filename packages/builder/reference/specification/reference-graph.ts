import { sha256 } from "../../text/hashes.ts";
import { jsonText } from "../exact-json.ts";
import { isObject, type Json } from "../json.ts";
import { cutKey } from "../schemas/schema.ts";
import { referencesIn } from "./references.ts";

/** Characters of JSON of the definitions that one page is given: what is further away is told by its type alone. */
const maxCharacters = 1_500_000;
/** Keys that say what a schema is without what is inside of it. */
const plainKeys = ["type", "title", "description", "format", "enum", "nullable", "readOnly", "writeOnly", "deprecated"];

interface Target {
  value: unknown;
  hash: string;
  /** Characters of its JSON. */
  length: number;
  references: readonly string[];
}

/** What the references of a specification lead to; each target is looked through once. */
export class ReferenceGraph {
  readonly #targets: ReadonlyMap<string, unknown>;
  readonly #known = new Map<string, Target>();

  constructor(targets: ReadonlyMap<string, unknown>) {
    this.#targets = targets;
  }

  /** Hash of a value together with all that its references reach. */
  hash(value: unknown): string {
    const reached = new Set(referencesIn(value));
    // A set gives what is added to it while it is walked.
    for (const reference of reached) for (const inner of this.#of(reference).references) reached.add(inner);
    const hashes = [...reached].sort().map((reference) => this.#of(reference).hash);
    return sha256(jsonText([value ?? null, hashes]));
  }

  /**
   * What the references of a value lead to, by reference, the nearest first: where that is very much, what is furthest
   * away is there without its inside.
   */
  definitionsFor(value: unknown): Json {
    const definitions: Json = {};
    const reached = new Set(referencesIn(value));
    let length = 0;
    for (const reference of reached) {
      const target = this.#of(reference);
      length += target.length;
      const isWhole = length <= maxCharacters;
      definitions[reference] = isWhole ? (target.value ?? {}) : outlineOf(target.value);
      if (isWhole) for (const inner of target.references) reached.add(inner);
    }
    return definitions;
  }

  #of(reference: string): Target {
    let known = this.#known.get(reference);
    if (!known) {
      const value = this.#targets.get(reference) ?? null;
      const text = jsonText(value) ?? "";
      known = { value, hash: sha256(reference + text), length: text.length, references: referencesIn(value) };
      this.#known.set(reference, known);
    }
    return known;
  }
}

function outlineOf(value: unknown): Json {
  if (!isObject(value)) return {};
  const outline: Json = Object.fromEntries(
    plainKeys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])),
  );
  return Object.keys(outline).length < Object.keys(value).length ? { ...outline, [cutKey]: true } : outline;
}
