import { isObject, type Json, listOf } from "../json.ts";
import { splitReference } from "../specification/references.ts";

/** Paths, their methods and what stands around them: samples stand no deeper. */
const maxDepth = 5;

/**
 * Puts the code of samples in place that stands in files of their own (`source: { $ref: samples/add.py }`).
 * @param read text of a file of the tree; null where it cannot be a sample, which `read` reports.
 */
export function placeSampleSources(document: unknown, read: (file: string) => string | null, depth = 0): void {
  if (!isObject(document) || depth > maxDepth) return;
  for (const key of ["x-codeSamples", "x-code-samples"]) {
    for (const sample of [document[key]].flat()) {
      const reference = isObject(sample) && isObject(sample.source) ? sample.source.$ref : null;
      if (typeof reference !== "string") continue;
      const { file, pointer } = splitReference(reference);
      if (pointer === "") (sample as Json).source = read(file);
    }
  }
  for (const inner of Object.values(document)) {
    for (const one of listOf(inner)) placeSampleSources(one, read, depth + 1);
    placeSampleSources(inner, read, depth + 1);
  }
}
