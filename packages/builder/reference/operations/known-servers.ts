import { listOf, objectOf, textOf } from "../json.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { isServerUrl } from "./servers.ts";

/**
 * The operation with the servers that docs.json names (`api.mdx.server`), where its specification names none, or only the root of
 * whichever host shows it, which says the same.
 */
export function withKnownServers(slice: OperationSlice, servers: readonly string[]): OperationSlice {
  const written = [slice.value.servers, slice.pathItem.servers, slice.servers].flatMap(listOf);
  const isNamed = written.some((one) => !["", "/"].includes(textOf(objectOf(one).url) ?? ""));
  const known = servers.filter(isServerUrl);
  if (slice.kind !== "operation" || isNamed || known.length === 0) return slice;
  const { servers: _, ...value } = slice.value;
  const { servers: __, ...pathItem } = slice.pathItem;
  return { ...slice, value, pathItem, servers: known.map((url) => ({ url })) };
}
