import type { Position } from "../../source/site-config.ts";
import { sha256 } from "../../text/hashes.ts";
import { channelEntries } from "../asyncapi/index.ts";
import { isObject, type Json, objectOf, textOf } from "../json.ts";
import { namesServer } from "../operations/servers.ts";
import type { Specification } from "./load-specification.ts";
import { methods } from "./methods.ts";
import { pageSettings } from "./page-settings.ts";
import { pathItemOf } from "./path-item.ts";
import type { SpecificationEntry } from "./specification.ts";
import { TagKinds } from "./tag-kinds.ts";

/** Operations of one specification that become pages. */
export const maxEntries = 20_000;
/** Methods of the specification's own (`additionalOperations` of OpenAPI 3.2). */
const methodName = /^[A-Za-z][A-Za-z-]{0,30}$/;

/** What is told is posted: a webhook's other methods, such as the one that verifies an address, come after it. */
const webhookMethods = ["post", ...methods.filter((method) => method !== "post")];

/** What pages can be about, in the order of the specification. */
export class EntryList {
  readonly entries: SpecificationEntry[] = [];
  /** Operations that no server answers, by method and path. */
  readonly unserved: string[] = [];
  /** How many more there are than become pages. */
  left = 0;
  readonly #specification: Specification;
  readonly #positions: ReadonlyMap<string, Position>;
  readonly #kinds: TagKinds;
  /** Hash of what every operation shows. */
  readonly #common: string;

  constructor(specification: Specification, positions: ReadonlyMap<string, Position>) {
    const { root, graph } = specification;
    this.#specification = specification;
    this.#positions = positions;
    this.#kinds = new TagKinds(root);
    this.#common = graph.hash([root.servers, root.security, objectOf(root.components).securitySchemes]);
  }

  addChannels(): void {
    const hashOf = (value: unknown) => this.#common + this.#specification.graph.hash(value);
    this.entries.push(...channelEntries(this.#specification, hashOf, this.#positions));
  }

  addOperations(): void {
    for (const [path, item] of Object.entries(objectOf(this.#specification.root.paths))) {
      const pathItem = pathItemOf(this.#specification, item);
      for (const method of methods) {
        const value = pathItem[method];
        if (isObject(value)) this.#add("operation", method.toUpperCase(), path, value, pathItem);
      }
      for (const [method, value] of Object.entries(objectOf(pathItem.additionalOperations)))
        if (isObject(value) && methodName.test(method)) this.#add("operation", method, path, value, pathItem);
    }
  }

  addWebhooks(): void {
    for (const [name, item] of Object.entries(objectOf(this.#specification.root.webhooks))) {
      const pathItem = pathItemOf(this.#specification, item);
      for (const method of webhookMethods) {
        const value = pathItem[method];
        if (isObject(value)) this.#add("webhook", "WEBHOOK", name, value, pathItem, method);
      }
    }
  }

  addSchemas(): void {
    for (const [name, value] of Object.entries(objectOf(objectOf(this.#specification.root.components).schemas)))
      if (isObject(value)) this.#add("schema", "SCHEMA", name, value, {});
  }

  #add(
    kind: SpecificationEntry["kind"],
    method: string,
    path: string,
    value: Json,
    pathItem: Json,
    calledWith: string | null = null,
  ): void {
    if (this.entries.length >= maxEntries) {
      this.left++;
      return;
    }
    const { file, graph, root } = this.#specification;
    if (kind === "operation" && !namesServer([value, pathItem, root])) this.unserved.push(`${method} ${path}`);
    this.entries.push({
      kind,
      method,
      path,
      calledWith,
      hash: sha256(
        this.#common +
          graph.hash(value) +
          graph.hash([pathItem.parameters, pathItem.servers, pathItem.summary, pathItem.description]),
      ),
      tag: this.#kinds.groupOf(value),
      badge: this.#kinds.badgeOf(value),
      summary: textOf(value.summary) ?? (kind === "schema" ? textOf(value.title) : null),
      description: textOf(value.description) ?? textOf(pathItem.description) ?? textOf(pathItem.summary),
      operationId: textOf(value.operationId),
      ...pageSettings(value, pathItem),
      position: this.#positions.get(path) ?? { file, line: 1, column: 1 },
    });
  }
}
