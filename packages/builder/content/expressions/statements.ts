import { markError } from "./builtins/errors.ts";
import { EvaluationFault, unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { bindPattern } from "./patterns.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { Closure, isRecord, record, textOf } from "./values.ts";

/** How a list of statements ended; a label names the loop or block around it that ends or goes on. */
export type Completion =
  | { kind: "normal" }
  | { kind: "return"; value: unknown }
  | { kind: "break"; label?: string }
  | { kind: "continue"; label?: string };

const normal: Completion = { kind: "normal" };

/** What a function yields. */
export function completionValue(completion: Completion): unknown {
  return completion.kind === "return" ? completion.value : undefined;
}

/**
 * Runs the statements of a block. Function declarations are known before the first statement, as in JavaScript.
 * Classes are names that only a browser can make something of: whoever asks for more gets the fault.
 */
export function runBody(statements: JsNode[], scope: Scope, interpreter: Interpreter): Completion {
  for (const statement of statements) {
    if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
      scope.declare(statement.id.name, new Closure(statement, scope, interpreter.origin));
    }
  }
  for (const statement of statements) {
    const completion = runStatement(statement, scope, interpreter);
    if (completion.kind !== "normal") return completion;
  }
  return normal;
}

/** Declares the names of `const a = 1, {b} = c`. */
export function runDeclaration(node: JsNode, scope: Scope, interpreter: Interpreter): void {
  for (const { id, init } of node.declarations as JsNode[]) {
    const home = node.kind === "var" ? scope.ofVariables : scope;
    // A variable that is declared once more keeps what it has.
    if (!init && node.kind === "var" && home.has(id.name)) continue;
    const value = init ? interpreter.evaluatePart(init, scope) : undefined;
    if (id.type === "Identifier") home.declare(id.name, value, node.kind === "const");
    else bindPattern(id, value, scope, interpreter, (target, item) => home.declare(target.name, item));
  }
}

function runStatement(node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  interpreter.budget.step();
  switch (node.type) {
    case "ReturnStatement":
      return { kind: "return", value: node.argument ? interpreter.evaluate(node.argument, scope) : undefined };
    case "VariableDeclaration":
      runDeclaration(node, scope, interpreter);
      return normal;
    case "ExpressionStatement":
      interpreter.evaluatePart(node.expression, scope);
      return normal;
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "EmptyStatement":
      return normal;
    case "LabeledStatement":
      return runLabeled(node, scope, interpreter);
    case "BlockStatement":
      return runBody(node.body, scope.child(), interpreter);
    case "IfStatement":
      if (interpreter.evaluatePart(node.test, scope)) return runStatement(node.consequent, scope, interpreter);
      return node.alternate ? runStatement(node.alternate, scope, interpreter) : normal;
    case "SwitchStatement":
      return runSwitch(node, scope, interpreter);
    case "ForOfStatement":
      return runForOf(node, scope, interpreter);
    case "ForInStatement":
      return runForIn(node, scope, interpreter);
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      return runLoop(node, scope, interpreter);
    case "TryStatement":
      return runTry(node, scope, interpreter);
    case "ThrowStatement": {
      const thrown = interpreter.evaluate(node.argument, scope);
      const message = isRecord(thrown) ? thrown.message : thrown;
      const fault = new EvaluationFault("expression-error", textOf(message ?? "an error"), node.start);
      fault.thrown = thrown;
      throw fault;
    }
    case "BreakStatement":
      return { kind: "break", label: node.label?.name };
    case "ContinueStatement":
      return { kind: "continue", label: node.label?.name };
    default:
      throw unsupported(`\`${node.type}\``, node);
  }
}

function runSwitch(node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  const value = interpreter.evaluatePart(node.discriminant, scope);
  const cases = node.cases as JsNode[];
  let index = cases.findIndex((item) => item.test && interpreter.evaluate(item.test, scope) === value);
  if (index < 0) index = cases.findIndex((item) => !item.test);
  const inner = scope.child();
  for (; index >= 0 && index < cases.length; index++) {
    const completion = runBody((cases[index] as JsNode).consequent, inner, interpreter);
    if (completion.kind === "break" && !completion.label) return normal;
    if (completion.kind !== "normal") return completion;
  }
  return normal;
}

