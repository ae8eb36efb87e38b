import type { Diagnostic } from "@lectern/contract";
import { readText } from "../../source/source-text.ts";
import { malformedText } from "../../source/tree/malformed-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { jsonText } from "../exact-json.ts";
import type { Json } from "../json.ts";
import { applyOverlays } from "../overlays/load-overlays.ts";
import { placeSampleSources } from "../samples/sample-sources.ts";
import { placeDynamicReferences } from "./dynamic-references.ts";
import { ExampleReferences } from "./example-references.ts";
import { isDocumentFault, maxSpecificationBytes, readDocument } from "./read-document.ts";
import { absoluteReference, absoluteReferences, atPointer, rootedCopy, splitReference } from "./references.ts";
import { unreadable, unresolved, untoldFaults } from "./specification-faults.ts";
import { upgradeSwagger } from "./swagger/swagger.ts";
import { keepOldPlaces, placeSwaggerParts } from "./swagger/swagger-files.ts";

/** Files that one specification may be split into. */
const maxFiles = 2000;
/** A sample that stands in a file of its own. */
const maxSampleBytes = 100_000;

/** Characters of JSON that Swagger 2.0 may take from its other files, each use counted. */
const maxPlaced = 64_000_000;

/** Faults told of one specification. */
const maxFaults = 100;

/** The files that one specification is read from: its own, those that it refers to, samples of code. Each is read once. */
export class SpecificationFiles {
  /** All that were asked for, with their hashes (null: there is none). */
  readonly asked: [path: string, hash: string | null][] = [];
  readonly #told: Diagnostic[] = [];
  /** Parts of other files that are put in place, and characters of JSON of all that were. */
  readonly #parts = new Map<string, { value: unknown; length: number }>();
  #placed = 0;
  #untold = 0;
  readonly #tree: OpenTree;
  readonly #root: string;
  readonly #overlays: readonly string[];
  readonly #texts = new Map<string, string>();
  readonly #documents = new Map<string, Json | null>();

  /** @param root the specification's own file, which `overlays` change. */
  constructor(tree: OpenTree, root: string, overlays: readonly string[]) {
    this.#tree = tree;
    this.#root = root;
    this.#overlays = overlays;
  }

  report(one: Diagnostic): void {
    if (this.#told.length < maxFaults) this.#told.push(one);
    else this.#untold++;
  }

  /** What is wrong with them. */
  get found(): Diagnostic[] {
    return [...this.#told, ...untoldFaults(this.#root, this.#untold)];
  }

  /** Notes that what is made depends on a file. */
  ask(path: string): void {
    this.asked.push([path, this.#tree.byPath.get(path)?.hash ?? null]);
  }

  /** The text of a document that was read; empty for any other file. */
  textOf(path: string): string {
    return this.#texts.get(path) ?? "";
  }

  /** A document with its references made absolute; null where there is none to use. */
  document(path: string): Json | null {
    let document = this.#documents.get(path);
    if (document === undefined) {
      document = this.#read(path);
      this.#documents.set(path, document);
    }
    return document;
  }

  #read(path: string): Json | null {
    const entry = this.#tree.byPath.get(path);
    this.ask(path);
    if (!entry) return null;
    if (entry.size > maxSpecificationBytes || this.asked.length > maxFiles) {
      const message =
        entry.size > maxSpecificationBytes
          ? `it is larger than ${maxSpecificationBytes / 1024 / 1024} MB`
          : `a specification has at most ${maxFiles} files`;
      this.report(unreadable({ file: path, line: 1, column: 1, message }));
      return null;
    }
    const text = readText(this.#tree, path);
    this.#texts.set(path, text);
    const malformed = malformedText(this.#tree, path, text);
    if (malformed) this.report(malformed);
    const result = readDocument(path, text, (one) => this.report(one));
    if (isDocumentFault(result)) {
      this.report(unreadable(result));
      return null;
    }
    const isOld = path === this.#root && String(result.swagger ?? "").startsWith("2");
    const document = isOld ? this.#upgraded(result) : result;
    if (path === this.#root) applyOverlays(document, this.#overlays, this.#tree, (one) => this.report(one));
    if (isOld) keepOldPlaces(document);
    if (text.includes("$dynamicRef")) placeDynamicReferences(document);
    const refuse = (reference: string, why: string) => {
      const hint = why.includes("URL")
        ? "Put it into the repository, with what it refers to, and name it by a relative path"
        : "Use a relative path inside the repository";
      this.report(unresolved(path, text, reference, why, hint));
    };
    const examples = new ExampleReferences(document);
    absoluteReferences(document, path, refuse, (holder, key) => examples.place(holder, key));
    if (text.includes("x-code")) placeSampleSources(document, (name) => this.#sample(name, path, text));
    return document;
  }

  /** Swagger 2.0 becomes OpenAPI 3.0. */
  #upgraded(document: Json): Json {
    try {
      placeSwaggerParts(document, (reference) => this.#partFor(document, reference));
      return upgradeSwagger(document);
    } catch (error) {
      const message = `Swagger 2.0 could not be upgraded: ${String(error)}`;
      this.report(unreadable({ file: this.#root, line: 1, column: 1, message }));
      return document;
    }
  }

  /** What the specification refers to in another file, or one of its own parts that another file refers to. */
  #partFor(root: Json, reference: string): unknown {
    const target = absoluteReference(reference, this.#root);
    if (typeof target !== "string") return null;
    const { file, pointer } = splitReference(target);
    if (file === this.#root) return atPointer(root, pointer) ?? null;
    let part = this.#parts.get(target);
    if (!part) {
      const document = this.document(file);
      const value = document === null ? null : rootedCopy(atPointer(document, pointer) ?? null);
      part = { value, length: jsonText(value).length };
      this.#parts.set(target, part);
    }
    this.#placed += part.length;
    if (this.#placed > maxPlaced) throw new Error("it repeats too much of its other files");
    return structuredClone(part.value);
  }

  /** The text of a sample in a file of its own; null where there is none to use. */
  #sample(name: string, from: string, text: string): string | null {
    const entry = this.#tree.byPath.get(name);
    this.ask(name);
    if (entry && entry.size <= maxSampleBytes && this.asked.length <= maxFiles)
      return readText(this.#tree, name).trimEnd();
    const why = entry ? `the file is larger than ${maxSampleBytes / 1000} kB` : `there is no file ${name}`;
    this.report(unresolved(from, text, name, why, "Name a file of code in the repository"));
    return null;
  }
}
