import type { Diagnostic } from "@lectern/contract";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { isObject, type Json, objectOf } from "../json.ts";
import { linksToParts } from "../links/part-links.ts";
import { addAlternatives } from "../schemas/discriminators.ts";
import { referenceCircles } from "./reference-circles.ts";
import { ReferenceGraph } from "./reference-graph.ts";
import { atPointer, referencesIn, splitReference } from "./references.ts";
import { circular, unreadable, unresolved } from "./specification-faults.ts";
import { SpecificationFiles } from "./specification-files.ts";

/** A specification in memory: its root document (OpenAPI 3 or AsyncAPI), and the values that its references name. */
export interface Specification {
  file: string;
  root: Json;
  /** By absolute reference; null where the reference leads nowhere. */
  targets: Map<string, unknown>;
  graph: ReferenceGraph;
  files: [path: string, hash: string | null][];
  overlays: readonly string[];
  /** Text of the root document, for finding where something stands. */
  text: string;
  /** Text of any of its files. */
  textOf(file: string): string;
  /** Whether descriptions in any of its files link to parts of the document. */
  linksToParts: boolean;
  diagnostics: Diagnostic[];
}

/**
 * Reads a specification with all files it refers to. Nothing but regular files of the tree is read. Answers null, with
 * the reason among `diagnostics`, when there is nothing to make pages from.
 */
export function loadSpecification(
  tree: OpenTree,
  file: string,
  overlays: readonly string[],
  diagnostics: Diagnostic[],
): Specification | null {
  const files = new SpecificationFiles(tree, file, overlays);
  const root = files.document(file);
  for (const overlay of overlays) files.ask(overlay);
  if (!root || !isKnownVersion(root)) {
    if (root)
      files.report(
        unreadable(
          { file, line: 1, column: 1, message: 'it has no "openapi" or "asyncapi" version that is known' },
          'Write "openapi": "3.1.0" or "asyncapi": "3.0.0"',
        ),
      );
    diagnostics.push(...files.found);
    return null;
  }
  if (!isAsyncApi(root)) {
    addOlderWebhooks(root);
    addAlternatives(root, file);
  }
  const targets = new Map<string, unknown>();
  const pending: [from: string, reference: string][] = referencesIn(root).map((reference) => [file, reference]);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [from, reference] = next;
    if (targets.has(reference)) continue;
    const { file: path, pointer } = splitReference(reference);
    const document = files.document(path);
    const target = document === null ? undefined : atPointer(document, pointer);
    targets.set(reference, target ?? null);
    if (target === undefined) {
      const written = path === from ? `#${pointer}` : reference;
      const why = document === null && !tree.byPath.has(path) ? `there is no file ${path}` : "there is no such part";
      files.report(unresolved(from, files.textOf(from), written, why, "Correct the reference"));
    } else for (const inner of referencesIn(target)) pending.push([path, inner]);
  }
  for (const { first, last } of referenceCircles(targets)) {
    const { file: path, pointer } = splitReference(last);
    const target = splitReference(first);
    const written = target.file === path ? `#${target.pointer}` : first;
    files.report(circular(path, files.textOf(path), written, pointer));
  }
  diagnostics.push(...files.found);
  const graph = new ReferenceGraph(targets);
  return {
    file,
    root,
    targets,
    graph,
    files: files.asked,
    overlays,
    text: files.textOf(file),
    textOf: (path) => files.textOf(path),
    linksToParts: files.asked.some(([path, hash]) => hash !== null && linksToParts(files.textOf(path))),
    diagnostics: files.found,
  };
}

/** Documents of OpenAPI 3.0, which has no webhooks, tell of them by a name that other programs know. */
function addOlderWebhooks(root: Json): void {
  const older = Object.entries(objectOf(root["x-webhooks"])).filter(([, item]) => isObject(item));
  if (older.length > 0) root.webhooks = { ...Object.fromEntries(older), ...objectOf(root.webhooks) };
}

/** OpenAPI 3 (what Swagger 2 has become by now), AsyncAPI 2 or 3. */
function isKnownVersion(root: Json): boolean {
  return /^3/.test(String(root.openapi ?? "")) || isAsyncApi(root);
}

/** Whether a document describes channels, and no operations over HTTP. */
export function isAsyncApi(root: Json): boolean {
  return root.openapi === undefined && /^[23]\b/.test(String(root.asyncapi ?? ""));
}
