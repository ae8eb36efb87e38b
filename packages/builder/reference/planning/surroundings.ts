import type { Source, Sources } from "../specification/specification-sources.ts";

/** The specifications of one kind of document. */
export type SpecificationKey = "openapi" | "asyncapi";

/**
 * A part of the navigation with the specifications that it names, or that parts inside of it name: a page that says only
 * "GET /users" means those of its own version before those of another.
 */
export class Surroundings {
  readonly #parent: Surroundings | null;
  readonly #files: Record<SpecificationKey, Set<string>> = { openapi: new Set(), asyncapi: new Set() };

  constructor(parent: Surroundings | null) {
    this.#parent = parent;
  }

  /** Notes what a part names itself; those around it have it inside. */
  add(named: Pick<Sources, SpecificationKey>): void {
    for (const key of ["openapi", "asyncapi"] as const) for (const { file } of named[key]) this.#files[key].add(file);
    this.#parent?.add(named);
  }

  /** Specifications in this part and in those around it, the nearest first. */
  filesAround(key: SpecificationKey): string[][] {
    return [[...this.#files[key]], ...(this.#parent?.filesAround(key) ?? [])];
  }
}

/** Specifications that may be meant at a place, the nearest first: what is named for the whole site counts after what is nearer. */
export function filesNear(
  key: SpecificationKey,
  inherited: readonly Source[],
  isOfSite: boolean,
  around: Surroundings | null,
): string[][] {
  const files = inherited.map(({ file }) => file);
  const inside = around?.filesAround(key) ?? [];
  return isOfSite ? [...inside, files] : [files, ...inside];
}
