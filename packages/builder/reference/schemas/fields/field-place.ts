import type { WrittenNode } from "../../../content/index.ts";
import type { Json } from "../../json.ts";
import type { FieldQueue } from "./field-queue.ts";
import { anyName } from "./held-attributes.ts";

/** What holds for all fields of one page and direction. */
export interface FieldsOptions {
  /** The specification: what a page does not show stands there. */
  file: string;
  definitions: Json;
  direction: "request" | "response";
  /** Location of the attributes of a body; `body` in a request, else none. */
  place?: "body";
  /** Keys of a schema that are shown as pills (`api.params.post`). */
  pills: readonly string[];
  /** Nested attributes stand open (`api.params.expanded`). */
  expanded: boolean;
  /** The page's: whoever asks for fields lets it finish at the end. */
  queue: FieldQueue;
}

/** The location of a body's parts; empty for those of an answer. */
export function placeOfBody({ place, direction }: Pick<FieldsOptions, "place" | "direction">): string {
  return place ?? (direction === "request" ? "body" : "");
}

/** Where among the fields of a page one prints. */
export interface FieldPlace {
  /** Location of the fields; empty for parts of an answer. */
  location: string;
  /** References that lead here: what recurs is shown once. */
  through: readonly string[];
  /** Objects around it. */
  depth: number;
  /** Names of the fields and alternatives around it, of which anchors are made. */
  trail: readonly string[];
  /** The same with a step for the items of each list and by `listedName`: the format's newer anchors. */
  listed: readonly string[];
  /** Names of the fields around it, which readers are told before its own. */
  path: readonly string[];
}

/** The place of what stands in a field: `own` are the references that lead there, `step` the alternative that it is alone. */
export function placeWithin(at: FieldPlace, name: string, step: readonly string[], own: readonly string[]): FieldPlace {
  return {
    ...at,
    through: [...at.through, ...own],
    trail: [...at.trail, name, ...step],
    listed: [...at.listed, listedName(name), ...step],
    path: [...at.path, name],
  };
}

/** What the format's newer anchors call an attribute: one of any name by the keyword that lets it be there. */
export function listedName(name: string): string {
  return name === anyName ? "additional-properties" : name;
}

/** The place of what an alternative holds. */
export function placeOfAlternative(at: FieldPlace, step: string, own: readonly string[]): FieldPlace {
  return {
    ...at,
    through: [...at.through, ...own],
    depth: at.depth + 1,
    trail: [...at.trail, step],
    listed: [...at.listed, step],
  };
}

/** What a body holds, and its type where that belongs above it. */
export interface TypedBody {
  type: string | null;
  nodes: WrittenNode[];
}
