import { withoutMarks } from "../../html/marks.ts";
import { assign, update } from "./assignments.ts";
import type { Budget } from "./budget.ts";
import { itemsOf } from "./builtins/constructed.ts";
import { globalValue } from "./builtins/globals.ts";
import {
  addYielded,
  EndlessRun,
  endlessFault,
  endlessItems,
  isIterable,
  iteratorOf,
  ownItems,
  remainingItems,
} from "./builtins/iterators.ts";
import { callValue, memberValue, objectOf, shortCircuit } from "./calls.ts";
import { classOf, isClass, renderInstance } from "./classes.ts";
import { EvaluationFault, type Origin, placed, unboundName, unsupported } from "./fault.ts";
import { evaluateJsx } from "./jsx.ts";
import { objectLiteral, regexLiteral, spreadItems } from "./literals.ts";
import { NameChanges } from "./name-changes.ts";
import { newValue } from "./new-expression.ts";
import { binaryValue, logicalValue, unaryValue } from "./operations.ts";
import { bindPattern } from "./patterns.ts";
import type { Scope } from "./scope.ts";
import { completionValue, runBody } from "./statements.ts";
import type { JsNode } from "./syntax.ts";
import { taggedValue, templateText } from "./templates.ts";
import { BrowserValue, Closure, keyOf, MissingValue, NativeFunction } from "./values.ts";
import { variablesOf } from "./variables.ts";

/**
 * Evaluates the pure part of JavaScript straight from its syntax tree: nothing is ever compiled or run by the host's
 * engine. Values are primitives, arrays, records without prototype and the classes of `values.ts`; a property is
 * read only if the value itself owns it or it is in our list of methods, so no name leads to a prototype, a
 * constructor or a global.
 */
export class Interpreter {
  readonly budget: Budget;
  readonly changes = new NameChanges();
  /**
   * What cannot be known is left out, instead of ending the evaluation: for the first state of a component that a
   * browser takes over.
   */
  isLenient = false;
  /** Hears why a part is left out. */
  onGap: ((fault: EvaluationFault) => void) | null = null;
  /** The text that is being evaluated. */
  origin: Origin | null = null;

  #ids = 0;
  /** What the generator that is being run has yielded; null within any other function. */
  #yielded: unknown[] | null = null;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** The value of an expression. Throws EvaluationFault with the offset of the innermost node at fault. */
  evaluate(node: JsNode, scope: Scope): unknown {
    this.budget.step();
    try {
      return this.#evaluate(node, scope);
    } catch (error) {
      throw placed(error, node.start, this.origin);
    }
  }

  /** The value, or undefined for what cannot be known where that is to be left out. */
  evaluatePart(node: JsNode, scope: Scope): unknown {
    if (!this.isLenient) return this.evaluate(node, scope);
    try {
      return this.evaluate(node, scope);
    } catch (error) {
      if (!(error instanceof EvaluationFault) || error.code === "expression-limit") throw error;
      this.onGap?.(error);
      return undefined;
    }
  }

  /** The same of what readers are to read: of text with gaps, what stands around them. */
  evaluateWords(node: JsNode, scope: Scope): unknown {
    const inner = node.type === "JSXExpressionContainer" ? node.expression : node;
    if (!this.isLenient || inner.type !== "TemplateLiteral") return this.evaluatePart(node, scope);
    return templateText(inner, "cooked", this.budget, (part) => this.evaluatePart(part, scope) ?? "");
  }

  /** Evaluates with gaps for what cannot be evaluated, and tells of each. */
  leniently<T>(onGap: Interpreter["onGap"], evaluate: () => T): T {
    const { isLenient, onGap: outer } = this;
    this.isLenient = true;
    this.onGap = onGap;
    try {
      return evaluate();
    } finally {
      this.isLenient = isLenient;
      this.onGap = outer;
    }
  }

  /** Evaluates within a text, whose faults are told by their places in it. */
  within<T>(origin: Origin | null, evaluate: () => T): T {
    const { origin: outer } = this;
    this.origin = origin;
    try {
      return evaluate();
    } finally {
      this.origin = outer;
    }
  }