/** `name: for (…) …` and `name: { … }`. */
function runLabeled(node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  const completion = runStatement({ ...node.body, ownLabel: node.label.name }, scope, interpreter);
  return completion.kind === "break" && completion.label === node.label.name ? normal : completion;
}

/** Whether a loop goes on after its body, which ended thus; else how the loop ends. */
function afterBody(completion: Completion, loop: JsNode): Completion | null {
  if (completion.kind === "normal") return null;
  if (completion.kind === "return") return completion;
  if (completion.kind === "break") return completion.label ? completion : normal;
  return !completion.label || completion.label === loop.ownLabel ? null : completion;
}

function runForOf(node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  const list = interpreter.evaluatePart(node.right, scope);
  const items = list === undefined && interpreter.isLenient ? [] : interpreter.each(list, node.start);
  return runForEach(items, node, scope, interpreter);
}

function runForIn(node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  const object = interpreter.evaluatePart(node.right, scope);
  const keys = isRecord(object) || Array.isArray(object) ? interpreter.budget.list(Object.keys(object)) : [];
  return runForEach(keys, node, scope, interpreter);
}

function runForEach(items: Iterable<unknown>, node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  for (const item of items) {
    const inner = scope.child();
    const pattern = node.left.type === "VariableDeclaration" ? node.left.declarations[0].id : node.left;
    bindPattern(pattern, item, inner, interpreter);
    const end = afterBody(runStatement(node.body, inner, interpreter), node);
    if (end) return end;
  }
  return normal;
}

function runLoop(node: JsNode, outer: Scope, interpreter: Interpreter): Completion {
  let scope = outer.child();
  if (node.init?.type === "VariableDeclaration") runDeclaration(node.init, scope, interpreter);
  else if (node.init) interpreter.evaluate(node.init, scope);
  let isFirst = node.type === "DoWhileStatement";
  while (isFirst || !node.test || interpreter.evaluate(node.test, scope)) {
    isFirst = false;
    const end = afterBody(runStatement(node.body, scope.child(), interpreter), node);
    if (end) return end;
    if (node.init?.kind === "let") scope = scope.copy();
    if (node.update) interpreter.evaluate(node.update, scope);
  }
  return normal;
}

/** A fault of the content's own is what `catch` and `finally` are for; limits and what content may not do are not. */
function runTry(node: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  if (!node.finalizer) return runCaught(node, scope, interpreter);
  let completion = normal;
  let fault: EvaluationFault | null = null;
  try {
    completion = runCaught(node, scope, interpreter);
  } catch (error) {
    if (!isOwn(error)) throw error;
    fault = error;
  }
  const last = runBody(node.finalizer.body, scope.child(), interpreter);
  if (last.kind !== "normal") return last;
  if (fault) throw fault;
  return completion;
}

function runCaught({ block, handler }: JsNode, scope: Scope, interpreter: Interpreter): Completion {
  const { isLenient } = interpreter;
  try {
    // The author says what shows instead of what goes wrong.
    if (handler) interpreter.isLenient = false;
    return runBody(block.body, scope.child(), interpreter);
  } catch (error) {
    interpreter.isLenient = isLenient;
    // What cannot be known here is no fault of the block.
    if (isLenient && handler && error instanceof EvaluationFault && error.code === "unsupported-expression")
      return runBody(block.body, scope.child(), interpreter);
    if (!handler || !isOwn(error)) throw error;
    const inner = scope.child();
    const caught = error.thrown ?? markError(record(), error.errorName, error.message);
    if (handler.param) bindPattern(handler.param, caught, inner, interpreter);
    return runBody(handler.body.body, inner, interpreter);
  } finally {
    interpreter.isLenient = isLenient;
  }
}

function isOwn(error: unknown): error is EvaluationFault {
  return error instanceof EvaluationFault && (error.code === "expression-error" || error.code === "unbound-name");
}
