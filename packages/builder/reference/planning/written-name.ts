import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import { textOf } from "../json.ts";
import {
  type OperationName,
  readChannelName,
  readOperationName,
  readSchemaName,
} from "../operations/operation-name.ts";

/** What a written page says that it is about. */
export interface WrittenName {
  key: "openapi" | "openapi-schema" | "asyncapi";
  /** The kind of specification that has it. */
  source: "openapi" | "asyncapi";
  written: string;
  /** Null where it names nothing. */
  name: OperationName | null;
}

/** Reads which operation, schema or channel a page is about; null where it does not say. */
export function writtenName({ openapi, asyncapi, custom }: Frontmatter): WrittenName | null {
  const ways = [
    ["openapi", openapi, readOperationName],
    ["openapi-schema", textOf(custom["openapi-schema"]), readSchemaName],
    ["asyncapi", asyncapi, readChannelName],
  ] as const;
  for (const [key, written, read] of ways)
    if (written !== null) return { key, source: key === "asyncapi" ? key : "openapi", written, name: read(written) };
  return null;
}
