/** A script that code of the author would have a page run, and that the policy of a site refuses. */
export interface RefusedScript {
  /** Where it is made. */
  offset: number;
  /** The address that it is loaded from; null for one that is written into the page as text. */
  address: string | null;
}

const remoteImport = /\bimport\(\s*["'`]((?:https?:)?\/\/[^"'`]*)/;
const made = /(?<![\w$])([\w$]+)\s*=\s*(?:[\w$.]+\.)?createElement\(\s*["'`]script["'`]\s*\)/g;
/** Elements of a program that are looked at: what they run may stand anywhere in it. */
const elementsMost = 50;
/** How far behind where an element is made it is told what it runs. */
const most = 4000;
/** Of these kinds a script is data, which no browser runs. */
const dataType = /^(?!module$|(?:text|application)\/(?:x-)?(?:java|ecma)script$)./i;

/** The first such script of a program: of another host, or as text. Null where none is seen. */
export function refusedScript(code: string): RefusedScript | null {
  const imported = remoteImport.exec(code);
  if (imported) return { offset: imported.index, address: imported[1] as string };
  if (!code.includes("createElement")) return null;
  for (const { 1: name = "", index } of [...code.matchAll(made)].slice(0, elementsMost)) {
    const rest = code.slice(index, index + most);
    const own = name.replaceAll("$", "\\$");
    const set = (prop: string) =>
      new RegExp(
        `(?<![\\w$.])${own}(?:\\.${prop}\\s*=\\s*|\\.setAttribute\\(\\s*["'\`]${prop}["'\`]\\s*,\\s*)(?:["'\`]([^"'\`]*)|([\\w$]+))`,
      ).exec(rest);
    const src = set("src");
    const address = src && (src[1] ?? boundText(src[2] ?? "", code));
    if (address && /^(?:https?:)?\/\//i.test(address)) return { offset: index, address };
    if (src || dataType.test(set("type")?.[1] ?? "")) continue;
    if (set("(?:text|textContent|innerHTML|innerText)")) return { offset: index, address: null };
  }
  return null;
}

/** The text that a name is bound to somewhere. */
function boundText(name: string, code: string): string | undefined {
  return new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}\\s*=\\s*["'\`]([^"'\`]*)`).exec(code)?.[1];
}
