import { linkAround } from "../../components/link.ts";
import { isRecord, MdxFragment, MissingValue } from "../../expressions/values.ts";
import { renderImageTag } from "../../html/html-element.ts";
import type { RenderState } from "../render-state.ts";
import { renderValue } from "../render-value.ts";
import { textProps, titleProps } from "./reader-props.ts";

/** The words in the props of a component of which no more is known. */
export interface KnownWords {
  title: unknown;
  texts: unknown[];
  /** Where the title leads; empty for nowhere. */
  href: string;
}

/** Finds what a reader would need of props that nobody else makes something of. */
export function wordsOf(props: Record<string, unknown>): KnownWords {
  const href = typeof props.href === "string" ? props.href : "";
  const own = plainTextIn(props.children);
  // A label that stands between the tags, too, is said once.
  const titles = titleProps.filter((name) => isShown(props[name]) && (own === "" || props[name] !== own));
  const [first, ...others] = titles;
  // A `name` beside a title is for programs.
  const names = [...others.filter((name) => name !== "name"), ...textProps.filter((name) => isShown(props[name]))];
  return {
    title: first && props[first],
    texts: names.map((name) => props[name]),
    href,
  };
}

/** What stands between the tags of a component that leads somewhere, if it is one line of text: the words of its link. */
export function linkedLine(props: Record<string, unknown>): unknown {
  const { children } = props;
  if (typeof props.href !== "string" || wordsOf(props).title !== undefined) return undefined;
  if (!(children instanceof MdxFragment)) return typeof children === "string" ? children : undefined;
  const [first, ...others] = children.nodes;
  const nodes = first?.type === "paragraph" && others.length === 0 ? (first.children ?? []) : children.nodes;
  return nodes.every(({ type }) => phrasing.test(type)) ? new MdxFragment(nodes, children.scope) : undefined;
}

/** Children that are nothing but text; empty for any other. */
function plainTextIn(children: unknown): string {
  if (typeof children === "string") return children.trim();
  if (!(children instanceof MdxFragment)) return "";
  const [first, ...others] = children.nodes;
  const nodes = first?.type === "paragraph" && others.length === 0 ? (first.children ?? []) : children.nodes;
  return nodes.every(({ type }) => type === "text")
    ? nodes
        .map(({ value }) => value)
        .join("")
        .trim()
    : "";
}

const phrasing = /^(?:text|strong|emphasis|delete|inlineCode|mdxTextExpression)$/;

const pictureFile = /^[^?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** The attributes of the picture that a component without content would show; undefined for a component of another kind. */
export function pictureOf(props: Record<string, unknown>): Record<string, unknown> | undefined {
  const { src, children } = props;
  if (typeof src !== "string" || !pictureFile.test(src) || isShown(children)) return undefined;
  const known = ["src", "alt", "width", "height", "align", "className", "style"].filter((name) => name in props);
  return Object.fromEntries(known.map((name) => [name, props[name]]));
}

/** Whether props say anything besides what stands between the tags. */
export function holdsWords(props: Record<string, unknown>): boolean {
  const { title, texts } = wordsOf(props);
  return title !== undefined || texts.length > 0 || pictureOf(props) !== undefined;
}

function isShown(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "number" || value instanceof MdxFragment) return true;
  return typeof value === "object" && value !== null && !isRecord(value) && !(value instanceof MissingValue);
}

/**
 * HTML of a component of which no more is known than its props: the picture that it names, its words, the title in bold,
 * then what stands between its tags. Lines of their own in Markdown are paragraphs, within a line of text the words stay in it.
 */
export function renderUnknownComponent(props: Record<string, unknown>, state: RenderState): string {
  const { standing } = state;
  const { title, texts, href } = wordsOf(props);
  const words: string[] = [];
  const write = (render: () => string) => {
    const html = render();
    state.plain.add(" ");
    if (!html) return;
    if (standing === "block") words.push(`<p>${html}</p>\n`);
    // In HTML of a program a paragraph may have no place: it would end the one around it.
    else
      words.push(standing === "line" ? html : `<span class="${state.styles.useStyle("display:block")}">${html}</span>`);
  };
  const picture = pictureOf(props);
  if (picture) write(() => renderImageTag(picture, state));
  if (title !== undefined) {
    const strong = () => `<strong>${renderValue(title, state)}</strong>`;
    write(() => (href ? linkAround(href, "", strong, state) : strong()));
  }
  for (const text of texts) write(() => renderValue(text, state));
  const line = linkedLine(props);
  if (line !== undefined) write(() => linkAround(href, "", () => renderValue(line, state), state));
  const content = line === undefined ? renderValue(props.children, state) : "";
  if (standing !== "line") return words.join("") + content;
  return [...words, content].filter(Boolean).join(" ");
}
