/**
 * The library writes its styles into `<style>` elements and `style` attributes, which a strict policy refuses. The same
 * styles are allowed through the object model: so rules go to sheets of the document, and attributes to properties.
 */
export function styleWithoutInline(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name: string, value: string): void {
    if (name === "style" && "style" in this) (this.style as CSSStyleDeclaration).cssText = String(value);
    else setAttribute.call(this, name, value);
  };
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") as PropertyDescriptor;
  Object.defineProperty(Element.prototype, "innerHTML", {
    ...markup,
    set(this: Element, text: string) {
      if (this instanceof HTMLStyleElement || this instanceof SVGStyleElement) markup.set?.call(this, text);
      else {
        const { html, sheets } = withoutInline(String(text));
        markup.set?.call(this, html);
        for (const sheet of sheets) adopt(sheet);
        applyKeptStyles(this);
      }
    },
  });
  const { parseFromString } = DOMParser.prototype;
  DOMParser.prototype.parseFromString = function (text: string, type: DOMParserSupportedType): Document {
    const { html, sheets } = withoutInline(String(text));
    for (const sheet of sheets) adopt(sheet);
    return parseFromString.call(this, html, type);
  };
  for (const name of ["appendChild", "insertBefore"] as const) {
    const insert = Node.prototype[name] as (...args: unknown[]) => Node;
    Node.prototype[name] = function (this: Node, node: Node, ...rest: unknown[]): Node {
      if (node instanceof HTMLStyleElement || node instanceof SVGStyleElement) {
        adopt(node.textContent ?? "");
        return node;
      }
      return insert.call(this, node, ...rest);
    } as never;
  }
}

const keptStyle = "data-kept-style";

/** Markup without `<style>` and `style`: the rules apart, the attributes under another name. */
function withoutInline(text: string): { html: string; sheets: string[] } {
  const sheets: string[] = [];
  const html = text
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_whole, rules: string) => {
      sheets.push(rules.replace(/&gt;/g, ">").replace(/&lt;/g, "<").replace(/&amp;/g, "&"));
      return "";
    })
    .replace(/(\s)style=(["'])/gi, `$1${keptStyle}=$2`);
  return { html, sheets };
}

/** Gives elements the styles that `withoutInline` took off their tags. */
function applyKeptStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${keptStyle}]`)) {
    element.style.cssText = element.getAttribute(keptStyle) ?? "";
    element.removeAttribute(keptStyle);
  }
}

function adopt(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
