import { options, type VNode } from "preact";
import { closedCss, closedStyle, closeVnode } from "./closed.ts";

const page = document.getElementById("lc-script") as HTMLScriptElement;
/** The folder `_lectern/` stands at the site's root, wherever that is. */
const root = new URL("../", page.src);
/** How this site writes the address of its home page says how it writes all of them. */
const byFile = (page.dataset.home ?? "").endsWith(".html");

/** Where links lead that a browser cannot read by itself, by what is written. */
const learned = new Map<string, string>();

/** Learns them from an island, where the builder wrote them in turn, line by line. */
export function learnLinks(island: HTMLElement): void {
  const lines = island.dataset.links?.split("\n") ?? [];
  // Makes whole addresses, and minds none that is no address.
  const reader = document.createElement("a");
  for (let at = 0; at + 1 < lines.length; at += 2) {
    reader.href = lines[at + 1] as string;
    learned.set(lines[at] as string, reader.href);
  }
}

const { pathname: rootPath } = new URL(root);
/** The site stands in a folder, and has none of that name itself: its own links would say so. */
const isInFolder =
  rootPath.length > 1 && ![...document.links].some(({ pathname }) => pathname.startsWith(rootPath + rootPath.slice(1)));

/** A path from the site's root, also of one that a component made of the address of its page. */
function pathOfSite(path: string): string {
  return isInFolder && path.startsWith(rootPath) ? path.slice(rootPath.length - 1) : path;
}

/** The address of something of the site, by its path from the root, on the site as it stands: hosted, or opened from disk. */
export function localAddress(written: string): string {
  if (!written.startsWith("/") || written.startsWith("//")) return written;
  const path = pathOfSite(written);
  const cut = path.search(/[?#]/);
  const plain = (cut < 0 ? path : path.slice(0, cut)).replace(/^\/+|\/+$/g, "");
  const isPage = !/\.[a-z0-9]{2,5}$/i.test(plain);
  const file = byFile && isPage ? (plain === "" ? "index.html" : `${plain}.html`) : plain;
  return new URL(file, root).href + (cut < 0 ? "" : path.slice(cut));
}

/** A style whose `url(/images/a.png)` leads to that file of the site. */
function placedStyle(style: object): object {
  if (!Object.values(style).some((value) => typeof value === "string" && value.includes("url("))) return style;
  const placed = Object.entries(style).map(([name, value]) => [
    name,
    typeof value === "string" ? placedText(value) : value,
  ]);
  return Object.fromEntries(placed);
}

/** Text of CSS whose `url(/images/a.png)` leads to that file of the site. */
export function placedText(css: string): string {
  return css.replace(
    /url\(\s*(["']?)(\/[^"')]*)\1\s*\)/g,
    (_, quote: string, path: string) => `url(${quote}${localAddress(path)}${quote})`,
  );
}

/** Where elements lead already: one that is cloned comes with an address that is whole, and no other host's for that. */
const placed = new Set<unknown>();

/** Links and images that a component draws lead where those of the page lead, in a tab of their own if those do. */
const before = options.vnode;
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  if (typeof vnode.type === "string") {
    const { href, target, rel = "noopener noreferrer" } = vnode.props;
    if (
      vnode.type === "a" &&
      target === undefined &&
      !placed.has(href) &&
      /^(?:https?:)?\/\//i.test(String(href ?? ""))
    )
      Object.assign(vnode.props, { target: "_blank", rel });
    closeVnode(vnode);
    const { props } = vnode;
    for (const name of ["href", "src", "poster"])
      if (typeof props[name] === "string") {
        const written = props[name];
        props[name] = (name === "href" && learned.get(written)) || localAddress(written);
        if (props[name] !== written) placed.add(props[name]);
      }
    if (typeof props.style === "object" && props.style !== null) props.style = placedStyle(closedStyle(props.style));
    else if (typeof props.style === "string") props.style = placedText(closedCss(props.style));
  }
  before?.(vnode);
};
