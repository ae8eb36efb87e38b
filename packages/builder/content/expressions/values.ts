import { withoutMarks } from "../../html/marks.ts";
import type { MdxNode } from "../mdx-tree.ts";
import type { Place } from "../place.ts";
import { isError } from "./builtins/errors.ts";
import { readyNames } from "./builtins/ready-names.ts";
import { EvaluationFault, type Origin } from "./fault.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";

/** A function written by an author: its syntax and the names it sees. Called by the interpreter only. */
export class Closure {
  readonly node: JsNode;
  readonly scope: Scope;
  readonly origin: Origin | null;
  /** As it is declared; one without a name of its own is called as the first variable that holds it. */
  name: string;
  /** What the author set on the function: `Card.Title = …`. */
  members: Record<string, unknown> | null = null;
  constructor(node: JsNode, scope: Scope, origin: Origin | null = null) {
    this.name = node.id?.name ?? "";
    this.node = node;
    this.scope = scope;
    this.origin = origin;
  }
}

/** A function of ours that authors may call. */
export class NativeFunction {
  readonly name: string;
  readonly call: (args: unknown[]) => unknown;
  /** What stands on the function itself: `Array.from`. */
  readonly members: Record<string, unknown> | undefined;
  /** By which every program finds it: `Math.round`. */
  path: string | undefined;
  constructor(name: string, call: (args: unknown[]) => unknown, members?: Record<string, unknown>) {
    this.name = name;
    this.call = call;
    this.members = members;
  }
}

/** What `f.bind(self, …)` makes: a function with the first arguments of its calls. */
export class BoundFunction extends NativeFunction {
  /** The function, its `this` and the first arguments. */
  readonly parts: readonly [callee: unknown, self: unknown, ...first: unknown[]];
  constructor(parts: BoundFunction["parts"], call: (args: unknown[]) => unknown) {
    super("bound", call);
    this.parts = parts;
  }
}

/** A component of the format, or an HTML tag, by name. */
export class ComponentName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const ofFormat = new Map(
  [...readyNames.components, ...readyNames.members].map((name) => [name, new ComponentName(name)]),
);

/** What a tag's name stands for; one value for each component of the format, so that programs may compare it. */
export function componentNamed(name: string): ComponentName {
  return ofFormat.get(name) ?? new ComponentName(name);
}

/** The component of the format of that name, as programs hold it; undefined for all other names. */
export function componentOfFormat(name: string): ComponentName | undefined {
  return ofFormat.get(name);
}

/** What stands for an element that a program may ask for its props, and not take apart. */
export class ClosedElement {
  readonly props: Record<string, unknown>;
  constructor(props: Record<string, unknown>) {
    this.props = props;
  }
}

/** `<Type a={…}>` as a value, not yet rendered. A null type is a fragment. */
export class JsxElement {
  readonly type: unknown;
  readonly props: Record<string, unknown>;
  /** Names seen where it was written, for the messages about it. */
  readonly scope: Scope;
  /** Props in its tag that its component does not have, and where each stands in the text that its origin knows. */
  unknownProps: readonly { name: string; offset: number }[] | null = null;
  readonly #origin: Origin | null;
  readonly #offset: number;
  /** @param offset where its tag stands in the text that `origin` knows */
  constructor(type: unknown, props: Record<string, unknown>, scope: Scope, origin: Origin | null = null, offset = 0) {
    this.type = type;
    this.props = props;
    this.scope = scope;
    this.#origin = origin;
    this.#offset = offset;
  }

