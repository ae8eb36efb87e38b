import { type Html, SharedHtml } from "../../html/html.ts";

/** Characters from which on markup is worth being shared. */
export const worthSharing = 4096;

/** The markup as what many pages have in common, where it is large enough for that to pay. */
export function shared(markup: Html): Html {
  return markup.text.length < worthSharing ? markup : new SharedHtml(markup.text);
}

/**
 * Draws a part once for each identity of the object it is drawn from. Thousands of pages share one `SiteView` and one
 * `SectionView`; what depends on them alone is a look-up after the first page.
 */
export function once<K extends object, V>(draw: (key: K) => V): (key: K) => V {
  const drawn = new WeakMap<K, V>();
  return (key) => {
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const value = draw(key);
    drawn.set(key, value);
    return value;
  };
}

/** The same for a part that depends on two shared objects. */
export function onceForBoth<A extends object, B extends object, V>(draw: (a: A, b: B) => V): (a: A, b: B) => V {
  const byFirst = once((a: A) => once((b: B) => draw(a, b)));
  return (a, b) => byFirst(a)(b);
}
