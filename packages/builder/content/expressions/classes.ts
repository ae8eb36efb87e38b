import { errorNames, markError } from "./builtins/errors.ts";
import { EvaluationFault, unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { propertyKey } from "./literals.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { Closure, isRecord, NativeFunction, record, textOf } from "./values.ts";

/** What `super` stands for in the methods of a class. */
class SuperClass {
  readonly of: Closure;
  constructor(of: Closure) {
    this.of = of;
  }
}

/** Whether a function of the content is a class. */
export function isClass(value: unknown): value is Closure & { node: { type: `Class${string}` } } {
  return value instanceof Closure && value.node.type.startsWith("Class");
}

/** Whether `new` makes something of a function of the content: a class, or a function with a `this` of its own. */
export function isConstructor(value: unknown): value is Closure {
  if (isClass(value)) return true;
  if (!(value instanceof Closure)) return false;
  const { type, async, generator, isMethod } = value.node;
  return type !== "ArrowFunctionExpression" && !async && !generator && !isMethod;
}

const classes = new WeakMap<object, Closure>();

/** The class or function of the content that `new` has made a value by; undefined for all others. */
export function classOf(value: unknown): Closure | undefined {
  return isRecord(value) ? classes.get(value) : undefined;
}

/** Whether a value is an instance of a class or function of the content, or of a class that extends it. */
export function isInstanceOf(value: unknown, of: Closure, interpreter: Interpreter): boolean {
  const own = classOf(value);
  return own !== undefined && lineage(own, interpreter).some(({ node }) => node === of.node);
}

/**
 * What `new Name(…)` of a class of the content makes: a record with its fields, and with its methods, those of the
 * classes it extends among them, which no list of its keys names.
 */
export function instantiate(of: Closure, args: unknown[], interpreter: Interpreter): unknown {
  const self = record();
  classes.set(self, of);
  if (!isClass(of)) return constructBy(of, args, self, interpreter);
  for (const one of lineage(of, interpreter).reverse()) {
    runStaticBlocks(one, interpreter);
    for (const member of membersOf(one, false))
      if (member.type === "MethodDefinition") defineMethod(member, one, self, interpreter);
  }
  construct(of, args, self, interpreter);
  return self;
}

/** What a function that is no class makes of `this`, which has what the content has put on its `prototype`. */
function constructBy(of: Closure, args: unknown[], self: Record<string, unknown>, interpreter: Interpreter): unknown {
  const prototype = of.members?.prototype;
  if (isRecord(prototype)) for (const [key, value] of Object.entries(prototype)) hide(self, key, value);
  const result = interpreter.call(of, args, null, self);
  return typeof result === "object" && result !== null ? result : self;
}

/** What a class component shows at first: what its `render` yields before anything has happened. */
export function renderInstance(of: Closure, props: unknown, interpreter: Interpreter): unknown {
  const defaults = staticMember(of, "defaultProps", interpreter);
  const given = record(isRecord(defaults) ? Object.entries(defaults) : []);
  if (isRecord(props)) for (const [name, value] of Object.entries(props)) if (value !== undefined) given[name] = value;
  const self = instantiate(of, [given], interpreter) as Record<string, unknown>;
  if (!(self.render instanceof Closure)) throw unsupported("a class without `new`", of.node);
  deriveState(of, given, self, interpreter);
  return interpreter.call(self.render, [], null, self);
}

/** Puts into the state of a class component what its class makes of the props. */
function deriveState(of: Closure, given: unknown, self: Record<string, unknown>, interpreter: Interpreter): void {
  const derive = staticMember(of, "getDerivedStateFromProps", interpreter);
  if (!(derive instanceof Closure)) return;
  const { state } = self;
  const derived = interpreter.call(derive, [given, state ?? null], null, of);
  if (isRecord(derived))
    self.state = record([...Object.entries(isRecord(state) ? state : {}), ...Object.entries(derived)]);
}

/** `super(…)` in a constructor. */
export function callSuper(args: unknown[], scope: Scope, interpreter: Interpreter): void {
  const { of } = superClass(scope);
  const self = scope.find("this")?.value as Record<string, unknown>;
  constructParent(of, args, self, interpreter);
  initializeFields(of, self, interpreter);
}

/** `super.name`, as a method that is called with `this`. */
export function superMember(key: string, scope: Scope, interpreter: Interpreter): unknown {
  const [, ...ancestors] = lineage(superClass(scope).of, interpreter);
  for (const one of ancestors)
    for (const member of membersOf(one, false))
      if (member.kind === "method" && propertyKey(member, one.scope, interpreter) === key)
        return new Closure(member.value, methodScope(one), one.origin);
  return undefined;
}

/** Classes whose static blocks have been run. */
const blocksRun = new WeakSet<Closure>();

/** Runs the static blocks of a class and sets its static fields, in their order. One without blocks has fields as they are asked for. */
function runStaticBlocks(of: Closure, interpreter: Interpreter): void {
  const parts = of.node.body.body as JsNode[];
  if (blocksRun.has(of) || !parts.some(({ type }) => type === "StaticBlock")) return;
  blocksRun.add(of);
  const scope = methodScope(of);
  scope.declare("this", of);
  of.members ??= record();
  for (const part of parts) {
    if (part.type === "StaticBlock") interpreter.call(new Closure(blockFunction(part), scope, of.origin), [], null, of);
    else if (part.type === "PropertyDefinition" && part.static)
      of.members[memberKey(part, of.scope, interpreter)] = part.value && interpreter.evaluate(part.value, scope);
  }
}

/** A block as the function that JavaScript makes of it, with a `this` and variables of its own. */
function blockFunction({ body, start, end }: JsNode): JsNode {
  return { type: "FunctionExpression", params: [], body: { type: "BlockStatement", body, start, end }, start, end };
}

/** A static method or field of a class, or of one that it extends. */
export function staticMember(of: Closure, key: string, interpreter: Interpreter): unknown {
  for (const one of lineage(of, interpreter)) {
    runStaticBlocks(one, interpreter);
    if (one.members && Object.hasOwn(one.members, key)) return one.members[key];
    const member = membersOf(one, true).find((item) => memberKey(item, one.scope, interpreter) === key);
    if (!member) continue;
    const scope = methodScope(one);
    scope.declare("this", one);
    const value = member.value ? interpreter.evaluate(member.value, scope) : undefined;
    if (member.kind === "get") return interpreter.call(value, [], null, one);
    one.members ??= record();
    one.members[key] = value;
    return value;
  }
  return undefined;
}

function construct(of: Closure, args: unknown[], self: Record<string, unknown>, interpreter: Interpreter): void {
  const written = membersOf(of, false).find(({ kind }) => kind === "constructor");
  if (!written) {
    constructParent(of, args, self, interpreter);
    initializeFields(of, self, interpreter);
    return;
  }
  if (!of.node.superClass) initializeFields(of, self, interpreter);
  interpreter.call(new Closure(written.value, methodScope(of), of.origin), args, null, self);
}

function constructParent(of: Closure, args: unknown[], self: Record<string, unknown>, interpreter: Interpreter): void {
  const parent = parentOf(of, interpreter);
  const [first] = args;
  if (parent) construct(parent, args, self, interpreter);
  else if (!of.node.superClass) return;
  else if (errorNames.has(nameOf(of.node.superClass)))
    markError(self, nameOf(of.node.superClass), first === undefined ? "" : textOf(first));
  else {
    self.props = isRecord(first) ? first : record();
    hide(self, "setState", new NativeFunction("setState", () => undefined));
    hide(self, "forceUpdate", new NativeFunction("forceUpdate", () => undefined));
  }
}

function initializeFields(of: Closure, self: Record<string, unknown>, interpreter: Interpreter): void {
  const scope = methodScope(of);
  scope.declare("this", self);
  for (const member of membersOf(of, false)) {
    if (member.type !== "PropertyDefinition") continue;
    const value = member.value ? interpreter.evaluatePart(member.value, scope) : undefined;
    const key = memberKey(member, of.scope, interpreter);
    if (member.key.type === "PrivateIdentifier") hide(self, key, value);
    else self[key] = value;
  }
}

function defineMethod(member: JsNode, of: Closure, self: Record<string, unknown>, interpreter: Interpreter): void {
  if (member.kind === "constructor") return;
  const key = memberKey(member, of.scope, interpreter);
  const method = new Closure(member.value, methodScope(of), of.origin);
  if (member.kind === "method") {
    hide(self, key, method);
    return;
  }
  const known = Object.getOwnPropertyDescriptor(self, key);
  const accessor =
    member.kind === "get"
      ? { set: known?.set, get: () => interpreter.call(method, [], null, self) }
      : { get: known?.get, set: (value: unknown) => interpreter.call(method, [value], null, self) };
  Object.defineProperty(self, key, { ...accessor, configurable: true });
}

/** A property that no list of keys names. */
function hide(self: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(self, key, { value, writable: true, configurable: true });
}

function membersOf({ node }: Closure, isStatic: boolean): JsNode[] {
  return (node.body.body as JsNode[]).filter((member) => member.type !== "StaticBlock" && member.static === isStatic);
}

function memberKey(member: JsNode, scope: Scope, interpreter: Interpreter): string {
  return member.key.type === "PrivateIdentifier" ? `#${member.key.name}` : propertyKey(member, scope, interpreter);
}

/** The names that the methods of a class see: `super` besides those around it. */
function methodScope(of: Closure): Scope {
  const scope = of.scope.child();
  scope.declare("super", new SuperClass(of));
  return scope;
}

function superClass(scope: Scope): SuperClass {
  const value = scope.find("super")?.value;
  if (!(value instanceof SuperClass)) throw new EvaluationFault("unsupported-expression", "`super` has no class here");
  return value;
}

/** Classes that a class may extend at most, one after another. */
const ancestorsMost = 20;

/** A class and those that it extends, from itself on. */
function lineage(of: Closure, interpreter: Interpreter): Closure[] {
  const all: Closure[] = [];
  for (let one: Closure | null = of; one && all.length < ancestorsMost; one = parentOf(one, interpreter)) all.push(one);
  return all;
}

const known: ReadonlySet<string> = new Set(["Component", "PureComponent", ...errorNames]);

/** The class of the content that a class extends; null for none, and for one that the platform has. */
function parentOf({ node, scope }: Closure, interpreter: Interpreter): Closure | null {
  const parent = node.superClass as JsNode | null;
  if (!parent) return null;
  if (known.has(nameOf(parent)) && (parent.type !== "Identifier" || !isClass(scope.find(parent.name)?.value)))
    return null;
  const value = interpreter.evaluate(parent, scope);
  if (!isClass(value)) throw unsupported("this class", parent);
  return value;
}

function nameOf(node: JsNode): string {
  return node.type === "MemberExpression" ? node.property.name : node.name;
}
