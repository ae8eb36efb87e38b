/** How wide a text is. */
export type Measure = (text: string) => number;

/**
 * A text in lines of at most `width`, broken between words, or within one that is too wide alone. What does not fit
 * into `most` lines ends in an ellipsis.
 */
export function wrapLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (measure(line) > width && lines.length < most) {
      const head = longestFit(line, width, measure);
      lines.push(head);
      line = line.slice(head.length);
    }
    if (lines.length >= most) break;
  }
  if (line !== "") lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = withEllipsis(kept[most - 1] as string, width, measure);
  return kept;
}

function longestFit(word: string, width: number, measure: Measure): string {
  let head = "";
  for (const character of word) {
    if (head !== "" && measure(head + character) > width) break;
    head += character;
  }
  return head;
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  let short = line;
  while (short !== "" && measure(`${short}…`) > width) short = [...short].slice(0, -1).join("");
  // Not within a word, unless it is all there is, as in scripts that have no spaces.
  const space = short.lastIndexOf(" ");
  if (short.length < line.length && line[short.length] !== " " && space > short.length / 2)
    short = short.slice(0, space);
  return `${short.replace(/[\s,.;:–-]+$/, "")}…`;
}
