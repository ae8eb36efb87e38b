import { type Closure, isRecord, JsxElement, MdxFragment, originalOf, showsSomething } from "../expressions/values.ts";
import { needsBrowser } from "../islands/needs-browser.ts";

/** Parts of the content that one component gets at most. */
const partsMost = 200;
/** Components around each other whose hidden content is written: each is looked through once more for it. */
const depthMost = 2;

/** Keeps in mind which parts of the content are written, and tells those that a component with state shows only later. */
export class HiddenContent {
  readonly #written = new Set<unknown>();
  #depth = 0;

  /** Notes that a value is being written. */
  note(value: unknown): void {
    this.#written.add(partOf(value));
  }

  /**
   * Calls `write` for each part of what a component was given that it does not show at first.
   * @param shown what it does show, as Markdown
   * @param wordsOf the words of a part: what a component has taken apart stands there by its words
   */
  each(
    type: Closure,
    props: Record<string, unknown>,
    shown: () => string,
    wordsOf: (part: unknown) => string,
    write: (part: unknown) => void,
  ): void {
    if (this.#depth >= depthMost || !needsBrowser(type)) return;
    const rest = contentIn(props).filter((part) => !this.#isWritten(part));
    if (rest.length === 0) return;
    this.#depth++;
    const letters = lettersOf(shown());
    for (const part of rest) if (!letters.includes(lettersOf(wordsOf(part)))) write(part);
    this.#depth--;
  }

  /** Whether a part stands in the Markdown, or what it holds does: a component may show its title elsewhere. */
  #isWritten(part: unknown): boolean {
    if (this.#written.has(partOf(part))) return true;
    if (!(part instanceof JsxElement)) return false;
    const { children } = part.props;
    return showsSomething(children) && this.#written.has(partOf(children));
  }
}

/** By what a part of the content is known again: one that has been given other props is still that part. */
function partOf(value: unknown): unknown {
  return value instanceof JsxElement ? originalOf(value) : value;
}

/** What a component gets of the page's content: what stands between its tags, then the elements among its props. */
function contentIn({ children, ...more }: Record<string, unknown>): unknown[] {
  const found: unknown[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (found.length >= partsMost || depth > 4) return;
    if (value instanceof JsxElement || value instanceof MdxFragment) found.push(value);
    else if (Array.isArray(value)) for (const item of value) collect(item, depth + 1);
    else if (isRecord(value)) for (const item of Object.values(value)) collect(item, depth + 1);
  };
  if (typeof children === "string") found.push(children);
  collect(children, 0);
  for (const value of Object.values(more)) collect(value, 0);
  return found;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
