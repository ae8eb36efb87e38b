import { AddressBook } from "../compose/address-book.ts";
import type { PatchBase } from "./base/patch-base.ts";

/** Which pages and files the site has, made once for a patch: a large site has many. */
export class PatchAddresses {
  /** The source of each page, by its path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly #head: PatchBase["head"];
  #checked: AddressBook | undefined;

  constructor({ head }: PatchBase) {
    this.#head = head;
    this.sources = new Map(head.paths.split("\n").map((line) => line.split("\t") as [string, string]));
  }

  /** As links are checked against it. */
  get checked(): AddressBook {
    this.#checked ??= this.#bookOf(this.#head.files.checked);
    return this.#checked;
  }

  /** As pages are composed with it. */
  composed(): AddressBook {
    return this.#bookOf(this.#head.files.composed);
  }

  #bookOf(files: string): AddressBook {
    const { redirects, firstPage } = this.#head;
    return new AddressBook({
      pages: this.sources.keys(),
      files: files === "" ? [] : files.split("\n"),
      redirects,
      firstPage,
    });
  }
}
