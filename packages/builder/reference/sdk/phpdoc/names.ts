import type { TypePart } from "../declaration.ts";

/** Names in a text of types: `\Acme\Client`, `string`, `T`. */
const typeName = /\\?[\p{L}_][\p{L}\p{N}_]*(?:\\[\p{L}_][\p{L}\p{N}_]*)*/gu;

/** What the declarations of a library are called by, and what a name leads to that stands somewhere within it. */
export class PhpNames {
  readonly #known = new Set<string>();

  add(id: string): void {
    this.#known.add(id);
  }

  /**
   * The id of what a name means: as a whole, of a class in the namespace of `owner`, or of a part of `owner` itself.
   * @param owner full name of the class around it, or empty.
   */
  find(name: string, owner: string): string | undefined {
    const id = idOf(name);
    const bare = id.slice(1);
    const own = idOf(owner);
    const space = own.slice(0, Math.max(0, own.lastIndexOf("\\")));
    const part = bare.replace(/^(?:self|static|parent)::/, "");
    return [id, `${space}\\${bare}`, `${own}::${part}`].find((one) => this.#known.has(one));
  }

  /** A type with the declarations of the library in it. */
  type(written: string, owner: string): TypePart[] | null {
    if (written === "") return null;
    const parts: TypePart[] = [];
    let done = 0;
    for (const match of written.matchAll(typeName)) {
      const [name] = match;
      const id = this.#known.has(idOf(name)) && name.startsWith("\\") ? idOf(name) : this.#relative(name, owner);
      if (id === undefined) continue;
      if (match.index > done) parts.push(written.slice(done, match.index));
      parts.push({ text: simpleName(name), id });
      done = match.index + name.length;
    }
    if (done < written.length) parts.push(written.slice(done));
    return parts;
  }

  /** A name without a slash before it may be a keyword, or stand in the namespace around it. */
  #relative(name: string, owner: string): string | undefined {
    return name.startsWith("\\") || /^[a-z]/.test(name) ? undefined : this.find(name, owner);
  }
}

/** A full name in the one form that it is known by: `\Acme\Client::getUser`, `\Acme\Client::id`. */
export function idOf(name: string): string {
  const plain = name.trim().replace(/\(\)$/, "").replace("::$", "::");
  return plain.startsWith("\\") ? plain : `\\${plain}`;
}

/** The last part of a name. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf("\\") + 1);
}
