import { isObject, type Json, listOf, objectOf } from "../../json.ts";
import { type Declaration, declaration, type Parameter, type Signature, type TypeParameter } from "../declaration.ts";
import type { Comment } from "./comment.ts";
import { contentText } from "./content.ts";
import { isOptional, parameterName } from "./parameters.ts";
import type { TypedocProject } from "./project.ts";
import { hasFlag, isPrivate, nameOf, reflections } from "./reflection.ts";
import { flatParts } from "./type-layout.ts";
import { layoutCode, shortParts, TypeWriter, typeParts } from "./types.ts";

/** Levels of objects in objects. */
const maxDepth = 5;
/** Ways to call one thing, and parameters of each. */
const maxSignatures = 100;
const maxParameters = 200;

/** A signature with its comment, which may say what is true of all that it belongs to. */
export interface ReadSignature {
  signature: Signature;
  comment: Comment;
}

/** How something can be called. @param before stands before each in its code: `function getUser`. */
export function signaturesOf(written: unknown, before: string, project: TypedocProject): ReadSignature[] {
  return reflections(written)
    .slice(0, maxSignatures)
    .map((one) => readSignature(one, before, project));
}

function readSignature(written: Json, before: string, project: TypedocProject): ReadSignature {
  const { find } = project;
  const comment = project.comment(written.comment);
  const returns = isObject(written.type) && before !== "new" ? typeParts(written.type, find) : null;
  const isNothing = returns?.join("") === "void" && comment.returns === null;
  const signature: Signature = {
    code: layoutCode(find, (writer) => [
      before,
      before.endsWith("new") ? " " : "",
      constructed(written, before),
      writer.signature(written),
    ]),
    typeParameters: typeParametersOf(written, project),
    parameters: parametersOf(written, comment, project),
    returns:
      isNothing || (returns === null && comment.returns === null)
        ? null
        : { type: returns, description: comment.returns },
    throws: comment.throws,
    description: comment.description,
  };
  return { signature, comment };
}

function constructed(written: Json, before: string): string {
  return before.endsWith("new") ? nameOf(written).replace(/^new /, "") : "";
}

/** Type parameters of a declaration or signature, whose key has a plural in some versions of TypeDoc. */
export function typeParametersOf(owner: Json, project: TypedocProject): TypeParameter[] {
  return reflections(owner.typeParameters ?? owner.typeParameter)
    .slice(0, maxParameters)
    .map((one) => {
      const constraint = flatParts(new TypeWriter(project.find).constraint(one));
      const [first, ...others] = constraint;
      const trimmed = typeof first === "string" ? [first.trimStart(), ...others] : constraint;
      return {
        name: nameOf(one),
        constraint: constraint.length > 0 ? trimmed : null,
        description: project.comment(one.comment).description,
      };
    });
}

function parametersOf(written: Json, comment: Comment, project: TypedocProject): Parameter[] {
  return reflections(written.parameters)
    .slice(0, maxParameters)
    .filter((one) => nameOf(one) !== "this")
    .map((one) => {
      const own = project.comment(one.comment);
      const told = new Map([...toldParts(nameOf(one), comment.parameters), ...highlighted(one, project)]);
      const fields = fieldsOf(one.type, told, project);
      const written = typeof one.defaultValue === "string" && one.defaultValue !== "..." ? one.defaultValue : null;
      return {
        name: parameterName(one),
        type:
          one.type === undefined
            ? null
            : fields.length > 0
              ? shortParts(one.type, project.find)
              : typeParts(one.type, project.find),
        required: !isOptional(one),
        default: own.default ?? written,
        description: own.description,
        fields,
      };
    });
}

/** What is told of the parts of one parameter or attribute: of `options.retries` as `retries`. */
function toldParts(name: string, told: ReadonlyMap<string, string>): [string, string][] {
  return [...told].flatMap(([path, text]): [string, string][] =>
    path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), text]] : [],
  );
}

