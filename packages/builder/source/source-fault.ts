import type { Diagnostic } from "@lectern/contract";

/** A fault of the content that stops the whole site from being built: docs.json cannot be read, say. */
export class SourceFault extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}
