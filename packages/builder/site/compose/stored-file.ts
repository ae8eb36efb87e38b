import type { SiteFile } from "@lectern/contract";
import type { PlannedFile } from "../../files/planned-file.ts";
import type { ComposeOptions } from "../build-options.ts";

/** A file of a bundle that is taken as the deployment has it. */
export class StoredFile implements PlannedFile {
  readonly path: string;
  readonly known: SiteFile;
  readonly #read: ComposeOptions["read"];

  constructor(path: string, known: SiteFile, read: ComposeOptions["read"]) {
    this.path = path;
    this.known = known;
    this.#read = read;
  }

  get key(): string {
    return this.known.sha256;
  }

  read(): Promise<Uint8Array> {
    return this.#read(this.known.sha256);
  }
}
