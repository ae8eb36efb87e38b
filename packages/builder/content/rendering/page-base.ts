import type { LinkBase } from "../links/links.ts";

/** Where a page stands, as what relative addresses in it start from. Knows whether anything in it does. */
export class PageBase implements LinkBase {
  readonly #page: LinkBase;
  #isUsed = false;

  constructor(page: LinkBase) {
    this.#page = page;
  }

  /** Whether somebody has asked where the page stands: the same text elsewhere may be another page then. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  get file(): string {
    this.#isUsed = true;
    return this.#page.file;
  }

  get href(): string {
    this.#isUsed = true;
    return this.#page.href;
  }
}
