import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { sha256 } from "../../text/hashes.ts";
import { channelEntries, channelFaults, sliceOfChannel, tooManyChannels } from "../asyncapi/index.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { pathBehindServer } from "../operation-path.ts";
import { namesServer } from "../operations/servers.ts";
import { isAsyncApi, type Specification } from "./load-specification.ts";
import { methods } from "./methods.ts";
import { operationFaults } from "./operation-faults.ts";
import { pageSettings } from "./page-settings.ts";
import { shapeFaults } from "./shape-faults.ts";
import type { OperationSlice, SpecificationEntry, SpecificationIndex } from "./specification.ts";
import { TagKinds } from "./tag-kinds.ts";

/** Operations of one specification that become pages. */
const maxEntries = 20_000;
/** Methods of the specification's own (`additionalOperations` of OpenAPI 3.2). */
const methodName = /^[A-Za-z][A-Za-z-]{0,30}$/;

/** What is told is posted: a webhook's other methods, such as the one that verifies an address, come after it. */
const webhookMethods = ["post", ...methods.filter((method) => method !== "post")];

/** Lists everything of a specification that a page can be about. */
export function indexSpecification(specification: Specification): SpecificationIndex {
  const { root, file, graph } = specification;
  const positions = pathPositions(specification);
  const common = graph.hash([root.servers, root.security, objectOf(root.components).securitySchemes]);
  const kinds = new TagKinds(root);
  let left = 0;
  const unserved: string[] = [];
  const entries: SpecificationEntry[] = [];
  const add = (
    kind: SpecificationEntry["kind"],
    method: string,
    path: string,
    value: Json,
    pathItem: Json,
    calledWith: string | null = null,
  ) => {
    if (entries.length >= maxEntries) {
      left++;
      return;
    }
    if (kind === "operation" && !namesServer([value, pathItem, root])) unserved.push(`${method} ${path}`);
    entries.push({
      kind,
      method,
      path,
      calledWith,
      hash: sha256(
        common +
          graph.hash(value) +
          graph.hash([pathItem.parameters, pathItem.servers, pathItem.summary, pathItem.description]),
      ),
      tag: kinds.groupOf(value),
      badge: kinds.badgeOf(value),
      summary: textOf(value.summary) ?? (kind === "schema" ? textOf(value.title) : null),
      description: textOf(value.description) ?? textOf(pathItem.description) ?? textOf(pathItem.summary),
      operationId: textOf(value.operationId),
      ...pageSettings(value, pathItem),
      position: positions.get(path) ?? { file, line: 1, column: 1 },
    });
  };
  if (isAsyncApi(root))
    entries.push(...channelEntries(specification, (value) => common + graph.hash(value), positions));
  for (const [path, item] of Object.entries(objectOf(root.paths))) {
    const pathItem = pathItemOf(specification, item);
    for (const method of methods) {
      const value = pathItem[method];
      if (isObject(value)) add("operation", method.toUpperCase(), path, value, pathItem);
    }
    for (const [method, value] of Object.entries(objectOf(pathItem.additionalOperations)))
      if (isObject(value) && methodName.test(method)) add("operation", method, path, value, pathItem);
  }
  for (const [name, item] of Object.entries(objectOf(root.webhooks))) {
    const pathItem = pathItemOf(specification, item);
    for (const method of webhookMethods) {
      const value = pathItem[method];
      if (isObject(value)) add("webhook", "WEBHOOK", name, value, pathItem, method);
    }
  }
  for (const [name, value] of Object.entries(objectOf(objectOf(root.components).schemas))) {
    if (isObject(value) && !isAsyncApi(root)) add("schema", "SCHEMA", name, value, {});
  }
  return {
    file,
    title: textOf(objectOf(root.info).title) ?? file,
    files: specification.files,
    overlays: specification.overlays,
    entries,
    labels: labelsOf(root),
    parents: parentsOf(root),
    unserved: unserved[0] === undefined ? null : { name: unserved[0], others: unserved.length - 1 },
    linksToParts: specification.linksToParts,
    tagOrder: tagGroupsOf(root).flatMap(({ tags }) => tags),
    diagnostics: [
      ...specification.diagnostics,
      ...(isAsyncApi(root)
        ? [
            ...channelFaults(specification, positions),
            ...tooManyChannels(file, Object.keys(objectOf(root.channels)).length),
          ]
        : [...shapeFaults(specification), ...operationFaults(specification, positions), ...tooMany(file, left)]),
    ],
  };
}

