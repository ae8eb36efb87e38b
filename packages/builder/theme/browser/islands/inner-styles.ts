import { options, type VNode } from "preact";
import { placedText } from "./addresses.ts";
import { closedCss, closedHtml } from "./closed.ts";
import { holdRules } from "./sheets.ts";

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
/** The name of a tag's `style`, and the values of its attributes, in which that word may stand too. */
const styleName = /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi;

const opening = /<style(?:\s+type=["']?text\/css["']?)?\s*>/gi;
const closing = /<\/style\s*>/gi;

/** HTML without its `<style>` elements, and the rules that stood in them. */
function apart(html: string): { html: string; rules: string[] } {
  const rules: string[] = [];
  let rest = "";
  let from = 0;
  opening.lastIndex = 0;
  for (let start = opening.exec(html); start; start = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(html);
    if (!end) break;
    rules.push(html.slice(opening.lastIndex, end.index));
    rest += html.slice(from, start.index);
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return { html: rest + html.slice(from), rules };
}

// HTML that a component sets as text has its styles set by script: the page's policy refuses those that stand in it.
const before = options.vnode;
options.vnode = (vnode: VNode) => {
  before?.(vnode);
  const props = vnode.props as { dangerouslySetInnerHTML?: { __html?: unknown } };
  const html = props.dangerouslySetInnerHTML?.__html;
  if (typeof vnode.type !== "string" || typeof html !== "string") return;
  const { html: content, rules } = apart(html);
  const text = closedHtml(
    content.replace(tags, (tag) =>
      tag.replace(styleName, (_, value?: string, space?: string) => value ?? `${space}data-lc-style`),
    ),
  );
  if (text === html) return;
  vnode.props = { ...props, dangerouslySetInnerHTML: { __html: text } } as unknown as VNode["props"];
  const own = vnode.ref;
  let ends: (() => void)[] = [];
  vnode.ref = (element: Element | null) => {
    for (const end of ends) end();
    ends = element ? rules.map(holdRules) : [];
    for (const one of element?.querySelectorAll<HTMLElement>("[data-lc-style]") ?? []) {
      one.style.cssText = placedText(closedCss(one.dataset.lcStyle ?? ""));
      one.removeAttribute("data-lc-style");
    }
    if (typeof own === "function") own(element);
    else if (own) own.current = element;
  };
};
