/**
 * Rules that scripts of the author bring along in `<style>` elements. Such rules within a page are refused by its policy;
 * those that a script of the site adopts are not, so what stands in an element that came later is adopted, for as long
 * as it stands there: in the page and in its shadow trees.
 */
type Root = Document | ShadowRoot;
type StyleElement = HTMLStyleElement | SVGStyleElement;

const adopted = new WeakMap<StyleElement, { root: Root; text: string; sheet: CSSStyleSheet }>();
const own = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, "sheet") as PropertyDescriptor;
/** That of an element in a drawing. */
const ownInSvg = Object.getOwnPropertyDescriptor(SVGStyleElement.prototype, "sheet") as PropertyDescriptor;
const { attachShadow } = Element.prototype;

/** The sheet of an element: the browser's where the policy lets it be, else one with the same rules. */
function sheetOf(element: StyleElement): CSSStyleSheet | null {
  const { get } = element instanceof SVGStyleElement ? ownInSvg : own;
  const given = get?.call(element) as CSSStyleSheet | null;
  if (given || !element.isConnected || !/^(?:text\/css)?$/i.test(element.type)) return given;
  const root = element.getRootNode() as Root;
  const text = element.textContent ?? "";
  let known = adopted.get(element);
  if (known?.root !== root) {
    drop(element);
    known = { root, text: "", sheet: new CSSStyleSheet({ media: element.media }) };
    adopted.set(element, known);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, known.sheet];
  }
  // Rules that were put into the sheet one by one stay there until the text changes.
  if (known.text !== text) known.sheet.replaceSync(text);
  known.text = text;
  return known.sheet;
}

function drop(element: StyleElement): void {
  const known = adopted.get(element);
  if (!known) return;
  adopted.delete(element);
  known.root.adoptedStyleSheets = known.root.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
}

function within<E extends Element>(node: Node, selector: string): E[] {
  if (!(node instanceof Element)) return [];
  const below = [...node.querySelectorAll<E>(selector)];
  return node.matches(selector) ? [node as E, ...below] : below;
}

function take(node: Node): void {
  for (const element of within<StyleElement>(node, "style")) sheetOf(element);
  // The strictest policy refuses attributes of HTML that is set as text, too.
  for (const { style, attributes } of within<HTMLElement>(node, "[style]"))
    if (style.length === 0) style.cssText = attributes.getNamedItem("style")?.value ?? "";
}

function watch(root: Root): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      for (const node of removedNodes)
        for (const element of within<StyleElement>(node, "style")) if (!element.isConnected) drop(element);
      for (const node of addedNodes) take(node);
      const element = target.nodeType === Node.TEXT_NODE ? target.parentNode : target;
      if (element instanceof HTMLStyleElement || element instanceof SVGStyleElement) sheetOf(element);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

Object.defineProperty(HTMLStyleElement.prototype, "sheet", {
  ...own,
  get(this: HTMLStyleElement) {
    return sheetOf(this);
  },
});
Element.prototype.attachShadow = function (init: ShadowRootInit): ShadowRoot {
  const root = attachShadow.call(this, init);
  watch(root);
  return root;
};
watch(document);