/** That operations have no pages, where there are more than those that get one. */
function tooMany(file: string, left: number): Diagnostic[] {
  if (left === 0) return [];
  const message = `${file} has ${left} operations and schemas more than the ${maxEntries} that get pages`;
  const hint = "Split the specification, or leave out what nobody reads with `x-excluded`";
  return [{ severity: "warning", code: "too-many-operations", message, hint, file, line: 1, column: 1 }];
}

/** What a path holds: what it refers to, and what stands beside the reference. Methods in capitals are methods. */
function pathItemOf({ targets }: Specification, item: unknown): Json {
  const { $ref, ...beside } = objectOf(item);
  const held: Json = { ...objectOf(targets.get(textOf($ref) ?? "")), ...beside };
  for (const key of Object.keys(held)) {
    const method = key.toLowerCase();
    if (method !== key && methods.some((one) => one === method)) held[method] ??= held[key];
  }
  return held;
}

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

/** Where each path or webhook begins in the text, in one pass over its lines. */
function pathPositions({ text, file }: Specification): Map<string, Position> {
  const positions = new Map<string, Position>();
  let line = 1;
  for (let at = 0; at < text.length; line++) {
    const end = text.indexOf("\n", at);
    const stop = end < 0 ? text.length : end;
    // A key stands at the beginning of its line; longer lines are minified JSON. A colon within a word ends none: `/a:copy`.
    const match =
      stop - at < 1000
        ? /^(\s+)(?:(?:"([^"]+)"|'([^']+)'):|([^\s"'#-](?:[^:#]|:(?=\S))*):(?=\s|$))/.exec(text.slice(at, stop))
        : null;
    const name = match?.[2] ?? match?.[3] ?? match?.[4];
    if (name !== undefined && !positions.has(name))
      positions.set(name, { file, line, column: (match?.[1] ?? "").length + 1 });
    at = stop + 1;
  }
  return positions;
}

/** Labels of tags that readers do not see by their names, and of groups of tags. */
function labelsOf(root: Json): SpecificationIndex["labels"] {
  const labels = listOf(root.tags).flatMap((one) => {
    const tag = objectOf(one);
    const name = textOf(tag.name);
    // The format's own word, the one that other programs know, and that of OpenAPI 3.2.
    const label = textOf(tag["x-group"]) ?? textOf(tag["x-displayName"]) ?? textOf(tag.summary);
    return name && label ? [[name, label] as const] : [];
  });
  return [...labels, ...tagGroupsOf(root).map(({ key, name }) => [key, name] as const)];
}

/** Groups of tags (`x-tagGroups`); their keys are the names of no tags. */
function tagGroupsOf(root: Json): { key: string; name: string; tags: string[] }[] {
  return listOf(root["x-tagGroups"]).flatMap((one) => {
    const group = objectOf(one);
    const name = textOf(group.name);
    const tags = listOf(group.tags).filter((tag) => typeof tag === "string");
    return name ? [{ key: `\u0000${name}`, name, tags }] : [];
  });
}

/** Tags that stand in another one that there is, or in a group. */
function parentsOf(root: Json): SpecificationIndex["parents"] {
  const tags = listOf(root.tags).map(objectOf);
  const names = new Set(tags.map(({ name }) => textOf(name)));
  const nested = tags.flatMap((tag) => {
    const name = textOf(tag.name);
    const parent = textOf(tag.parent);
    return name && parent && names.has(parent) ? [[name, parent] as const] : [];
  });
  const grouped = tagGroupsOf(root).flatMap((group) => group.tags.map((tag) => [tag, group.key] as const));
  // The first that a tag is named in counts, and its own parent before that.
  return [...grouped.reverse(), ...nested];
}
