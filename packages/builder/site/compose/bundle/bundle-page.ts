import { type FilePiece, joinPieces } from "../../../files/file-pieces.ts";
import type { PlannedFile } from "../../../files/planned-file.ts";
import { mark } from "../../../html/marks.ts";
import { sha256 } from "../../../text/hashes.ts";
import type { ComposeOptions } from "../../build-options.ts";
import { readPart } from "../../model/read-parts.ts";
import type { ModelPage } from "../../model/site-model.ts";
import type { PageComposer } from "../page-composer.ts";
import type { BundleAddresses } from "./bundle-addresses.ts";
import type { BundleKeys } from "./bundle-keys.ts";

/** What the pages of a bundle are made with. */
export interface BundlePages {
  options: Pick<ComposeOptions, "manifest" | "read">;
  composer: PageComposer;
  addresses: BundleAddresses;
  keys: BundleKeys;
  /** Told of each page that is made or taken again, with the line of what it leaves out since it reaches outside. */
  onPage(page: ModelPage, path: string, outside: number | null): void;
}

/** A page in a file of a bundle. A class, since a site has thousands: a closure for each of its ways is most of a plan's time. */
export class BundlePage implements PlannedFile {
  readonly path: string;
  readonly #page: ModelPage;
  readonly #pages: BundlePages;
  #outside: number | null = null;

  constructor(pages: BundlePages, page: ModelPage, path: string) {
    this.path = path;
    this.#page = page;
    this.#pages = pages;
  }

  get inputs(): string {
    const { keys, options } = this.#pages;
    const part = options.manifest.parts[this.#page.part]?.sha256 ?? "";
    return keys.pageInputs(this.#page, this.path, part);
  }

  get key(): string {
    return sha256(this.inputs);
  }

  async read(): Promise<Uint8Array> {
    return joinPieces(await this.readPieces());
  }

  async readPieces(): Promise<FilePiece[]> {
    const { options, composer, addresses } = this.#pages;
    const part = await readPart(options, this.#page);
    this.#outside = part.html.includes(mark.online) ? 0 : null;
    const pieces = composer.compose(this.#page, part, addresses.placeOf(this.path));
    this.#pages.onPage(this.#page, this.path, this.#outside);
    return pieces;
  }

  leftOut(): number | null {
    return this.#outside;
  }

  onReused(outside: number | null): void {
    this.#pages.onPage(this.#page, this.path, outside);
  }
}
