import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import type { OperationName } from "../operations/operation-name.ts";

/** Specifications that one diagnostic names. */
const maxNamed = 5;

/**
 * Names that several specifications have, with something else in each: which of them is meant, nobody says. Specifications that
 * share many operations are told once, where the first is named.
 */
export class TwinOperations {
  readonly #told = new Map<string, { first: Diagnostic; more: number }>();

  /** @param taken the file whose page is made, `twins` the others that have the name. */
  add({ kind, method, path }: OperationName, taken: string, twins: readonly string[], position: () => Position): void {
    const key = [taken, ...twins].join("\n");
    const known = this.#told.get(key);
    if (known) {
      known.more++;
      return;
    }
    const others = [...twins.slice(0, maxNamed), ...(twins.length > maxNamed ? ["…"] : [])].join(", ");
    const name = kind === "schema" || kind === "channel" ? path : `${method} ${path}`;
    const first: Diagnostic = {
      severity: "warning",
      code: "ambiguous-operation",
      message: `${name} of ${taken} is shown, and is something else in ${others}`,
      hint: `Name the file before it: "${taken} ${name}"`,
      ...position(),
    };
    this.#told.set(key, { first, more: 0 });
  }

  get diagnostics(): Diagnostic[] {
    return [...this.#told.values()].map(({ first, more }) => {
      const others = more === 0 ? "" : `, as ${more === 1 ? "another name is" : `${more} other names are`}`;
      return { ...first, message: first.message + others };
    });
  }
}
