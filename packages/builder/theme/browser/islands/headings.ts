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
  given: Record<string, unknown> | null,
  children: unknown[],
): [string, object | null, ...unknown[]] {
  const id = given?.id ?? ids.get(`${tag} ${plain(wordsOf(children))}`);
  // A page has no such attribute: whether a link stands in the heading is known from its first state.
  const { noAnchor: _, ...props } = given ?? {};
  if (props.dangerouslySetInnerHTML || (typeof id !== "string" && ids.size === 0)) return [tag, props, ...children];
  const keep = (heading: HTMLElement | null) => {
    if (heading) keepId(heading, id);
    give(props.ref, heading);
  };
  if (typeof id !== "string") return [tag, { ...props, ref: keep }, ...children];
  return [tag, { ...props, id, ref: keep }, ...children, anchored.has(id) ? h("a", linkTo(id)) : null];
}

/** Ids of headings whose words may change with the state of their component. */
const known = new WeakMap<HTMLElement, string>();

/** A heading whose words are others now answers to the id that it had: links lead there, and the table of contents. */
function keepId(heading: HTMLElement, id: unknown): void {
  heading.querySelector(":scope > .lc-kept-anchor")?.remove();
  if (typeof id === "string") {
    known.set(heading, id);
    return;
  }
  const kept = known.get(heading);
  if (kept === undefined) return;
  heading.id = kept;
  if (!anchored.has(kept)) return;
  const { class: name, ...attributes } = linkTo(kept);
  const link = document.createElement("a");
  link.className = `${name} lc-kept-anchor`;
  for (const [attribute, value] of Object.entries(attributes)) link.setAttribute(attribute, value);
  heading.append(link);
}

/** The attributes of the sign that leads to that place. */
export function linkTo(id: string) {
  return { class: "lc-heading-anchor", href: `#${id}`, "aria-label": "Link to this section" };
}

/** Does for a component what its own `ref` would. */
function give(ref: unknown, heading: HTMLElement | null): void {
  if (typeof ref === "function") ref(heading);
  else if (typeof ref === "object" && ref !== null) (ref as { current: unknown }).current = heading;
}

/** `<Heading>`. */
export const heading: Draw = ({ level, id, className, children }) => {
  const tag = `h${Number(level) || 2}`;
  const [, props, ...content] = withAnchor(tag, { id, class: className }, [children]);
  return h(tag, props, ...content);
};

/** A text without the spaces that nobody sees. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The text among children, that in their elements as well. */
export function wordsOf(child: unknown): string {
  if (Array.isArray(child)) return child.map(wordsOf).join("");
  if (typeof child === "string" || typeof child === "number") return String(child);
  return typeof child === "object" && child !== null
    ? wordsOf((child as { props?: { children?: unknown } }).props?.children)
    : "";
}
