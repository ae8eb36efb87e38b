import { wordsOfNodes } from "../node-words.ts";
import { constructedMember, itemsOf } from "./builtins/constructed.ts";
import { iteratorOf, iteratorSymbol } from "./builtins/iterators.ts";
import { methodOf } from "./builtins/methods.ts";
import { isClass, isConstructor, staticMember } from "./classes.ts";
import { EvaluationFault } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import {
  ClosedElement,
  Closure,
  ComponentName,
  componentOfFormat,
  isRecord,
  JsxElement,
  MdxFragment,
  NativeFunction,
  record,
} from "./values.ts";

/**
 * A property that the value itself owns, or a method of our list; undefined for everything else.
 * @throws {EvaluationFault} where the value is null or undefined
 */
export function memberOf(object: unknown, key: string, offset: number, interpreter: Interpreter): unknown {
  if (object === null || object === undefined) {
    throw new EvaluationFault("expression-error", `cannot read \`${key}\` of ${object}`, offset);
  }
  if (typeof key === "symbol" && key === (iteratorSymbol as unknown) && !isRecord(object)) {
    const list = Array.isArray(object) || typeof object === "string" || itemsOf(object) !== null;
    return list ? new NativeFunction("iterator", () => iteratorOf([...interpreter.items(object)])) : undefined;
  }
  if (isRecord(object)) return Object.hasOwn(object, key) ? object[key] : methodOf(object, key, interpreter);
  if (typeof key !== "symbol" && (Array.isArray(object) || typeof object === "string")) {
    if (key === "length") return object.length;
    if ((key === "index" || key === "groups" || key === "raw") && Object.hasOwn(object as object, key))
      return (object as unknown as { index: number; groups: unknown; raw: unknown })[key];
    if (/^(?:0|[1-9]\d{0,9})$/.test(key)) return object[Number(key)];
  }
  if (isClass(object)) return staticMember(object, key, interpreter);
  if (object instanceof Closure) {
    if (key === "prototype" && isConstructor(object)) {
      object.members ??= record();
      object.members.prototype ??= record();
    }
    const { members } = object;
    return members && Object.hasOwn(members, key) ? members[key] : methodOf(object, key, interpreter);
  }
  if (object instanceof JsxElement)
    return key === "type" ? typeSeen(object.type) : key === "props" ? object.props : undefined;
  if (object instanceof MdxFragment)
    return key === "props" ? record([["children", wordsOfNodes(object.nodes)]]) : undefined;
  if (object instanceof ClosedElement) return key === "props" ? object.props : undefined;
  if (object instanceof ComponentName) return componentOfFormat(`${object.name}.${key}`);
  if (object instanceof NativeFunction)
    return object.members && Object.hasOwn(object.members, key)
      ? object.members[key]
      : methodOf(object, key, interpreter);
  return methodOf(object, key, interpreter) ?? constructedMember(object, key, interpreter);
}

/** The type of an element as programs compare it: `element.type === "code"`. */
function typeSeen(type: unknown): unknown {
  return type instanceof ComponentName && /^[a-z]/.test(type.name) ? type.name : type;
}
