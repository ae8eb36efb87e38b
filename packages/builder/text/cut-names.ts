/** Letters of a name, an address or a quotation that a message has of what an author wrote. */
const nameMost = 200;
/** Letters of a whole message. */
const textMost = 2000;

const longName = new RegExp(`\`[^\`]{${nameMost + 1},}(?=\`)|[^\\s\`]{${nameMost + 1},}`, "g");

/** A name as it is told, of so many letters at most. */
export function cutName(name: string, most = nameMost): string {
  return name.length <= most
    ? name
    : `${name
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, "")}…`;
}

/** A message or hint in which no name is so long that nobody reads on: content names things with 100,000 letters. */
export function cutNames(text: string): string {
  if (text.length <= nameMost) return text;
  return cutName(
    text.replace(longName, (name) => cutName(name)),
    textMost,
  );
}
