import { namesOf } from "../expressions/patterns.ts";
import type { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import { BrowserValue, Closure, NativeFunction } from "../expressions/values.ts";
import { askedOnce, isSoWithin } from "./asked-closure.ts";

/** Hooks that keep something alive between renderings, or act after them. */
const livingHooks = new Set([
  "useState",
  "useReducer",
  "useEffect",
  "useLayoutEffect",
  "useRef",
  "useSyncExternalStore",
  "useTransition",
  "useActionState",
  "useOptimistic",
  "useFormStatus",
]);
const browserNames = new Set(
  (
    "window document navigator location history localStorage sessionStorage fetch setTimeout setInterval requestAnimationFrame matchMedia " +
    "performance crypto alert MutationObserver IntersectionObserver ResizeObserver Date Intl"
  ).split(" "),
);
/** Further names that pages in a browser find, by themselves or by their beginnings. */
const moreBrowserNames = new RegExp(
  "^(?:(?:HTML|SVG|MathML|CSS|DOM|Audio|Video|Media|Web|RTC|IDB|Canvas|Image|Shadow|Text|Mutation|Pointer|Mouse|Keyboard|Touch|U?[Ii]nt|Float|BigInt|Big|Array|Data|Weak|File|Form|Blob|Abort|Event|Custom|Message|Broadcast|Shared|Worker|Notification|Speech|Clipboard|Navigation|Performance|Animation|Element|Node|Range|Selection|XML|XPath|Header|Request|Response|Readable|Writable|Transform|Compression|Decompression)\\w*" +
    "|URL\\w*|self|screen|event|origin|parent|top|frames|opener|name|status|closed|indexedDB|caches|cookieStore|customElements|scheduler|visualViewport|speechSynthesis|styleMedia|trustedTypes" +
    "|inner(?:Width|Height)|outer(?:Width|Height)|scroll(?:X|Y|To|By)?|page[XY]Offset|screen(?:X|Y|Left|Top)|devicePixelRatio|isSecureContext" +
    "|(?:add|remove)EventListener|dispatchEvent|clear(?:Timeout|Interval)|cancelAnimationFrame|(?:request|cancel)IdleCallback|queueMicrotask|getComputedStyle|getSelection|confirm|prompt|print|open|close|focus|blur|postMessage|createImageBitmap|reportError|escape|unescape" +
    "|Promise|Symbol|Proxy|Reflect|Function|Iterator|Atomics|(?:Type|Range|Syntax|Reference|Eval|URI|Aggregate)Error|process|require|module|exports)$",
);

/** Whether a page in a browser may know a name although nothing of the content binds it. */
export function isBrowserName(name: string): boolean {
  return browserNames.has(name) || moreBrowserNames.test(name);
}

/** Syntax that our interpreter refuses, since it is not about values. */
const imperative = new Set(["AwaitExpression", "ClassDeclaration", "ClassExpression"]);

/** Whether an expression of the content asks for what only a browser has. */
export function asksForBrowser(node: JsNode | null, scope: Scope): boolean {
  return node !== null && search(node, new Closure(node, scope));
}

/**
 * Whether a component of the content can only be whole in a browser: it keeps state, has effects or handlers, or asks
 * for what only a browser has. Helper functions that it calls count, components that it shows do not: those are asked
 * for themselves.
 */
export const needsBrowser = askedOnce(search);

function search(node: JsNode, closure: Closure): boolean {
  if (imperative.has(node.type)) return true;
  if (node.type === "JSXAttribute") {
    const { name, value } = node;
    if (value?.type === "JSXExpressionContainer" && typeof name.name === "string")
      if (/^on[A-Z]/.test(name.name) || (name.name === "ref" && takesElement(value.expression, closure))) return true;
    // `<form action={(data) => …}>`.
    if (/^(?:a|formA)ction$/.test(name.name) && /Function/.test(value?.expression?.type)) return true;
    return value ? search(value, closure) : false;
  }
  if (node.type === "JSXIdentifier" || node.type === "JSXMemberExpression") return false;
  if (node.type === "CallExpression" && node.callee.type === "Identifier" && callsLiving(node.callee.name, closure))
    return true;
  if (node.type === "Identifier") return asksFor(node.name, closure);
  if (node.type === "MemberExpression") {
    // Whatever name `React` was imported by.
    if (livingHooks.has(node.property.name) && node.object.type === "Identifier") return true;
    return search(node.object, closure) || (node.computed && search(node.property, closure));
  }
  if (node.type === "Property") return (node.computed && search(node.key, closure)) || search(node.value, closure);
  return isSoWithin(node, closure, search);
}

/** Whether a function of the component's own gets the element that is drawn; a `ref` that it was given is its caller's. */
function takesElement(ref: JsNode, { node }: Closure): boolean {
  if (ref.type !== "Identifier") return /Function/.test(ref.type);
  return !(node.params as JsNode[] | undefined)?.some((param) => namesOf(param).includes(ref.name));
}

/** Whether a component is called as a function is, and so is a part of the one that calls it. */
function callsLiving(name: string, closure: Closure): boolean {
  const value = /^[A-Z]/.test(name) ? closure.scope.find(name)?.value : null;
  return value instanceof Closure && needsBrowser(value);
}

function asksFor(name: string, closure: Closure): boolean {
  const binding = closure.scope.find(name);
  if (binding?.value instanceof BrowserValue) return true;
  if (binding?.value instanceof NativeFunction) return livingHooks.has(binding.value.name);
  if (binding) return binding.value instanceof Closure && !/^[A-Z]/.test(name) && needsBrowser(binding.value);
  return livingHooks.has(name) || browserNames.has(name);
}
