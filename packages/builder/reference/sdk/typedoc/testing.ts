import type { Declaration } from "../declaration.ts";
import { oneFile } from "../testing/page.ts";
import { readTypedoc } from "./index.ts";

export type Json = Record<string, unknown>;

let lastId = 1000;

/** A reflection as TypeDoc 0.24 and newer write it. */
export function reflection(kind: number, name: string, more: Json = {}): Json {
  const variant =
    kind === 1 ? "project" : [4096, 16384].includes(kind) ? "signature" : kind === 32768 ? "param" : "declaration";
  return { id: lastId++, name, variant, kind, flags: {}, ...more };
}

/** Declarations of a project with the given children. */
export function read(children: Json[], more: Json = {}): Declaration[] {
  const project = reflection(1, "shop", { children, ...more });
  return readTypedoc(oneFile("typedoc.json", JSON.stringify(project))).declarations;
}

/** A text as part of a comment. */
export const text = (value: string) => [{ kind: "text", text: value }];
export const string = { type: "intrinsic", name: "string" };
export const call = (name: string, parameters: Json[], type: Json, comment?: Json) =>
  reflection(4096, name, { parameters, type, comment });
export const parameter = (name: string, type: Json, more: Json = {}) => reflection(32768, name, { type, ...more });

/** Type of an alias, as it is written. */
export function written(type: Json): string {
  const [alias] = read([reflection(2097152, "T", { type })]);
  return (alias?.code ?? "").replace(/^type T = ?/, "");
}
