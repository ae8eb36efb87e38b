import { isObject, type Json, listOf, objectOf } from "../../json.ts";
import type { GroupLabel } from "../../library/group-label.ts";
import { type Declaration, declaration, type PageKind, type TypePart } from "../declaration.ts";
import { membersOf } from "./members.ts";
import type { TypedocProject } from "./project.ts";
import { hasFlag, kindOf, nameOf, reflections } from "./reflection.ts";
import { heldMembers, type ReadSignature, signaturesOf, typeParametersOf } from "./signatures.ts";
import { toldOf } from "./told.ts";
import { clauses, type Layout } from "./type-layout.ts";
import { layoutCode, typeParts } from "./types.ts";

/** Types that one declaration extends. */
const maxBases = 200;

const pageKinds = new Set(["class", "interface", "enum", "function", "type", "variable"]);

/** Whether a reflection is made a page of. */
export function isDeclared(reflection: Json): boolean {
  return pageKinds.has(kindOf(reflection));
}

/** A reflection as a declaration with all its parts. @param within names of the namespaces around it. */
export function declarationOf(
  reflection: Json,
  within: readonly string[],
  groups: GroupLabel[],
  project: TypedocProject,
): Declaration {
  const kind = kindOf(reflection) as PageKind;
  const calls = callsOf(reflection, kind, project);
  const told = toldOf(reflection, calls, project);
  const name = nameOf(reflection) || "default";
  return declaration({
    ...told,
    kind,
    id: project.idOf(reflection),
    name,
    fullName: [...within, name].join("."),
    language: "ts",
    position: project.position,
    groups,
    aliases: project.aliasesOf(reflection),
    label: hasFlag(reflection, "isAbstract") ? `abstract ${kind}` : kind === "type" ? "type alias" : kind,
    code: codeOf(reflection, kind, name, project),
    typeParameters: kind === "function" ? [] : typeParametersOf(reflection, project),
    // The code says it.
    type: null,
    extends: basesOf(reflection.extendedTypes, project),
    implements: basesOf(reflection.implementedTypes, project),
    members: [...membersOf(reflection, project), ...heldOf(reflection, kind, project)],
  });
}

function callsOf(reflection: Json, kind: PageKind, project: TypedocProject): ReadSignature[] {
  if (kind === "function") return signaturesOf(reflection.signatures, `function ${nameOf(reflection)}`, project);
  if (kind === "class" || kind === "interface") return signaturesOf(reflection.signatures, "", project);
  const held = objectOf(objectOf(reflection.type).declaration);
  const calls = signaturesOf(held.signatures ?? reflection.signatures, "", project);
  // A single one stands in the code of the type already.
  return calls.map((call) => (calls.length === 1 ? { ...call, signature: { ...call.signature, code: "" } } : call));
}

/** Attributes of the object that a type or a variable is. */
function heldOf(reflection: Json, kind: PageKind, project: TypedocProject): Declaration[] {
  return kind === "type" || kind === "variable" ? heldMembers(reflection.type, project) : [];
}

function basesOf(types: unknown, project: TypedocProject): TypePart[][] {
  return listOf(types)
    .filter(isObject)
    .slice(0, maxBases)
    .map((one) => typeParts(one, project.find));
}

/** How it is declared; null for what its signatures say. */
function codeOf(reflection: Json, kind: PageKind, name: string, project: TypedocProject): string | null {
  if (kind === "function") return null;
  const bases = (word: string, types: unknown, write: (type: unknown) => Layout): Layout[] => {
    const all = reflections(types).slice(0, maxBases);
    return all.length > 0 ? [[`${word} `, ...all.flatMap((one, index) => [index === 0 ? "" : ", ", write(one)])]] : [];
  };
  return layoutCode(project.find, (writer): Layout => {
    const type = (value: unknown) => writer.type(value);
    switch (kind) {
      case "class":
      case "interface":
        return clauses([
          [hasFlag(reflection, "isAbstract") ? "abstract " : "", `${kind} ${name}`, writer.typeParameters(reflection)],
          ...bases("extends", reflection.extendedTypes, type),
          ...bases("implements", reflection.implementedTypes, type),
        ]);
      case "type":
        // TypeDoc before 0.28 keeps an object's parts with the alias itself.
        return [
          `type ${name}`,
          writer.typeParameters(reflection),
          " = ",
          reflection.type === undefined ? writer.reflection(reflection, 0) : type(reflection.type),
        ];
      case "variable":
        return [
          variableWord(reflection),
          name,
          ...(reflection.type === undefined ? [] : [": ", type(reflection.type)]),
          initialValue(reflection),
        ];
      default:
        return `${kind} ${name}`;
    }
  });
}

function variableWord(reflection: Json): string {
  return hasFlag(reflection, "isConst") ? "const " : "let ";
}

/** The value of a variable, where it says more than its type. */
function initialValue({ defaultValue, type }: Json): string {
  if (typeof defaultValue !== "string" || defaultValue === "..." || objectOf(type).type === "literal") return "";
  return defaultValue.length <= 200 ? ` = ${defaultValue}` : "";
}
