import { toChildArray, type VNode } from "preact";
import { isDecoration } from "../../../html/decoration.ts";

/** A bundle makes no request to another host, and its pages show a link where something from one was embedded. */
const isClosed = document.getElementById("lc-script")?.dataset.closed !== undefined;

const embeds = "iframe,video,audio,img,embed";
const embedTypes = new Set(embeds.split(","));
const host = /^\s*(?:https?:)?\/\//i;
/** Such an address in the list of a `srcset`. */
const hostInList = /(?:^|,)\s*(?:https?:)?\/\//i;
/** A declaration of CSS with an address of another host; one within inlined pictures (`xmlns='http://…'`) is none. */
const hostInCss =
  /[^;{}]*(?:url\(\s*["']?|image-set\((?:[^()]*,)?\s*["'])\s*(?:https?:)?\/\/(?:[^;"']|"[^"]*"|'[^']*')*;?/gi;

// What asks another host gets the answer that there is no network: where no policy refuses it, a request may wait for minutes.
if (isClosed) {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { protocol, origin } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (protocol.startsWith("http") && origin !== location.origin) throw new TypeError("Failed to fetch");
    return ask(input, init);
  };
}

type Props = Record<string, unknown>;

/** Addresses of the site are whole where an element is cloned that has been drawn. */
const ownHost = `${location.origin}/`;

/** Declarations of CSS without those that ask another host. */
export function closedCss(css: string): string {
  return isClosed ? css.replaceAll(ownHost, "/").replace(hostInCss, "") : css;
}

/** A style without what would ask another host. */
export function closedStyle(style: object): object {
  if (!isClosed) return style;
  return Object.fromEntries(
    Object.entries(style).filter(
      ([, value]) => typeof value !== "string" || closedCss(value) === value.replaceAll(ownHost, "/"),
    ),
  );
}

/** Makes links of what an element would embed from another host, and leaves out what it would fetch besides. */
export function closeVnode(vnode: VNode<Props>): void {
  if (!isClosed) return;
  const { type, props } = vnode;
  if (type === "video" || type === "audio" || type === "picture") closeSources(type, props);
  if (isElsewhere(props.poster)) delete props.poster;
  for (const name of ["srcSet", "srcset"]) if (hostInList.test(String(props[name]))) delete props[name];
  if (type === "image" || type === "use")
    for (const name of ["href", "xlinkHref"]) if (isElsewhere(props[name])) delete props[name];
  if (!embedTypes.has(type as string) || !isElsewhere(props.src)) return;
  const { isPicture, words } = standIn(type as string, props);
  vnode.type = isPicture ? "span" : "a";
  if (words === "") vnode.props = { hidden: true, children: null };
  else if (isPicture) vnode.props = { class: "lc-external", children: words };
  else vnode.props = { ...placeOf(props), href: props.src, rel: "noopener noreferrer", children: words };
}

/** The same for HTML that a component sets as text. */
export function closedHtml(html: string): string {
  if (!isClosed || !html.includes("//")) return html;
  // What stands in a template is fetched by none.
  const template = document.createElement("template");
  template.innerHTML = html;
  const { content } = template;
  for (const one of content.querySelectorAll(embeds)) {
    const src = one.getAttribute("src") ?? one.querySelector("source")?.getAttribute("src");
    if (!isElsewhere(src)) continue;
    const props = Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value]));
    const { isPicture, words } = standIn(one.localName, { ...props, src });
    const link = document.createElement(isPicture ? "span" : "a");
    link.className = "lc-external";
    link.textContent = words;
    link.hidden = words === "";
    if (!isPicture)
      for (const [name, value] of [
        ["href", src],
        ["rel", "noopener noreferrer"],
      ])
        link.setAttribute(name as string, value as string);
    one.replaceWith(link);
  }
  for (const one of content.querySelectorAll("source,image,use,[poster],[srcset]"))
    for (const name of ["src", "srcset", "poster", "href", "xlink:href"])
      if (hostInList.test(one.getAttribute(name) ?? "")) one.removeAttribute(name);
  return template.innerHTML;
}

function isElsewhere(address: unknown): address is string {
  return typeof address === "string" && host.test(address) && !address.startsWith(ownHost);
}

/** A picture may stand within a link of its own; one that says nothing has no words. */
function standIn(type: string, props: Props): { isPicture: boolean; words: string } {
  const isPicture = type === "img";
  if (isPicture && isDecoration(props)) return { isPicture, words: "" };
  return { isPicture, words: String(props.title || props.alt || String(props.src).replace(/^\s*[a-z]*:?\/\//i, "")) };
}

/** A film whose sources are all elsewhere is embedded from there; other sources of that kind are left out. */
function closeSources(type: string, props: Props): void {
  const children = toChildArray(props.children as VNode<Props>[]) as VNode<Props>[];
  const sources = children.filter((child) => child.type === "source");
  // Those of pictures have lost their address by now.
  const elsewhere = sources.filter(
    ({ props }) => isElsewhere(props.src) || !(props.src || props.srcSet || props.srcset),
  );
  if (elsewhere.length === 0) return;
  if (type !== "picture" && !props.src && elsewhere.length === sources.length) props.src = elsewhere[0]?.props.src;
  props.children = children.filter((child) => !elsewhere.includes(child));
}

/** The place that a frame or film has: its stand-in takes it. */
function placeOf({ class: own, className = own, style }: Props): Props {
  if (!className && !style) return { class: "lc-external" };
  const classes = `${typeof className === "string" ? className : ""} lc-external lc-external-frame`.trim();
  return style ? { class: classes, style } : { class: classes };
}
