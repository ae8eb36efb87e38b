/** Collects Markdown: runs of inline text become paragraphs, blocks stand apart by an empty line. */
export class BlockBuilder {
  readonly #blocks: string[] = [];
  #line = "";
  /** Its last characters: to look at the end of a text that grows piece by piece would copy it for each of them. */
  #end = "";

  /** Whether what comes next begins a block. */
  get isAtStart(): boolean {
    return this.#line === "";
  }

  inline(text: string): void {
    // A break ends its line by itself: another end would begin a new paragraph.
    this.#append(this.#end === "  \n" ? text.replace(/^[ \t]*\r?\n/, "") : text);
  }

  /** White space between two elements: an empty line ends a paragraph, all else parts words. */
  gap(text: string): void {
    if (/\n[ \t]*\r?\n/.test(text)) this.#endLine();
    else if (this.#end && !/\s$/.test(this.#end)) this.#append(text.includes("\n") ? "\n" : " ");
  }

  block(text: string): void {
    this.#endLine();
    const end = text.trimEnd();
    if (end) this.#blocks.push(end.startsWith("\n") ? end.replace(/^\n+/, "") : end);
  }

  toString(): string {
    this.#endLine();
    return this.#blocks.join("\n\n");
  }

  #append(text: string): void {
    this.#line += text;
    this.#end = (this.#end + text.slice(-3)).slice(-3);
  }

  #endLine(): void {
    const text = this.#line.trim();
    this.#line = "";
    this.#end = "";
    if (text) this.#blocks.push(text);
  }
}

/** Puts every line but the first under an indentation. */
export function indentRest(text: string, indentation: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${indentation}`);
}

/** A Markdown block quote. */
export function quote(text: string): string {
  return text.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

/** Text of several lines as one. */
export function oneLine(text: string): string {
  if (!text.includes("\n")) return text;
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}
