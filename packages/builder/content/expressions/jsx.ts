import { isUnknownProp } from "../components/component-props.ts";
import { htmlTags, svgTags } from "../html/html-names.ts";
import { innerMarkdown } from "../parsing/inner-markdown.ts";
import { isReaderProp } from "../rendering/elements/reader-props.ts";
import { globalValue } from "./builtins/globals.ts";
import type { Interpreter } from "./interpreter.ts";
import { memberOf } from "./members.ts";
import { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import {
  BrowserValue,
  Closure,
  ComponentName,
  componentNamed,
  isRecord,
  JsxElement,
  MdxFragment,
  MissingValue,
  record,
} from "./values.ts";

/** `<Card title={x}>…</Card>` inside an expression becomes a value; nothing is rendered yet. */
export function evaluateJsx(node: JsNode, scope: Scope, interpreter: Interpreter): JsxElement {
  const props = record();
  if (node.type === "JSXElement") {
    for (const attribute of node.openingElement.attributes as JsNode[])
      readAttribute(attribute, props, scope, interpreter);
  }
  const children = childValues(node.children, scope, interpreter);
  if (children.length > 0) props.children = children.length === 1 ? children[0] : children;
  const markdown = innerMarkdown(props.children, scope.module)?.read();
  if (markdown) props.children = new MdxFragment(markdown.nodes, new Scope(markdown.module, scope));
  if (node.type === "JSXFragment") return new JsxElement(null, props, scope);
  const type = elementType(node.openingElement.name, scope, interpreter);
  const element = new JsxElement(type, props, scope, interpreter.origin, node.start);
  if (type instanceof ComponentName) element.unknownProps = unknownProps(type.name, node.openingElement.attributes);
  else if (type instanceof Closure)
    // A component of the author's may read whatever props its children have.
    for (const child of children) if (child instanceof JsxElement) child.unknownProps = null;
  return element;
}

/** The attributes of a tag that its component of the format does not have; null for none. */
function unknownProps(component: string, attributes: readonly JsNode[]): JsxElement["unknownProps"] {
  const unknown = attributes.filter(
    ({ type, name }) => type === "JSXAttribute" && name.type === "JSXIdentifier" && isUnknownProp(component, name.name),
  );
  return unknown.length === 0 ? null : unknown.map(({ name, start }) => ({ name: name.name, offset: start }));
}

/** What a tag's name stands for: a value of the content, else a component or tag by name. */
function elementType(name: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  if (name.type === "JSXIdentifier") return componentValue(name.name, scope);
  if (name.type === "JSXNamespacedName") return componentNamed(`${name.namespace.name}:${name.name.name}`);
  const path = memberPath(name);
  return memberComponent(path, scope, interpreter, name.start);
}

/** The component that `a.b.c` names. */
export function memberComponent(path: string, scope: Scope, interpreter: Interpreter, offset: number): unknown {
  const [first, ...rest] = path.split(".") as [string, ...string[]];
  const binding = scope.find(first);
  if (!binding) return readyComponent(path, interpreter);
  let value = binding.value;
  if (value instanceof MissingValue && !(value instanceof BrowserValue)) return value;
  for (const key of rest) value = memberOf(value, key, offset, interpreter);
  return value;
}

/** `React.Suspense` and whatever else only says how its children are drawn; else the component of that name. */
function readyComponent(path: string, interpreter: Interpreter): unknown {
  const [space, name = "", ...rest] = path.split(".");
  if (space === "React" && name !== "Fragment" && rest.length === 0) {
    const react = globalValue("React", interpreter) as Record<string, unknown>;
    if (react[name] === null) return null;
  }
  return componentNamed(path.replace(/^MintlifyComponents\./, ""));
}

/** The component that a plain tag name stands for. A lower-case name is a tag unless it is none of HTML and the content binds it. */
export function componentValue(name: string, scope: Scope): unknown {
  const binding = scope.find(name);
  const isBound = binding && (/^[A-Z_$]/.test(name) || (!isTagName(name) && isRenderable(binding.value)));
  return isBound ? binding.value : componentNamed(name);
}

function isTagName(name: string): boolean {
  return htmlTags.has(name) || svgTags.has(name);
}

function isRenderable(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isRecord(value);
}

function memberPath(name: JsNode): string {
  return name.type === "JSXIdentifier" ? name.name : `${memberPath(name.object)}.${name.property.name}`;
}

function readAttribute(
  attribute: JsNode,
  props: Record<string, unknown>,
  scope: Scope,
  interpreter: Interpreter,
): void {
  if (attribute.type === "JSXSpreadAttribute") {
    const value = interpreter.evaluate(attribute.argument, scope);
    if (isRecord(value)) for (const [key, item] of interpreter.budget.list(Object.entries(value))) props[key] = item;
    return;
  }
  const name =
    attribute.name.type === "JSXNamespacedName"
      ? `${attribute.name.namespace.name}:${attribute.name.name.name}`
      : attribute.name.name;
  props[name] =
    attribute.value === null
      ? true
      : attribute.value.type === "Literal"
        ? attribute.value.value
        : isReaderProp(name)
          ? interpreter.evaluateWords(attribute.value, scope)
          : interpreter.evaluatePart(attribute.value, scope);
}

function childValues(children: JsNode[], scope: Scope, interpreter: Interpreter): unknown[] {
  const values: unknown[] = [];
  for (const child of children) {
    if (child.type === "JSXText") {
      const text = jsxText(child.value);
      if (text) values.push(text);
    } else if (child.type === "JSXSpreadChild") {
      values.push(...interpreter.items(interpreter.evaluate(child.expression, scope), child.start));
    } else if (child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression") {
      values.push(interpreter.evaluateWords(child, scope));
    }
  }
  return values;
}

/** JSX's own rule: lines are trimmed and joined by one space, empty ones vanish. */
function jsxText(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    let part = line.replace(/[\t\r]/g, " ");
    if (index > 0) part = part.slice(spacesAt(part, 0, 1));
    if (index < lines.length - 1) part = part.slice(0, part.length - spacesAt(part, part.length - 1, -1));
    if (part) kept.push(part);
  }
  return kept.join(" ");
}

/** How many spaces stand in a row from a place on, in one direction. No-break spaces are text and do not count. */
function spacesAt(text: string, from: number, direction: 1 | -1): number {
  let count = 0;
  while (text[from + count * direction] === " ") count++;
  return count;
}
