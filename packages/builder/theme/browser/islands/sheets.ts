import { Fragment, options, toChildArray, type VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { placedText } from "./addresses.ts";
import { h, type Props } from "./draw.ts";

/** The sheets that stand on the page, by their text, and how many elements ask for each. */
const sheets = new Map<string, { sheet: CSSStyleSheet; uses: number }>();

/** Has rules count until what it gives back is called. */
export function holdRules(text: string): () => void {
  const known = sheets.get(text) ?? { sheet: new CSSStyleSheet(), uses: 0 };
  if (known.uses++ === 0) {
    sheets.set(text, known);
    known.sheet.replaceSync(placedText(text));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, known.sheet];
  }
  return () => {
    if (--known.uses > 0) return;
    sheets.delete(text);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
  };
}

/** `<style>` that a component draws. Rules within the page are refused by its policy; those that its scripts set are not. */
function Sheet({ children, dangerouslySetInnerHTML: inner }: Props): VNode {
  const set = inner as { __html?: unknown } | undefined;
  const text = set ? String(set.__html ?? "") : toChildArray(children).join("");
  useLayoutEffect(() => holdRules(text), [text]);
  return h(Fragment, null);
}

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  if (vnode.type === "style") vnode.type = Sheet as VNode["type"];
  before?.(vnode);
};
