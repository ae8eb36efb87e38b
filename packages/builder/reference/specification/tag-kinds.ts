import { type Json, listOf, objectOf, textOf } from "../json.ts";

/** What tags of OpenAPI 3.2 are for (`kind`): parts of the navigation, marks of operations, or readers. */
export class TagKinds {
  readonly #tags = new Map<string, { kind: string | null; summary: string | null }>();

  constructor(root: Json) {
    for (const tag of listOf(root.tags).map(objectOf)) {
      const name = textOf(tag.name);
      if (name !== null) this.#tags.set(name, { kind: textOf(tag.kind), summary: textOf(tag.summary) });
    }
  }

  /** The tag whose group an operation stands in: the first that is meant for it, else the first that nothing is said of. */
  groupOf(operation: Json): string | null {
    const names = namesIn(operation).filter((name) => !["badge", "audience"].includes(this.#kindOf(name) ?? ""));
    return names.find((name) => this.#kindOf(name) === "nav") ?? names[0] ?? null;
  }

  /** What marks an operation in the navigation. */
  badgeOf(operation: Json): string | null {
    const name = namesIn(operation).find((one) => this.#kindOf(one) === "badge");
    return name === undefined ? null : (this.#tags.get(name)?.summary ?? name);
  }

  #kindOf(name: string): string | null {
    return this.#tags.get(name)?.kind ?? null;
  }
}

function namesIn(operation: Json): string[] {
  return listOf(operation.tags).flatMap((tag) => textOf(tag) ?? []);
}
