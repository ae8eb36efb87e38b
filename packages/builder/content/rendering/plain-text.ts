import type { Heading, SearchSection } from "../page-content.ts";
import { inOneLine, withoutParts } from "./section-text.ts";

/** The words of a page as search knows them: plain text, in sections that begin at headings. */
export class PlainText {
  /** Text of the section that is being rendered; a component may put it aside, and back. */
  text = "";
  /** The words of the first section that has any beside code. */
  opening = "";
  /** A text of which the last sign is known. */
  #knownText = "";
  #knownLast = "";
  /** Texts of blocks of code in the section at hand, until the opening is known. */
  #code: string[] = [];
  #section: Omit<SearchSection, "text"> = { id: "", heading: "", level: 0 };
  readonly #sections: SearchSection[] = [];

  add(added: string): void {
    if (added === "") return;
    this.text += added;
    this.#knownText = this.text;
    this.#knownLast = added.at(-1) as string;
  }

  /** Adds the text of a block of code: it can be found, and tells in no words what the page is about. */
  addCode(code: string): void {
    this.text += code;
    if (this.opening === "") this.#code.push(code);
  }

  /**
   * The last sign; empty where there is none. Known of what was just added: to ask the text itself puts the pieces that it
   * was made of together, and does so for each question anew.
   */
  lastSign(): string {
    if (this.text !== this.#knownText) {
      this.#knownText = this.text;
      this.#knownLast = this.text.at(-1) ?? "";
    }
    return this.#knownLast;
  }

  /** Begins the section of a heading. */
  startSection({ id, text, level }: Heading): void {
    this.#closeSection();
    this.#section = { id, heading: text, level };
  }

  /** Ends the last section and gives all that have anything to find. */
  finishSections(): SearchSection[] {
    this.#closeSection();
    return this.#sections;
  }

  #closeSection(): void {
    const text = inOneLine(this.text);
    if (text || this.#section.id) this.#sections.push({ ...this.#section, text });
    if (this.opening === "") this.opening = inOneLine(withoutParts(this.text, this.#code));
    this.#code = [];
    this.text = "";
  }
}
