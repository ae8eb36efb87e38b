import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { channelFaults, tooManyChannels } from "../asyncapi/index.ts";
import { type Json, listOf, objectOf, textOf } from "../json.ts";
import { EntryList, maxEntries } from "./entry-list.ts";
import { isAsyncApi, type Specification } from "./load-specification.ts";
import { operationFaults } from "./operation-faults.ts";
import { shapeFaults } from "./shape-faults.ts";
import type { SpecificationIndex } from "./specification.ts";

/** Lists everything of a specification that a page can be about. */
export function indexSpecification(specification: Specification): SpecificationIndex {
  const { root, file, files, overlays, linksToParts } = specification;
  const positions = pathPositions(specification);
  const list = new EntryList(specification, positions);
  if (isAsyncApi(root)) list.addChannels();
  list.addOperations();
  list.addWebhooks();
  if (!isAsyncApi(root)) list.addSchemas();
  const { entries, unserved, left } = list;
  return {
    file,
    title: textOf(objectOf(root.info).title) ?? file,
    files,
    overlays,
    entries,
    labels: labelsOf(root),
    parents: parentsOf(root),
    unserved: unserved[0] === undefined ? null : { name: unserved[0], others: unserved.length - 1 },
    linksToParts,
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