  #evaluate(node: JsNode, scope: Scope): unknown {
    switch (node.type) {
      case "Literal":
        if (node.regex) return regexLiteral(node);
        return typeof node.value === "string" ? withoutMarks(node.value) : node.value;
      case "Identifier":
        return this.name(node.name, scope, node.start);
      case "TemplateLiteral":
        return templateText(node, "cooked", this.budget, (part) => this.#partOfText(part, scope));
      case "TaggedTemplateExpression":
        return taggedValue(node, scope, this);
      case "ThisExpression":
        return scope.find("this")?.value;
      case "MemberExpression":
        return memberValue(node, scope, objectOf(node, scope, this), this);
      case "ChainExpression":
        return this.#chain(node, scope);
      case "ParenthesizedExpression":
        return this.evaluate(node.expression, scope);
      case "ConditionalExpression":
        return this.evaluate(this.evaluatePart(node.test, scope) ? node.consequent : node.alternate, scope);
      case "LogicalExpression":
        return logicalValue(node, scope, this);
      case "BinaryExpression":
        return binaryValue(node, scope, this);
      case "UnaryExpression":
        return unaryValue(node, scope, this);
      case "ArrayExpression":
        return this.budget.list(spreadItems(node.elements, scope, this));
      case "ObjectExpression":
        return objectLiteral(node, scope, this);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "ClassExpression":
        return new Closure(node, scope, this.origin);
      case "CallExpression":
        return callValue(node, scope, this);
      case "NewExpression":
        return newValue(node, scope, this);
      case "SequenceExpression":
        return (node.expressions as JsNode[]).map((part) => this.evaluate(part, scope)).at(-1);
      case "MetaProperty":
        if (node.meta.name !== "new") throw unsupported(`\`${node.meta.name}.${node.property.name}\``, node);
        return classOf(scope.find("this")?.value);
      case "YieldExpression":
        return this.#yield(node, scope);
      case "AssignmentExpression":
        return assign(node, scope, this);
      case "UpdateExpression":
        return update(node, scope, this);
      case "JSXElement":
      case "JSXFragment":
        return evaluateJsx(node, scope, this);
      case "JSXExpressionContainer":
        return node.expression.type === "JSXEmptyExpression" ? undefined : this.evaluate(node.expression, scope);
      default:
        throw unsupported(`\`${node.type}\``, node);
    }
  }

  /**
   * Value of a name: of the content, else one of our own functions.
   * @param isNeeded whether nothing can be made without it: a prop that a use of a snippet leaves out is a fault there.
   */
  name(name: string, scope: Scope, offset: number, isNeeded = false): unknown {
    const binding = scope.find(name);
    if (binding?.value instanceof BrowserValue)
      throw new EvaluationFault("unsupported-expression", binding.value.fault.message, offset);
    if (binding?.value instanceof MissingValue) throw binding.value.fault;
    if (binding) return binding.value;
    if (name === "undefined") return undefined;
    const value = globalValue(name, this);
    if (value !== undefined) return value;
    const onLeftOut = isNeeded ? null : scope.onLeftOut;
    if (!onLeftOut) throw unboundName(name, offset);
    onLeftOut(name, this.origin?.(offset) ?? null);
    return undefined;
  }

  /** An id that no other call on the page gets. */
  nextId(): string {
    this.#ids++;
    return `lc-id-${this.#ids}`;
  }

