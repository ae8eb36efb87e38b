import { isObject, type Json, listOf, objectOf, own, textOf } from "../../json.ts";
import type { Parameter, TypeParameter, TypePart } from "../declaration.ts";
import type { CsharpSyntax } from "./csharp-syntax.ts";
import type { DocfxNames } from "./names.ts";
import { docfxMarkdown } from "./text.ts";

interface Named {
  names: DocfxNames;
}
type Said = { type: readonly TypePart[] | null; description: string | null };

/** The parameters that docfx lists, with what only the code says of them: defaults, `out` and `params`. */
export function parametersOf(syntax: Json, { parameters }: CsharpSyntax, { names }: Named): Parameter[] {
  return listOf(own(syntax, "parameters"))
    .filter(isObject)
    .flatMap((given): Parameter[] => {
      const name = textOf(own(given, "id"));
      if (name === null) return [];
      const told = parameters.get(name);
      const type = typeIn(given, names);
      const value = textOf(own(given, "defaultValue")) ?? told?.default ?? null;
      return [
        {
          name,
          type: type !== null && told?.words ? withWords(told.words, type) : type,
          required: value === null && !told?.words.startsWith("params"),
          default: value,
          description: docfxMarkdown(own(given, "description"), names),
          fields: [],
        },
      ];
    });
}

/** `out int`. */
function withWords(words: string, type: readonly TypePart[]): TypePart[] {
  const [first, ...others] = type;
  const written = `${words.trim()} `;
  return typeof first === "string" ? [written + first, ...others] : [written, ...type];
}

/** The type parameters that docfx lists, with their constraints from the code. */
export function typeParametersOf(syntax: Json, { constraints }: CsharpSyntax, { names }: Named): TypeParameter[] {
  return listOf(own(syntax, "typeParameters"))
    .filter(isObject)
    .flatMap((given) => {
      const name = textOf(own(given, "id"));
      if (name === null) return [];
      const constraint = constraints.get(name);
      return [
        {
          name,
          constraint: constraint ? [`: ${constraint}`] : null,
          description: docfxMarkdown(own(given, "description"), names),
        },
      ];
    });
}

/** What a method returns; null where docfx says neither type nor words. */
export function returnOf(syntax: Json, { names }: Named): Said | null {
  const given = objectOf(own(syntax, "return"));
  const type = typeIn(given, names);
  const description = docfxMarkdown(own(given, "description"), names);
  return type === null && description === null ? null : { type, description };
}

/** The exceptions that docfx lists. */
export function throwsOf(data: Json, { names }: Named): Said[] {
  return listOf(own(data, "exceptions"))
    .filter(isObject)
    .map((given) => ({ type: typeIn(given, names), description: docfxMarkdown(own(given, "description"), names) }));
}

function typeIn(given: Json, names: DocfxNames): TypePart[] | null {
  const uid = textOf(own(given, "type"));
  return uid === null ? null : names.partsOf(uid);
}
