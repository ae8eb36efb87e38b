import { endOfString } from "./duplicate-keys.ts";

export type SpecificationKind = "openapi" | "asyncapi";

/** Characters in which most specifications say what they are. */
const start = 20_000;
const signs: Record<SpecificationKind, RegExp> = {
  openapi: /^\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.|"(?:openapi|swagger)"\s*:\s*"[23]\./m,
  asyncapi: /^\s*["']?asyncapi["']?\s*:\s*["']?[23]\.|"asyncapi"\s*:\s*"[23]\./m,
};
/** Behind those, only a key of the document itself counts: a large file may hold a specification as data. */
const lateKeys = /^["']?(openapi|swagger|asyncapi)["']?[^\S\n]*:[^\S\n]*["']?[23]\./m;
const version = /^\s*:\s*"[23]\./;

/** What kind of specification a file of JSON or YAML is; null where it is none. Keys may stand in any order. */
export function specificationKind(text: string): SpecificationKind | null {
  const head = text.slice(0, start);
  const found = (["openapi", "asyncapi"] as const).find((kind) => signs[kind].test(head));
  if (found || text.length <= start) return found ?? null;
  const key = /^\s*\{/.test(head) ? lateKeyOfJson(text) : lateKeys.exec(text)?.[1];
  return key === undefined ? null : key === "asyncapi" ? "asyncapi" : "openapi";
}

/** The key of an object of JSON that says a version of a specification. */
function lateKeyOfJson(text: string): string | undefined {
  const names = ["openapi", "swagger", "asyncapi"].filter((name) => text.includes(`"${name}"`));
  if (names.length === 0) return undefined;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "{" || letter === "[") depth++;
    else if (letter === "}" || letter === "]") depth--;
    else if (letter === '"') {
      const end = endOfString(text, at);
      const name = depth === 1 ? names.find((one) => text.startsWith(`"${one}"`, at)) : undefined;
      if (name && version.test(text.slice(end + 1, end + 40))) return name;
      at = end;
    }
  }
  return undefined;
}
