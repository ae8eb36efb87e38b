import type { Diagnostic } from "@lectern/contract";

/** What of other hosts a bundle leaves out, told once for each source file. */
export class OutsideContent {
  /** Whether it stays in, as those may ask for who host a bundle themselves. */
  readonly isKept: boolean;
  readonly #found = new Map<string, Diagnostic>();

  constructor(isKept: boolean) {
    this.isKept = isKept;
  }

  /** @param line where it stands, 0 for no line in particular; null where nothing is left out. */
  tell(file: string, line: number | null): void {
    if (line === null || this.isKept) return;
    const diagnostic = leftOut(file);
    this.#found.set(file, line === 0 ? diagnostic : { ...diagnostic, line });
  }

  /** Tells of services that count readers or talk to them: no page has anything in their place. */
  tellServices(file: string, line: number | null): void {
    if (line === null || this.isKept) return;
    const diagnostic = { ...leftOut(file), ...servicesLeftOut };
    this.#found.set(`${file} services`, line === 0 ? diagnostic : { ...diagnostic, line });
  }

  diagnostics(): Diagnostic[] {
    return [...this.#found.values()];
  }
}

function leftOut(file: string): Diagnostic {
  return {
    severity: "info",
    code: "outside-content-left-out",
    message:
      "Something from another host is left out of the bundle, which makes no request there; pages have a link or a note instead",
    file,
    hint: "Put the file into the repository",
  };
}

const servicesLeftOut = {
  message: "The services of `integrations` are left out of the bundle, which makes no request to other hosts",
  hint: "They run on pages of the production site, and of bundles that keep outside content",
};
