import type { PageKind } from "./declaration.ts";
import { folderOf } from "./kinds.ts";

/** Characters of a name in an address; a file's name has 255 bytes. */
const maxName = 80;

/** Gives each page of a library an address of its own. */
export class PageAddresses {
  readonly #counts = new Map<string, number>();

  /** `classes/client`; where that is taken, `classes/client-1`. */
  claim(kind: PageKind, name: string): string {
    const wanted = `${folderOf(kind)}/${slugOf(name)}`;
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

/** A name in small letters, with hyphens for all that is neither letter nor digit. */
function slugOf(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, "-");
  return [...words].slice(0, maxName).join("").replace(/^-|-$/g, "") || "symbol";
}
