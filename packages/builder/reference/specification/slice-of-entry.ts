import { sliceOfChannel } from "../asyncapi/index.ts";
import { isObject, type Json, listOf, objectOf, own } from "../json.ts";
import { pathBehindServer } from "../operations/operation-path.ts";
import type { Specification } from "./load-specification.ts";
import { pathItemOf } from "./path-item.ts";
import type { OperationSlice, SpecificationEntry } from "./specification.ts";

/** The part of a specification that one entry's page is made of. */
export function sliceOf(specification: Specification, entry: SpecificationEntry): OperationSlice | null {
  const { root, file, graph } = specification;
  const { kind, method, path, position } = entry;
  if (kind === "channel") return sliceOfChannel(specification, entry);
  const components = objectOf(root.components);
  const item = own(objectOf(kind === "webhook" ? root.webhooks : root.paths), path);
  const pathItem = pathItemOf(specification, item);
  const value =
    kind === "schema"
      ? own(objectOf(components.schemas), path)
      : kind === "webhook"
        ? pathItem[entry.calledWith ?? "post"]
        : (pathItem[method.toLowerCase()] ?? own(objectOf(pathItem.additionalOperations), method));
  if (!isObject(value)) return null;
  const { parameters, servers, summary, description } = pathItem;
  const around: Json = kind === "schema" ? {} : { parameters, servers, summary, description };
  const securitySchemes = objectOf(components.securitySchemes);
  const definitions = graph.definitionsFor([value, around, securitySchemes]);
  return {
    file,
    kind,
    method,
    path: kind === "operation" ? pathBehindServer(path) : path,
    calledWith: entry.calledWith,
    position,
    value,
    pathItem: around,
    servers: listOf(root.servers),
    // What the document asks for is asked of those who call the API, which calls its webhooks itself.
    security: value.security ?? (kind === "webhook" ? null : root.security) ?? [],
    securitySchemes,
    definitions,
  };
}
