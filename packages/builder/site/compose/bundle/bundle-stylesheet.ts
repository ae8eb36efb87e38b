/** A stylesheet of the author's, made to stand in a bundle. */
export interface BundleStylesheet {
  text: string;
  /** Line of the first reference to another host; null where there is none. */
  outsideLine: number | null;
}

const string = /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/.source;
const url = String.raw`url\(\s*(?:${string}|(?:\\[\s\S]|[^"'()\\\s])*)\s*\)`;
/** What may hold a reference, and what must be passed over whole because it may look like one: a quote behind a backslash begins no string. */
const token = new RegExp(
  String.raw`/\*[\s\S]*?(?:\*/|$)|@import\s+(?:${url}|${string})[^;]*(?:;|$)|${url}|image-set\((?:${url}|${string}|\([^()]*\)|[^()"'])*\)|\\["']|${string}`,
  "gi",
);

/**
 * Takes references to other hosts out (`@import` rules and fonts without another file whole; `url()` becomes an empty one,
 * which no browser fetches) and makes those from the site's root relative, so that they hold under any path and from disk.
 * @param keepsOutside leaves references to other hosts as they are.
 * @param place the relative address of a path of the site that begins with a slash; null for what is not in the bundle.
 */
export function bundleStylesheet(
  text: string,
  place: (path: string) => string | null,
  keepsOutside = false,
): BundleStylesheet {
  let outsideLine: number | null = null;
  const address = (reference: string, at: number): string | null => {
    const target = unquote(reference);
    if (/^(?:https?:)?\/\//i.test(target)) {
      if (keepsOutside) return target;
      outsideLine ??= text.slice(0, at).split("\n").length;
      return null;
    }
    return (target.startsWith("/") ? place(target) : null) ?? target;
  };
  const rewrite = (piece: string, at: number): string =>
    piece.replace(new RegExp(`(${url})|${string}`, "gi"), (found, call?: string) => {
      const to = address(call ? call.slice(call.indexOf("(") + 1, -1).trim() : found, at);
      const quoted = JSON.stringify(to ?? "");
      return call ? `url(${quoted})` : quoted;
    });
  const result = text.replace(token, (found, at: number) => {
    if (found.startsWith("/*") || /^[\\"']/.test(found)) return found;
    if (!/^@import/i.test(found)) return rewrite(found, at);
    const reference = new RegExp(`${url}|${string}`, "i").exec(found)?.[0] ?? "";
    const plain = /^url/i.test(reference) ? reference.slice(reference.indexOf("(") + 1, -1).trim() : reference;
    return address(plain, at) === null ? "" : found.replace(reference, () => rewrite(reference, at));
  });
  return { text: outsideLine === null ? result : result.replace(face, withSource), outsideLine };
}

const face = /@font-face\s*\{[^{}]*\}/gi;

/** A rule of a font; empty where none of its files is left, for it would stand before others of its family. */
function withSource(rule: string): string {
  const isEmpty = rule.includes('url("")') && !/local\(|url\((?!"")/i.test(rule);
  return isEmpty ? "" : rule;
}

/** The reference itself: without quotes, its escapes undone. */
function unquote(reference: string): string {
  const inner = /^(["'])([\s\S]*)\1$/.exec(reference)?.[2] ?? reference;
  return inner.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|([\s\S]))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : (character ?? ""),
  );
}