  /** Where its tag stands, for those that a program makes. */
  get place(): Place | null {
    return this.placeAt(this.#offset);
  }

  /** The place of what stands at an offset in the same text. */
  placeAt(offset: number): Place | null {
    return this.#origin?.(offset) ?? null;
  }
}

/** An element that is written in Markdown, between the tags of a component: what it complains of, and its links, stand there. */
export class WrittenElement extends JsxElement {
  readonly at: Place;
  constructor(type: unknown, props: Record<string, unknown>, scope: Scope, at: Place) {
    super(type, props, scope, () => at);
    this.at = at;
  }
}

/** Elements that have been made of others. */
const originals = new WeakMap<JsxElement, JsxElement>();

/** The same element with other props. */
export function withOtherProps(element: JsxElement, props: Record<string, unknown>): JsxElement {
  const { type, scope } = element;
  const made =
    element instanceof WrittenElement
      ? new WrittenElement(type, props, scope, element.at)
      : new JsxElement(type, props, scope);
  originals.set(made, originalOf(element));
  return made;
}

/** The element that one with other props has been made of; itself where it is none. */
export function originalOf(element: JsxElement): JsxElement {
  return originals.get(element) ?? element;
}

/** The type of an element of which only the props are known. */
export const unknownType = Symbol("unknown component");

/** `<Context.Provider value={…}>`: what reads the context within it gets the value. */
export class ContextProvider {
  /** What `createContext` made; its `value` is the one at hand. */
  readonly context: Record<string, unknown>;
  constructor(context: Record<string, unknown>) {
    this.context = context;
  }
}

/** `<Context.Consumer>{(value) => …}`: shows what a function makes of the value at hand. */
export class ContextConsumer extends ContextProvider {}

/** Markdown between two tags, not yet rendered: nodes and the names they see. */
export class MdxFragment {
  readonly nodes: MdxNode[];
  readonly scope: Scope;
  constructor(nodes: MdxNode[], scope: Scope) {
    this.nodes = nodes;
    this.scope = scope;
  }
}

/** A value of the content that could not be made. Whoever asks for it gets the fault that stood in its way. */
export class MissingValue {
  readonly fault: EvaluationFault;
  constructor(fault: EvaluationFault) {
    this.fault = fault;
  }
}

/** One that a browser can make. */
export class BrowserValue extends MissingValue {}

/** A value of ours that JavaScript would write into a text: a date, an address. */
export abstract class WithText {
  abstract text(): string;

  /** What stands for it in JSON. */
  json(): unknown {
    return this.text();
  }

  /** What stands for it where JavaScript counts or compares. */
  primitive(): string | number {
    return this.text();
  }
}

/** A record that inherits nothing, so that no name in content can reach a prototype. */
export function record(entries: Iterable<readonly [string, unknown]> = []): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, value] of entries) result[key] = value;
  return result;
}

/** Data of the site's sources as content may read it: what a key names is nothing but what stands there. */
export function dataValue(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(dataValue);
  if (data instanceof Map)
    return record([...data].map(([key, value]) => [withoutMarks(textOf(key)), dataValue(value)] as const));
  if (typeof data === "string") return withoutMarks(data);
  if (typeof data !== "object" || data === null) return data;
  return record(Object.entries(data).map(([key, value]) => [withoutMarks(key), dataValue(value)] as const));
}

/** Whether it is an object or array literal of the content. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === null;
}

/** The keys of a record, a list or a text and what stands there; none of any other value. */
export function ownEntries(value: unknown): [string, unknown][] {
  if (typeof value === "string") return Object.entries([...value]);
  return isRecord(value) || Array.isArray(value) ? Object.entries(value as Record<string, unknown>) : [];
}

/** Whether content may call the value: a function that it wrote, or one that it was given. */
export function isFunction(value: unknown): value is Closure | NativeFunction {
  return value instanceof Closure || value instanceof NativeFunction;
}

/** Items of a list, with those of the lists in it, that become text at once: one list may stand in another many times. */
const joinedMost = 100_000;

/** Whether something is shown in the place of a value of a list: `[isNew && "New"]` may hold nothing. */
export function showsSomething(value: unknown): boolean {
  return value !== undefined && value !== null && typeof value !== "boolean";
}

/** The text of a value as JavaScript would join it into a string, without calling anything. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? joinItems(value, ",", { left: joinedMost }) : plainText(value);
}

/** What a computed name names: a text, or a symbol, which no list of names has. */
export function keyOf(value: unknown): string {
  return (typeof value === "symbol" ? value : textOf(value)) as string;
}

/** The items of a list as text, with something between them. */
export function joinedText(list: readonly unknown[], between: string): string {
  return joinItems(list, between, { left: joinedMost });
}

function joinItems(list: readonly unknown[], between: string, items: { left: number }): string {
  items.left -= list.length + 1;
  if (items.left < 0) throw new EvaluationFault("expression-limit", "a text grows too long");
  return list.map((item) => (Array.isArray(item) ? joinItems(item, ",", items) : plainText(item ?? ""))).join(between);
}

function plainText(value: unknown): string {
  if (value instanceof WithText) return value.text();
  if (isError(value)) return [value.name, value.message].map(textOf).filter(Boolean).join(": ");
  if (typeof value === "object" && value !== null) return "[object Object]";
  return typeof value === "symbol" ? "" : String(value);
}

/** Functions of ours by their names, as a record that content can read. */
export function natives(functions: Record<string, (args: unknown[]) => unknown>): Record<string, unknown> {
  return record(Object.entries(functions).map(([name, call]) => [name, new NativeFunction(name, call)] as const));
}
