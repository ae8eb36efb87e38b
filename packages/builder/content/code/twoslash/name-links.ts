/** Where names lead, by the name. */
export type NameLinks = ReadonlyMap<string, string>;

/**
 * Takes out of code the comments that say where its names lead: `// @link Ship` to the heading of that name,
 * `// @link Ship: #ships` and `// @link Ship: https://…` elsewhere. Other comments with the word stay.
 */
export function takeNameLinks(code: string): { code: string; links: NameLinks } {
  const links = new Map<string, string>();
  const lines = code.split("\n").filter((line) => {
    const [name, href] = nameLink(line.trim()) ?? [];
    if (name === undefined || href === undefined) return true;
    links.set(name, href);
    return false;
  });
  return { code: links.size === 0 ? code : lines.join("\n"), links };
}

function nameLink(comment: string): [name: string, href: string] | undefined {
  const [before, after, ...rest] = comment.startsWith("//") ? comment.split(/@link[: ]/) : [];
  if (before === undefined || after === undefined || rest.length > 0) return undefined;
  const [word = "", href, ...others] = after.split(" ").filter(Boolean);
  const name = word.replace(/:$/, "");
  if (!/^[\w$]+$/.test(name) || others.length > 0) return undefined;
  if (href === undefined) return [name, `#${name.toLowerCase()}`];
  return /^(?:#|https:\/\/)/.test(href) ? [name, href] : undefined;
}
