import type { Diagnostic } from "@lectern/contract";

/** Characters of one page of a documentation tool: those of real ones have a hundredth. */
export const largestFile = 16 * 1024 * 1024;

/** Faults that are told for one library; more say nothing new. */
const most = 20;

/** Files of a documentation tool's output that are left out, and why. */
export class FileFaults {
  readonly diagnostics: Diagnostic[] = [];
  #untold = 0;

  /** Leaves a file out: there is nothing of it to go on with. */
  skip(file: string, why: string): null {
    if (this.diagnostics.length >= most) this.#untold++;
    else
      this.diagnostics.push({
        severity: "warning",
        code: "unreadable-sdk-file",
        message: `${file} cannot be read: ${why}; what it describes is left out`,
        hint: "Run the documentation tool again; its output should not be edited",
        file,
        line: 1,
        column: 1,
      });
    return null;
  }

  /** All that is to be told. */
  all(path: string): Diagnostic[] {
    if (this.#untold === 0) return this.diagnostics;
    const message = `${path} has ${this.#untold} more files that cannot be read`;
    const hint = "Correct those that are told: the others are told then";
    return [
      ...this.diagnostics,
      { severity: "warning", code: "more-faults", message, hint, file: path, line: 1, column: 1 },
    ];
  }
}
