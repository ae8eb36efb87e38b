import { hrefAttribute, standsInLink } from "../components/link.ts";
import { nameForSilent } from "../links/address-name.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { renderValue } from "../rendering/render-value.ts";
import { linkClasses } from "../styles/link-classes.ts";
import { printAttributes } from "./html-attributes.ts";
import { urlAttributes } from "./html-names.ts";

/** Attributes that a link writes by itself. */
export const anchorSkipped: ReadonlySet<string> = new Set([...urlAttributes, "target", "rel"]);

/** `<a>` that an author wrote. */
export function renderAnchor(props: Record<string, unknown>, state: RenderState): string {
  const attributes = printAttributes("a", props, anchorSkipped, state);
  // `<a name="x">` is a place to link to as well.
  const named = typeof props.name === "string" && !props.id ? state.anchorAliases.forNames([props.name], "") : "";
  const address = typeof props.href === "string" ? props.href : "";
  if (address === "") {
    const content = renderValue(props.children, state);
    // A mere place leads nowhere: links within it do, and it stands in one, where browsers would end it or that.
    const tag = state.insideLink || /<a[\s>]/.test(content) ? "span" : "a";
    return `<${tag}${attributes}>${named}${content}</${tag}>`;
  }
  if (standsInLink(address, state)) return renderValue(props.children, state);
  const href = hrefAttribute(address, state);
  const target =
    !href.includes(" target=") && props.target === "_blank" ? ' target="_blank" rel="noopener noreferrer"' : "";
  const link = withRelation(href + target, props.rel);
  const classes = props.className ?? props.class;
  const note = href && typeof classes === "string" && props.style === undefined ? linkClasses(classes) : null;
  if (note) state.styles.classes.add(note);
  state.insideLink = true;
  try {
    const content = renderValue(props.children, state);
    const name = href && nameForSilent(address, attributes, content);
    return `<a${link}${attributes}${name}>${named}${content}</a>`;
  } finally {
    state.insideLink = false;
  }
}

/** The attributes of a link with what its author says of the other side (`nofollow`); no side gets hold of the reader's tab. */
function withRelation(link: string, relation: unknown): string {
  const words = typeof relation === "string" ? relation.toLowerCase().split(/\s+/) : [];
  const own = words.filter((word) => /^[a-z-]+$/.test(word) && !/^(?:no)?opener$|^noreferrer$/.test(word)).join(" ");
  if (own === "") return link;
  const given = ' rel="noopener noreferrer"';
  return link.endsWith(given) ? `${link.slice(0, -1)} ${own}"` : `${link} rel="${own}"`;
}
