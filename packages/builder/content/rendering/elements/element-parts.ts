import type { Scope } from "../../expressions/scope.ts";
import type { Place } from "../../place.ts";

/** What an element is rendered from; `place` is where a program has its tag. */
export interface ElementParts {
  props: Record<string, unknown>;
  scope: Scope;
  place?: Place | null;
  /** Props in its tag that its component does not have. */
  unknownProps?: readonly { name: string; offset: number }[] | null;
  placeAt?(offset: number): Place | null;
}
