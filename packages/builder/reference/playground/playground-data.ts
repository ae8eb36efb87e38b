import { jsonText } from "../exact-json.ts";
import type { Json } from "../json.ts";

/** What a page tells the playground of its endpoint: plain data, written into the page as JSON. */
export interface PlaygroundData {
  method: string;
  /** With its parameters in braces. */
  path: string;
  servers: PlaygroundServer[];
  parameters: PlaygroundParameter[];
  body: PlaygroundBody | null;
  /** Ways to be let in, one of which is enough; each a list of what it asks for. An empty list asks for nothing. */
  security: PlaygroundScheme[][];
  /** Schemas by the names that `$ref` has in `parameters` and `body`. */
  definitions: Json;
  /** Languages of samples, by the names of docs.json. */
  languages: string[];
  /** Requests may go through the platform (`api.playground.proxy`). */
  proxy: boolean;
  /** Direct requests carry the reader's cookies (`api.playground.credentials`). */
  credentials: boolean;
  /** Fields begin with the examples of the specification (`api.examples.prefill`). */
  prefill: boolean;
  /** Objects within the parts of the form stand folded (`x-mint.playground.expand: false`). */
  folded?: true;
  /** Parameters and body are described by the page's own `ParamField`s. */
  fields?: true;
  /** Media type of the body that those fields describe, where the page says so. */
  contentType?: string;
}

export interface PlaygroundServer {
  /** With its variables in braces. */
  url: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

export type PlaygroundLocation = "path" | "query" | "header" | "cookie";

export interface PlaygroundParameter {
  name: string;
  in: PlaygroundLocation;
  required?: true;
  deprecated?: true;
  description?: string;
  schema: unknown;
  example?: unknown;
  /** What the form begins with, where a page says so. */
  start?: unknown;
  /** As OpenAPI names them; the location's own where absent. */
  style?: string;
  explode?: boolean;
  allowReserved?: true;
  /** The value is written as JSON (`content` in place of `schema`). */
  json?: true;
}

export interface PlaygroundBody {
  required?: true;
  media: PlaygroundMedia[];
}

export interface PlaygroundMedia {
  type: string;
  schema: unknown;
  example?: unknown;
  /** Where the specification names several: each by its label, the first of them `example`. */
  examples?: { label: string; value: unknown }[];
  /** What the form begins with, where a page says so. */
  start?: unknown;
  /** Encoding objects of a form, by property. */
  encoding?: Json;
}

export interface PlaygroundScheme {
  /** Name in the specification; values are remembered by it. */
  key: string;
  kind: "bearer" | "basic" | "value";
  in: PlaygroundLocation;
  /** Header, query parameter or cookie. */
  name: string;
  description?: string;
  /** What the field begins with (`x-default`). */
  default?: string;
}

/** Data as text of a `script` element: nothing in it ends the element. */
export function writePlaygroundData(data: PlaygroundData): string {
  return jsonText(data).replaceAll("<", "\\u003c");
}
