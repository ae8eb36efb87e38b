import { isObject, type Json, listOf, objectOf } from "../../json.ts";
import type { TypePart } from "../declaration.ts";
import { webLink } from "../declaration-link.ts";
import { isOptional, parameterName } from "./parameters.ts";
import { hasFlag, isConstructor, nameOf, reflections } from "./reflection.ts";
import { bracketed, choice, codeOf, flatParts, joined, type Layout, withAnswer } from "./type-layout.ts";

/** Types within a type, and levels of them. */
const maxTypes = 4000;
const maxDepth = 24;
/** Parts of one type. */
const maxItems = 500;

/** Finds the declaration that a reflection's id leads to; undefined for all that is none of the library's. */
export type FindDeclaration = (id: unknown) => string | undefined;

/** Kinds of types that need parentheses where they stand within another one. */
const loose = new Set([
  "union",
  "intersection",
  "conditional",
  "typeOperator",
  "inferred",
  "query",
  "predicate",
  "optional",
]);

/** Writes types as TypeScript does. One object for each type. */
export class TypeWriter {
  readonly #find: FindDeclaration;
  readonly #isShort: boolean;
  #left = maxTypes;

  /** @param isShort objects that are written in place are left open: `{ … }`. */
  constructor(find: FindDeclaration, isShort = false) {
    this.#find = find;
    this.#isShort = isShort;
  }

