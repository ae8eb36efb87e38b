import { jsonText } from "../exact-json.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import type { SpecificationEntry } from "./specification.ts";

type PageSettings = Pick<SpecificationEntry, "deprecated" | "hidden" | "excluded" | "metadata" | "content" | "href">;

/**
 * What a thing of a specification says of its own page (`deprecated`, `x-hidden`, `x-excluded`, `x-mint`); what stands
 * around it hides or excludes it too.
 */
export function pageSettings(value: Json, around: Json = {}): PageSettings {
  const mint = objectOf(value["x-mint"]);
  return {
    deprecated: value.deprecated === true,
    hidden: value["x-hidden"] === true || around["x-hidden"] === true,
    excluded: value["x-excluded"] === true || around["x-excluded"] === true,
    // What is read of a page goes through files, which hold no big integers.
    metadata: objectOf(JSON.parse(jsonText(objectOf(mint.metadata)))),
    content: textOf(mint.content),
    href: textOf(mint.href),
  };
}
