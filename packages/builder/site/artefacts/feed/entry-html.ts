import { type MarkPlace, resolveMarks } from "../../compose/resolve-marks.ts";

const bodyStart = '<div data-component-part="update-content" class="lc-update-body">';
/** What belongs to the page around the text: controls, drawings of icons, signs beside headings. */
const controls = /<(button|svg|script|style|template)\b[^>]*>.*?<\/\1>|<a class="lc-heading-anchor"[^>]*><\/a>/gs;
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<\/?[a-z][\w-]*-[\w-]*[^>]*>/gi;
const empty = new Set(["br", "hr", "img", "source", "wbr", "input", "area", "col", "embed", "track"]);
const kept = / (href|src|alt|title|colspan|rowspan|width|height|start|open)="([^"]*)"/g;

/** The rendered body of a page, out of which the texts of its entries are cut. */
export class EntryHtml {
  readonly #html: string;
  readonly #page: string;
  readonly #place: MarkPlace;

  /**
   * @param page address of the page, for links to its own headings: a feed is read away from it.
   * @param place where all other links lead.
   */
  constructor(html: string, page: string, place: MarkPlace) {
    this.#html = html;
    this.#page = page;
    this.#place = place;
  }

  /** The whole entry of this (escaped) id, as HTML that stands alone; empty where the page has none. */
  entry(id: string): string {
    return this.#clean(this.#body(id));
  }

  /** What stands below one heading of an entry, up to the next of them. */
  below(id: string, heading: string, headings: readonly string[]): string {
    const body = this.#body(id);
    const start = headingAt(body, heading);
    if (start < 0) return "";
    const text = body.indexOf(">", body.indexOf("</h", start)) + 1;
    const ends = headings.map((one) => headingAt(body, one)).filter((at) => at > start);
    return this.#clean(body.slice(text, Math.min(body.length, ...ends)));
  }

  #body(id: string): string {
    const at = this.#html.indexOf(`id="${id}" data-component="update"`);
    if (at < 0) return "";
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

function headingAt(body: string, id: string): number {
  for (let at = body.indexOf(`id="${id}"`); at >= 0; at = body.indexOf(`id="${id}"`, at + 1))
    if (/<h[1-6] $/.test(body.slice(Math.max(0, at - 4), at))) return at - 4;
  return -1;
}
