/** Names by which the format and the theme know elements: what has one looks as that says. */
const knownElements =
  /^(?:accordion|badge|callout|card|columns?|expandable|eyebrow|field|frame|group|icon|link|nav-[\w-]+|not-prose|panel|peer|prompt|steps?|tabs?|tile|tooltip|update)$/;
const mark = "a.";

/**
 * The classes of a link under one name, beside those that the utility engine asks for, which knows none like it: where none of
 * them says anything, the link is to be seen as one all the same. Null for classes that say something.
 */
export function linkClasses(names: string): string | null {
  const words = names.split(/\s+/).filter(Boolean);
  const isPlain = words.length > 0 && words.length < 6 && words.every((word) => /^[a-zA-Z][\w-]{0,60}$/.test(word));
  return isPlain && !words.some((word) => knownElements.test(word)) ? mark + words.join(".") : null;
}

/** Whether a name among classes is such a note. */
export function isLinkNote(name: string): boolean {
  return name.startsWith(mark);
}

/** The classes that it notes. */
export function notedClasses(note: string): string[] {
  return note.slice(mark.length).split(".");
}
