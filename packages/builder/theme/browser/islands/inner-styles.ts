import { options, type VNode } from "preact";
import { placedText } from "./addresses.ts";
import { closedCss, closedHtml } from "./closed.ts";

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
/** The name of a tag's `style`, and the values of its attributes, in which that word may stand too. */
const styleName = /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi;

// HTML that a component sets as text has its styles set by script: the page's policy refuses those that stand in it.
const before = options.vnode;
options.vnode = (vnode: VNode) => {
  before?.(vnode);
  const props = vnode.props as { dangerouslySetInnerHTML?: { __html?: unknown } };
  const html = props.dangerouslySetInnerHTML?.__html;
  if (typeof vnode.type !== "string" || typeof html !== "string") return;
  const text = closedHtml(
    html.replace(tags, (tag) =>
      tag.replace(styleName, (_, value?: string, space?: string) => value ?? `${space}data-lc-style`),
    ),
  );
  if (text === html) return;
  vnode.props = { ...props, dangerouslySetInnerHTML: { __html: text } } as unknown as VNode["props"];
  const own = vnode.ref;
  vnode.ref = (element: Element | null) => {
    for (const one of element?.querySelectorAll<HTMLElement>("[data-lc-style]") ?? []) {
      one.style.cssText = placedText(closedCss(one.dataset.lcStyle ?? ""));
      one.removeAttribute("data-lc-style");
    }
    if (typeof own === "function") own(element);
    else if (own) own.current = element;
  };
};
