import { type MarkPlace, resolveMarks } from "../../compose/resolve-marks.ts";

const bodyStart = '<div data-component-part="update-content" class="lc-update-body">';
/** What belongs to the page around the text: controls, drawings of icons, signs beside headings. */
const controls = /<(button|svg|script|style|template)\b[^>]*>.*?<\/\1>|<a class="lc-heading-anchor"[^>]*><\/a>/gs;
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<\/?[a-z][\w-]*-[\w-]*[^>]*>/gi;
const empty = new Set(["br", "hr", "img", "source", "wbr", "input", "area", "col", "embed", "track"]);
const kept = / (href|src|alt|title|colspan|rowspan|width|height|start|open)="([^"]*)"/g;

/** What begins an entry, and a heading. */
const entryStart = /id="([^"]*)" data-component="update"/g;
const headingStart = /<h[1-6] id="([^"]*)"/g;

/** The rendered body of a page, out of which the texts of its entries are cut: it is gone through once, however many they are. */
export class EntryHtml {
  readonly #html: string;
  readonly #page: string;
  readonly #place: MarkPlace;
  /** Where each entry begins, by its (escaped) id. */
  readonly #entries: ReadonlyMap<string, number>;

  /**
   * @param page address of the page, for links to its own headings: a feed is read away from it.
   * @param place where all other links lead.
   */
  constructor(html: string, page: string, place: MarkPlace) {
    this.#html = html;
    this.#page = page;
    this.#place = place;
    this.#entries = firstPlaces(html, entryStart);
  }

  /** The whole entry of this (escaped) id, as HTML that stands alone; empty where the page has none. */
  entry(id: string): string {
    return this.#clean(this.#body(id));
  }

  /** What stands below each of the headings of an entry, up to the next of them. */
  below(id: string, headings: readonly string[]): string[] {
    const body = this.#body(id);
    const places = firstPlaces(body, headingStart);
    const starts = headings.flatMap((heading) => places.get(heading) ?? []).sort((a, b) => a - b);
    const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? body.length]));
    return headings.map((heading) => {
      const start = places.get(heading);
      if (start === undefined) return "";
      const text = body.indexOf(">", body.indexOf("</h", start)) + 1;
      return this.#clean(body.slice(text, ends.get(start)));
    });
  }

  #body(id: string): string {
    const at = this.#entries.get(id);
    if (at === undefined) return "";
    const start = this.#html.indexOf(bodyStart, at) + bodyStart.length;
    const next = this.#html.indexOf(' data-component="update"', start);
    const end = this.#html.lastIndexOf("</div></section>", next < 0 ? this.#html.length : next);
    return end < start ? "" : this.#html.slice(start, end);
  }

  #clean(part: string): string {
    return this.#balanced(resolveMarks(part, this.#place).replace(controls, "")).trim();
  }

  /** Every element that begins ends, and nothing ends that has not begun: a part of a page may be cut anywhere. */
  #balanced(html: string): string {
    const open: string[] = [];
    const balanced = html.replace(tag, (_, slash: string | undefined, name: string | undefined, attributes = "") => {
      // Elements of the theme's scripts, and what only carries a colour.
      if (name === undefined || name === "span") return "";
      if (slash === "") {
        if (!empty.has(name)) open.push(name);
        return `<${name}${this.#attributes(attributes)}>`;
      }
      if (open.at(-1) !== name) return "";
      open.pop();
      return `</${name}>`;
    });
    return (
      balanced +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join("")
    );
  }

  #attributes(written: string): string {
    return [...` ${written}`.matchAll(kept)]
      .map(([, name, value = ""]) => ` ${name}="${value.startsWith("#") ? this.#page + value : value}"`)
      .join("");
  }
}

/** Where what a pattern finds first begins, by the id in it. */
function firstPlaces(html: string, pattern: RegExp): Map<string, number> {
  const places = new Map<string, number>();
  for (const { 1: id = "", index } of html.matchAll(pattern)) if (!places.has(id)) places.set(id, index);
  return places;
}
