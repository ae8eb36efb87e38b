import { type Draw, h } from "./draw.ts";

/** Ids that the builder gave to headings of first states, by element and words; null where two have the same words. */
const ids = new Map<string, string | null>();
/** Those that a link to themselves stands in. */
const anchored = new Set<string>();

/** Takes note of the headings that stand in the page's islands: links and the table of contents lead to their ids. */
export function learnHeadings(): void {
  for (const heading of document.querySelectorAll("lc-island :is(h1, h2, h3, h4, h5, h6)[id]")) {
    const key = `${heading.localName} ${plain(heading.textContent ?? "")}`;
    ids.set(key, ids.has(key) ? null : heading.id);
    if (heading.querySelector(":scope > .lc-heading-anchor")) anchored.add(heading.id);
  }
}

/** A heading of a component, with the id and the link to itself that it has in the first state. */
export function withAnchor(
  tag: string,
  props: Record<string, unknown> | null,
  children: unknown[],
): [string, object | null, ...unknown[]] {
  const id = props?.id ?? ids.get(`${tag} ${plain(wordsOf(children))}`);
  if (typeof id !== "string" || props?.dangerouslySetInnerHTML) return [tag, props, ...children];
  const link = h("a", { class: "lc-heading-anchor", href: `#${id}`, "aria-label": "Link to this section" });
  return [tag, { ...props, id }, ...children, anchored.has(id) ? link : null];
}

/** `<Heading>`. */
export const heading: Draw = ({ level, id, className, children }) => {
  const tag = `h${Number(level) || 2}`;
  const [, props, ...content] = withAnchor(tag, { id, class: className }, [children]);
  return h(tag, props, ...content);
};

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The text among children, that in their elements as well. */
function wordsOf(child: unknown): string {
  if (Array.isArray(child)) return child.map(wordsOf).join("");
  if (typeof child === "string" || typeof child === "number") return String(child);
  return typeof child === "object" && child !== null
    ? wordsOf((child as { props?: { children?: unknown } }).props?.children)
    : "";
}
