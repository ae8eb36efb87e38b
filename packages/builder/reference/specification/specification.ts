import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import type { Json } from "../json.ts";
import type { LibraryFormat } from "../library/library.ts";

export type OperationKind = "operation" | "webhook" | "schema" | "channel" | "symbol";

/** One thing of a specification that a page can be about: small, kept between builds. */
export interface SpecificationEntry {
  kind: OperationKind;
  /**
   * Upper case: `GET`, `WEBHOOK`; `SCHEMA` for a data model, `CHANNEL` for a channel of AsyncAPI. Of a symbol its kind:
   * `class`.
   */
  method: string;
  /** `/users/{id}`, or the name of a webhook, schema, channel or symbol. */
  path: string;
  /** The method that a webhook is called with, in lower case; null for all else. */
  calledWith: string | null;
  /** Hash of everything that its page is made of. */
  hash: string;
  tag: string | null;
  /** What its tags mark it with in the navigation (`kind: badge` of OpenAPI 3.2). */
  badge?: string | null;
  summary: string | null;
  description: string | null;
  operationId: string | null;
  deprecated: boolean;
  /** `x-hidden`: a page, but not in the navigation. */
  hidden: boolean;
  /** `x-excluded`: no page at all. */
  excluded: boolean;
  /** `x-mint` of the operation: frontmatter, text before the reference, address. */
  metadata: Json;
  content: string | null;
  href: string | null;
  position: Position;
  /** Of a symbol: what its library is read as, the end of its page's address, and what else it is called. */
  library?: { format: LibraryFormat; address: string; aliases: readonly string[] };
}

/** What is known of a specification without reading it again. */
export interface SpecificationIndex {
  file: string;
  title: string;
  /** Overlays that changed it, in their order. */
  overlays: readonly string[];
  /** All files it was read from, with their hashes (null: there is none). */
  files: [path: string, hash: string | null][];
  entries: SpecificationEntry[];
  /** What readers see of a tag, where that is not its name. */
  labels: (readonly [tag: string, label: string])[];
  /** Tags that stand in another (`parent` of OpenAPI 3.2), or in a group of tags. */
  parents: (readonly [tag: string, parent: string])[];
  /** Tags in the order of their groups (`x-tagGroups`); empty where there are none. */
  tagOrder: readonly string[];
  /** The first operation of which no server is known, and how many others; null where there is none. */
  unserved: { name: string; others: number } | null;
  /** Whether descriptions link to parts of the document, as those on one page with it do. */
  linksToParts: boolean;
  diagnostics: Diagnostic[];
}

/** Everything that one page is made of: an entry with the parts of the specification that it reaches. Plain data. */
export interface OperationSlice {
  file: string;
  kind: OperationKind;
  method: string;
  path: string;
  /** As of the entry. */
  calledWith: string | null;
  position: Position;
  /** The operation, the schema, a `ChannelContent`, or a symbol's `nodes`; references in it are keys of `definitions`. */
  value: Json;
  /** What its path says for all its methods: parameters, servers. */
  pathItem: Json;
  servers: unknown[];
  security: unknown;
  securitySchemes: Json;
  definitions: Json;
}
