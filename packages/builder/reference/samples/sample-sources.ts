import { isObject, listOf, objectOf } from "../json.ts";
import { splitReference } from "../specification/references.ts";
import { samplesKeys, sourceKeys } from "./given-samples.ts";

/** Paths, their methods and what stands around them: samples stand no deeper. */
const maxDepth = 5;

/**
 * Puts the code of samples in place that stands in files of their own (`source: { $ref: samples/add.py }`).
 * @param read text of a file of the tree; null where it cannot be a sample, which `read` reports.
 */
export function placeSampleSources(document: unknown, read: (file: string) => string | null, depth = 0): void {
  if (!isObject(document) || depth > maxDepth) return;
  for (const sample of samplesKeys.flatMap((key) => document[key]).filter(isObject)) {
    for (const key of sourceKeys) {
      const reference = objectOf(sample[key]).$ref;
      if (typeof reference !== "string") continue;
      const { file, pointer } = splitReference(reference);
      if (pointer === "") sample[key] = read(file);
    }
  }
  for (const inner of Object.values(document)) {
    for (const one of listOf(inner)) placeSampleSources(one, read, depth + 1);
    placeSampleSources(inner, read, depth + 1);
  }
}