  type(value: unknown, depth = 0): Layout {
    if (!isObject(value) || typeof value.type !== "string") return "unknown";
    if (--this.#left < 0 || depth > maxDepth) return "…";
    const at = depth + 1;
    switch (value.type) {
      case "array":
        return [this.#within(value.elementType, at), "[]"];
      case "union":
        return joined(this.#all(value.types, at, ["conditional"]), "|");
      case "intersection":
        return joined(this.#all(value.types, at, ["conditional", "union"]), "&");
      case "tuple":
        return bracketed("[", this.#all(value.elements, at), ", ", "]");
      case "namedTupleMember":
      case "named-tuple-member": {
        const isRest = objectOf(value.element).type === "rest";
        const element = this.type(isRest ? objectOf(value.element).elementType : value.element, at);
        return [isRest ? "..." : "", nameOf(value), value.isOptional === true ? "?: " : ": ", element];
      }
      case "optional":
        return [this.#within(value.elementType, at), "?"];
      case "rest":
        return ["...", this.#within(value.elementType, at)];
      case "literal":
        return literalText(value.value);
      case "templateLiteral":
      case "template-literal":
        return this.#template(value, at);
      case "conditional":
        return this.#conditional(value, at);
      case "indexedAccess":
        return [this.#within(value.objectType, at), "[", this.type(value.indexType, at), "]"];
      case "inferred":
        return [
          "infer ",
          nameOf(value),
          ...(isObject(value.constraint) ? [" extends ", this.type(value.constraint, at)] : []),
        ];
      case "mapped":
        return this.#mapped(value, at);
      case "predicate":
        return [
          value.asserts === true ? "asserts " : "",
          nameOf(value),
          ...(isObject(value.targetType) ? [" is ", this.type(value.targetType, at)] : []),
        ];
      case "query":
        return ["typeof ", this.type(value.queryType, at)];
      case "typeOperator":
        return [`${textOr(value.operator, "keyof")} `, this.#within(value.target, at)];
      case "reference":
        return this.#reference(value, at);
      case "reflection":
        return this.reflection(objectOf(value.declaration), at);
      default:
        // Intrinsic types, parameters, and what is written as it stood there.
        return nameOf(value) || "unknown";
    }
  }

  /** An object or a function that is written in place. */
  reflection(declaration: Json, depth: number): Layout {
    const children = reflections(declaration.children).slice(0, maxItems);
    const signatures = reflections(declaration.signatures);
    const indexes = [...reflections(declaration.indexSignatures), ...reflections([declaration.indexSignature])];
    const [only] = signatures;
    if (only && signatures.length === 1 && children.length + indexes.length === 0)
      return [isConstructor(only) ? "new " : "", this.signature(only, depth + 1, " => ")];
    if (this.#isShort && children.length > 0) return "{ … }";
    const items = [
      ...signatures.map((one) => [isConstructor(one) ? "new " : "", this.signature(one, depth + 1)]),
      ...indexes.map((one) => this.index(one, depth + 1)),
      ...children.map((one) => this.#property(one, depth + 1)),
    ];
    return bracketed("{ ", items, "; ", " }");
  }

  /** `[key: string]: unknown`. */
  index(signature: Json, depth = 0): Layout {
    return [
      hasFlag(signature, "isReadonly") ? "readonly " : "",
      "[",
      ...this.#parameters(signature, depth),
      "]: ",
      this.type(signature.type, depth),
    ];
  }

  /** `<T>(a: string, b?: number): void`; functions as types have an arrow before their answer. */
  signature(signature: Json, depth = 0, arrow = ": "): Layout {
    const answer = isObject(signature.type) ? [arrow, this.type(signature.type, depth)] : [];
    return [this.typeParameters(signature, depth), withAnswer(this.#parameters(signature, depth), answer)];
  }

  #parameters(signature: Json, depth: number): Layout[] {
    return reflections(signature.parameters)
      .slice(0, maxItems)
      .map((one) => [
        parameterName(one),
        isOptional(one) && !hasFlag(one, "isRest") ? "?: " : ": ",
        this.type(one.type, depth + 1),
      ]);
  }

  /** `<T extends Item = Item>`; empty where there are none. */
  typeParameters(owner: Json, depth = 0): Layout {
    const parameters = reflections(owner.typeParameters ?? owner.typeParameter);
    if (parameters.length === 0) return "";
    const items = parameters
      .slice(0, maxItems)
      .map((one) => [
        hasFlag(one, "isConst") ? "const " : "",
        textOr(one.varianceModifier, "") ? `${textOr(one.varianceModifier, "")} ` : "",
        nameOf(one),
        ...this.constraint(one, depth + 1),
      ]);
    return bracketed("<", items, ", ", ">");
  }

  /** ` extends Item = Item`: what a parameter may be, and what it is where nothing is said. */
  constraint(parameter: Json, depth = 0): Layout[] {
    return [
      ...(isObject(parameter.type) ? [" extends ", this.type(parameter.type, depth)] : []),
      ...(isObject(parameter.default) ? [" = ", this.type(parameter.default, depth)] : []),
    ];
  }

  #property(one: Json, depth: number): Layout {
    const before = hasFlag(one, "isReadonly") ? "readonly " : "";
    const name = propertyName(nameOf(one)) + (hasFlag(one, "isOptional") ? "?" : "");
    const [signature] = reflections(one.signatures);
    if (signature) {
      const isNew = isConstructor(signature);
      return [isNew ? "new " : name, this.signature(signature, depth)];
    }
    const getter = objectOf(one.getSignature).type ?? objectOf(reflections(one.getSignature)[0]).type;
    return [before, name, ": ", this.type(one.type ?? getter, depth)];
  }

  #reference(value: Json, depth: number): Layout {
    const name = nameOf(value) || "unknown";
    const id = value.refersToTypeParameter === true ? undefined : this.#find(value.target ?? value.id);
    const given = listOf(value.typeArguments);
    const inner = given.length > 0 ? bracketed("<", this.#all(given, depth), ", ", ">") : "";
    const href = typeof value.externalUrl === "string" ? webLink(value.externalUrl) : null;
    return [id !== undefined ? { text: name, id } : href === null ? name : { text: name, href }, inner];
  }

  #template(value: Json, depth: number): Layout {
    const parts = listOf(value.tail)
      .slice(0, maxItems)
      .flatMap((one): Layout[] => {
        const [type, text] = listOf(one);
        return ["${", this.type(type, depth), "}", textOr(text, "")];
      });
    return ["`", textOr(value.head, ""), ...parts, "`"];
  }

  #conditional(value: Json, depth: number): Layout {
    const condition = [this.#within(value.checkType, depth), " extends ", this.#within(value.extendsType, depth)];
    return choice(condition, this.type(value.trueType, depth), this.type(value.falseType, depth));
  }

  #mapped(value: Json, depth: number): Layout {
    const sign = (modifier: unknown, word: string) => (modifier === "+" ? word : modifier === "-" ? `-${word}` : "");
    const readonly = sign(value.readonlyModifier, "readonly");
    const entry = [
      readonly && `${readonly} `,
      "[",
      textOr(value.parameter, "K"),
      " in ",
      this.type(value.parameterType, depth),
      ...(isObject(value.nameType) ? [" as ", this.type(value.nameType, depth)] : []),
      "]",
      sign(value.optionalModifier, "?"),
      ": ",
      this.type(value.templateType, depth),
    ];
    return bracketed("{ ", [entry], "; ", " }");
  }

  #all(values: unknown, depth: number, inner: readonly string[] = []): Layout[] {
    return listOf(values)
      .slice(0, maxItems)
      .map((one) =>
        inner.includes(String(objectOf(one).type)) || (inner.length > 0 && isFunction(one))
          ? ["(", this.type(one, depth), ")"]
          : this.type(one, depth),
      );
  }

  /** A type with something behind or before it, in parentheses where that would otherwise belong to a part of it. */
  #within(value: unknown, depth: number): Layout {
    const needs = isObject(value) && (loose.has(String(value.type)) || isFunction(value));
    return needs ? ["(", this.type(value, depth), ")"] : this.type(value, depth);
  }
}

/** A type on one line. */
export function typeParts(value: unknown, find: FindDeclaration): TypePart[] {
  return flatParts(new TypeWriter(find).type(value));
}

/** A type that stands beside a list of what its objects hold: these are left open in it where it is long. */
export function shortParts(value: unknown, find: FindDeclaration): TypePart[] {
  const full = typeParts(value, find);
  const length = full.reduce((sum, part) => sum + (typeof part === "string" ? part : part.text).length, 0);
  return length <= 60 ? full : flatParts(new TypeWriter(find, true).type(value));
}

/** Code of something that is built by a writer. */
export function layoutCode(find: FindDeclaration, write: (writer: TypeWriter) => Layout): string {
  return codeOf(write(new TypeWriter(find)));
}

function isFunction(value: unknown): boolean {
  const declaration = objectOf(objectOf(value).declaration);
  return (
    objectOf(value).type === "reflection" &&
    listOf(declaration.signatures).length === 1 &&
    listOf(declaration.children).length === 0
  );
}

/** A name as it stands in an object. */
function propertyName(name: string): string {
  return /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|\[.*\])$/u.test(name) ? name : JSON.stringify(name);
}

function literalText(value: unknown): string {
  if (isObject(value)) return `${value.negative === true ? "-" : ""}${textOr(value.value, "0")}n`;
  return value === undefined ? "unknown" : (JSON.stringify(value) ?? "unknown");
}

function textOr(value: unknown, other: string): string {
  return typeof value === "string" ? value : other;
}
