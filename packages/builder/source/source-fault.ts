import type { Diagnostic } from "@lectern/contract";

/** A fault of the content that stops the whole site from being built: docs.json cannot be read, say. */
export class SourceFault extends Error {
  readonly diagnostic: Diagnostic;
  /** All that was found before the build stopped: what the first of them says, too. */
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostic: Diagnostic, further: readonly Diagnostic[] = []) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
    this.diagnostics = [diagnostic, ...further];
  }
}