  /** Calls a function of the content or of ours. `self` is what the function is a method of: its `this`. */
  call(callee: unknown, args: unknown[], offset: number | null = null, self?: unknown): unknown {
    this.budget.step();
    if (callee instanceof NativeFunction) return callee.call(args);
    if (!(callee instanceof Closure)) throw new EvaluationFault("expression-error", "this is not a function", offset);
    if (isClass(callee)) return renderInstance(callee, args[0], this);
    if (callee.node.async) throw unsupported("calling asynchronous functions", callee.node);
    this.budget.enter();
    const { origin } = this;
    const yielded = this.#yielded;
    this.#yielded = callee.node.generator ? [] : null;
    this.origin = callee.origin;
    try {
      const scope = callee.scope.call();
      if (callee.node.type !== "ArrowFunctionExpression") {
        scope.declare("this", self);
        scope.declare("arguments", args);
      }
      if (callee.node.id && callee.node.type === "FunctionExpression") scope.declare(callee.node.id.name, callee);
      for (const [index, parameter] of (callee.node.params as JsNode[]).entries()) {
        if (parameter.type === "RestElement") bindPattern(parameter.argument, args.slice(index), scope, this);
        else bindPattern(parameter, args[index], scope, this);
      }
      const body = callee.node.body as JsNode;
      if (body.type !== "BlockStatement") return this.evaluate(body, scope);
      for (const name of variablesOf(body)) if (!scope.has(name)) scope.declare(name, undefined);
      const value = completionValue(runBody(body.body, scope, this));
      return this.#yielded ? iteratorOf(this.#yielded) : value;
    } catch (error) {
      // Only the generator itself has been ended by it: what it calls has a run of its own.
      if (error instanceof EndlessRun && this.#yielded) return iteratorOf(this.#yielded, error.fault);
      throw placed(error, callee.node.start, callee.origin);
    } finally {
      this.origin = origin;
      this.#yielded = yielded;
      this.budget.leave();
    }
  }

  /** The elements of an array or the characters of a string, for spreading and `for … of`. */
  items(value: unknown, offset: number | null = null): unknown[] {
    if (Array.isArray(value)) return remainingItems(value);
    if (typeof value === "string") return this.budget.list([...value]);
    const items = isIterable(value) ? ownItems(value, this) : itemsOf(value);
    if (items) return this.budget.list(items);
    throw new EvaluationFault("expression-error", "this is not a list", offset);
  }

  /** The same, one by one, for whom may stop before the end: that is nowhere for some generators. */
  each(value: unknown, offset: number | null = null): Iterable<unknown> {
    const fault = Array.isArray(value) ? endlessFault(value) : undefined;
    return fault ? endlessItems(value as unknown[], fault) : this.items(value, offset);
  }

  /** Name of the property that `a.b` or `a[b]` reads. */
  memberKey(node: JsNode, scope: Scope): string {
    if (node.property.type === "PrivateIdentifier") return `#${node.property.name}`;
    return node.computed ? keyOf(this.evaluate(node.property, scope)) : node.property.name;
  }

  /**
   * The value of an expression that stands alone in text. Prose has names in braces as well, which are shown as they are
   * written: a snippet that no prop is given to is taken for prose.
   */
  shown(node: JsNode, scope: Scope): unknown {
    return scope.givesNothing ? this.needed(node, scope) : this.evaluate(node, scope);
  }

  /** What has a value, or cannot be asked for what it has: where it does not say itself that it may be none. */
  needed(node: JsNode, scope: Scope): unknown {
    return node.type === "Identifier" ? this.name(node.name, scope, node.start, true) : this.evaluate(node, scope);
  }

  /** A value within a text: of a prop that is left out, no word. */
  #partOfText(node: JsNode, scope: Scope): unknown {
    const value = this.evaluate(node, scope);
    return value === undefined && node.type === "Identifier" && scope.isLeftOut(node.name) ? "" : value;
  }

  #chain(node: JsNode, scope: Scope): unknown {
    const value = this.evaluate(node.expression, scope);
    return value === shortCircuit ? undefined : value;
  }

  /** What a generator yields, it yields at once, as much as anyone may ask for. */
  #yield(node: JsNode, scope: Scope): void {
    const value = node.argument ? this.evaluate(node.argument, scope) : undefined;
    const list = this.#yielded;
    if (!list) throw unsupported("`yield`", node);
    addYielded(list, node.delegate ? this.each(value, node.start) : [value], () => {
      const fault = unsupported("a generator without end", node);
      return placed(fault, node.start, this.origin) as EvaluationFault;
    });
  }
}
