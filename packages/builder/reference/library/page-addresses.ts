/** Characters of a name in an address; a file's name has 255 bytes. */
const maxName = 80;

/** Gives each page of a library an address of its own. */
export class PageAddresses {
  readonly #counts = new Map<string, number>();

  /** `classes/client`; where that is taken, `classes/client-1`. */
  claim(folder: string, name: string): string {
    const wanted = `${folder}/${slugOf(name)}`;
    let number = this.#counts.get(wanted);
    // A page of this name would be that of its folder.
    if (number === undefined && !wanted.endsWith("/index")) {
      this.#counts.set(wanted, 0);
      return wanted;
    }
    number ??= 0;
    do number++;
    while (this.#counts.has(`${wanted}-${number}`));
    this.#counts.set(wanted, number);
    this.#counts.set(`${wanted}-${number}`, 0);
    return `${wanted}-${number}`;
  }
}

/** The words of a name in small letters, with hyphens between them: `create-user` of `createUser` and `create_user`. */
function slugOf(name: string): string {
  const words = name
    .normalize("NFC")
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$2-")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return [...words].slice(0, maxName).join("").replace(/^-|-$/g, "") || "symbol";
}
