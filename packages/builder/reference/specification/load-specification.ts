import type { Diagnostic } from "@lectern/contract";
import type { OpenTree } from "../../source/open-tree.ts";
import { readText } from "../../source/source-text.ts";
import type { Json } from "../json.ts";
import { applyOverlays } from "../overlays/load-overlays.ts";
import { placeSampleSources } from "../samples/sample-sources.ts";
import { addAlternatives } from "../schemas/discriminators.ts";
import { isDocumentFault, maxSpecificationBytes, readDocument } from "./read-document.ts";
import { ReferenceGraph } from "./reference-graph.ts";
import { absoluteReferences, atPointer, referencesIn, splitReference } from "./references.ts";
import { upgradeSwagger } from "./swagger.ts";

/** Files that one specification may be split into. */
const maxFiles = 2000;
/** A sample that stands in a file of its own. */
const maxSampleBytes = 100_000;

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
  const files: Specification["files"] = [];
  const texts = new Map<string, string>();
  const documents = new Map<string, Json | null>();
  const found: Diagnostic[] = [];
  const report = (one: Diagnostic) => void (found.length < 100 && found.push(one));

  const read = (path: string): Json | null => {
    const known = documents.get(path);
    if (known !== undefined) return known;
    const entry = tree.byPath.get(path);
    files.push([path, entry?.hash ?? null]);
    let document: Json | null = null;
    if (entry && entry.size <= maxSpecificationBytes && files.length <= maxFiles) {
      const text = readText(tree, path);
      texts.set(path, text);
      const result = readDocument(path, text);
      if (isDocumentFault(result)) report(unreadable(result));
      else {
        document = path === file ? upgraded(result, file, report) : result;
        if (path === file) applyOverlays(document, overlays, tree, report);
        absoluteReferences(document, path, (reference, why) =>
          report(
            unresolved(
              path,
              text,
              reference,
              why,
              why.includes("URL")
                ? "Put the file into the repository and name it by a relative path"
                : "Use a relative path inside the repository",
            ),
          ),
        );
        if (text.includes("x-code")) placeSampleSources(document, (name) => sampleText(name, path, text));
      }
    } else if (entry)
      report(
        unreadable({
          file: path,
          line: 1,
          column: 1,
          message: `it is larger than ${maxSpecificationBytes / 1024 / 1024} MB`,
        }),
      );
    documents.set(path, document);
    return document;
  };

  const sampleText = (name: string, from: string, text: string): string | null => {
    const entry = tree.byPath.get(name);
    files.push([name, entry?.hash ?? null]);
    if (entry && entry.size <= maxSampleBytes && files.length <= maxFiles) return readText(tree, name).trimEnd();
    const why = entry ? `the file is larger than ${maxSampleBytes / 1000} kB` : `there is no file ${name}`;
    report(unresolved(from, text, name, why, "Name a file of code in the repository"));
    return null;
  };
  const root = read(file);
  for (const overlay of overlays) files.push([overlay, tree.byPath.get(overlay)?.hash ?? null]);
  if (!root || !isKnownVersion(root)) {
    if (root)
      report(
        unreadable(
          { file, line: 1, column: 1, message: 'it has no "openapi" or "asyncapi" version that is known' },
          'Write "openapi": "3.1.0" or "asyncapi": "3.0.0"',
        ),
      );
    for (const one of found) diagnostics.push(one);
    return null;
  }
  if (!isAsyncApi(root)) addAlternatives(root, file);
  const targets = new Map<string, unknown>();
  const pending: [from: string, reference: string][] = referencesIn(root).map((reference) => [file, reference]);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [from, reference] = next;
    if (targets.has(reference)) continue;
    const { file: path, pointer } = splitReference(reference);
    const document = read(path);
    const target = document === null ? undefined : atPointer(document, pointer);
    targets.set(reference, target ?? null);
    if (target === undefined) {
      const written = path === from ? `#${pointer}` : reference;
      const why = document === null && !tree.byPath.has(path) ? `there is no file ${path}` : "there is no such part";
      report(unresolved(from, texts.get(from) ?? "", written, why, "Correct the reference"));
    } else for (const inner of referencesIn(target)) pending.push([path, inner]);
  }
  for (const one of found) diagnostics.push(one);
  const graph = new ReferenceGraph(targets);
  return { file, root, targets, graph, files, overlays, text: texts.get(file) ?? "", diagnostics: found };
}

/** OpenAPI 3 (what Swagger 2 has become by now), AsyncAPI 2 or 3. */
function isKnownVersion(root: Json): boolean {
  return /^3/.test(String(root.openapi ?? "")) || isAsyncApi(root);
}

/** Whether a document describes channels, and no operations over HTTP. */
export function isAsyncApi(root: Json): boolean {
  return root.openapi === undefined && /^[23]\b/.test(String(root.asyncapi ?? ""));
}

/** Swagger 2.0 becomes OpenAPI 3.0. */
function upgraded(document: Json, file: string, report: (one: Diagnostic) => void): Json {
  if (!String(document.swagger ?? "").startsWith("2")) return document;
  try {
    return upgradeSwagger(document);
  } catch (error) {
    report(unreadable({ file, line: 1, column: 1, message: `Swagger 2.0 could not be upgraded: ${String(error)}` }));
    return document;
  }
}

function unreadable(
  fault: { file: string; line: number; column: number; message: string },
  hint = "Correct the file; the rest of the site is not affected",
): Diagnostic {
  const { message, ...position } = fault;
  return {
    severity: "error",
    code: "unreadable-specification",
    message: `The specification ${fault.file} cannot be read: ${message}`,
    hint,
    ...position,
  };
}

function unresolved(file: string, text: string, reference: string, why: string, hint: string): Diagnostic {
  return {
    severity: "error",
    code: "unresolved-reference",
    message: `The reference ${JSON.stringify(reference)} cannot be resolved: ${why}`,
    hint,
    file,
    ...whereIs(text, reference),
  };
}

/** Where a text stands first, as line and column from 1. A reference of another folder is found by its last part. */
function whereIs(text: string, written: string): { line: number; column: number } {
  const hash = written.indexOf("#");
  // A whole file is named without `#`, and a pointer that is empty stands everywhere.
  const names = [written, written.slice(hash), written.slice(0, hash)].filter((one) => one.length > 1);
  const at = names.map((one) => text.indexOf(one)).find((offset) => offset >= 0) ?? 0;
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}