/** The same in TypeDoc 0.28, where the type is declared elsewhere. */
function highlighted(parameter: Json, project: TypedocProject): [string, string][] {
  return Object.entries(objectOf(objectOf(parameter.type).highlightedProperties)).flatMap(
    ([name, content]): [string, string][] => {
      const text = contentText(content, project.links);
      return text === null ? [] : [[name, text]];
    },
  );
}

/** Attributes of an object that is written in place, and what is said of those of others. */
function fieldsOf(type: unknown, told: Map<string, string>, project: TypedocProject, depth = 0): Parameter[] {
  const left = new Map(told);
  const children = depth < maxDepth ? reflections(inlineObject(type)?.children) : [];
  const fields = children.slice(0, maxParameters).map((child) => {
    const name = nameOf(child);
    const inner = new Map(toldParts(name, left));
    const own = project.comment(child.comment ?? reflections(child.signatures)[0]?.comment);
    const description = own.description ?? left.get(name) ?? null;
    left.delete(name);
    for (const path of inner.keys()) left.delete(`${name}.${path}`);
    const held = fieldsOf(child.type, inner, project, depth + 1);
    return {
      name,
      type: attributeType(child, held.length > 0, project),
      required: !hasFlag(child, "isOptional") && typeof child.defaultValue !== "string",
      default: own.default ?? (typeof child.defaultValue === "string" ? child.defaultValue : null),
      description,
      fields: held,
    };
  });
  const others = [...left].slice(0, maxParameters).map(([name, description]) => ({
    name,
    type: null,
    required: false,
    default: null,
    description,
    fields: [],
  }));
  return [...fields, ...others];
}

function attributeType(child: Json, isHeld: boolean, project: TypedocProject): Parameter["type"] {
  const { find } = project;
  const [signature] = reflections(child.signatures);
  if (signature) return flatParts(new TypeWriter(find).signature(signature, 0, " => "));
  const type = child.type ?? objectOf(child.getSignature).type;
  if (type === undefined) return null;
  return isHeld ? shortParts(type, find) : typeParts(type, find);
}

/** The object that a type writes in place: itself, the items of a list, or one of several types. */
function inlineObject(type: unknown, depth = 0): Json | null {
  if (!isObject(type) || depth > maxDepth) return null;
  if (type.type === "reflection") {
    const held = objectOf(type.declaration);
    return listOf(held.children).length > 0 ? held : null;
  }
  if (type.type === "array" || type.type === "optional" || type.type === "rest")
    return inlineObject(type.elementType, depth + 1);
  if (type.type === "typeOperator") return inlineObject(type.target, depth + 1);
  // `Partial<{ a: string }>`, `Promise<{ a: string }>`.
  const parts = type.type === "reference" ? type.typeArguments : type.types;
  const objects = listOf(parts)
    .slice(0, maxParameters)
    .flatMap((one) => inlineObject(one, depth + 1) ?? []);
  return objects.length === 1 ? (objects[0] as Json) : null;
}

/** The attributes of an object that is written in place, as parts of a declaration. */
export function heldMembers(type: unknown, project: TypedocProject, depth = 0): Declaration[] {
  if (depth > maxDepth) return [];
  return reflections(inlineObject(type)?.children)
    .slice(0, maxParameters)
    .filter((child) => !isPrivate(child))
    .map((child) => {
      const own = project.comment(child.comment ?? reflections(child.signatures)[0]?.comment);
      const members = heldMembers(child.type, project, depth + 1);
      return declaration({
        kind: "property",
        id: project.idOf(child),
        name: nameOf(child),
        language: "ts",
        position: project.position,
        description: own.description,
        sections: own.sections,
        examples: own.examples,
        see: own.see,
        deprecated: own.deprecated,
        modifiers: [
          ...(hasFlag(child, "isReadonly") ? ["readonly"] : []),
          ...(hasFlag(child, "isOptional") ? ["optional"] : []),
          ...own.modifiers,
        ],
        type: attributeType(child, members.length > 0, project),
        default: own.default,
        members,
      });
    });
}
