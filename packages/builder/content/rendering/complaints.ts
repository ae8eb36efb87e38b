import type { Diagnostic } from "@lectern/contract";
import { cutNames } from "../../text/cut-names.ts";
import type { Place } from "../place.ts";

/** Diagnostics kept for one page; a fault in a loop must not fill a log. */
const diagnosticsMost = 200;

/** Signs that mean something to a terminal, which a message may quote from the content. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** What is told of one page. The same complaint about the same place is made once. */
export class Complaints {
  readonly diagnostics: Diagnostic[] = [];
  readonly #page: string;
  readonly #reported = new Set<string>();

  /** @param page file of the page, where what a program made by itself stands. */
  constructor(page: string) {
    this.#page = page;
  }

  add(severity: Diagnostic["severity"], code: string, message: string, hint: string | undefined, where: Place): void {
    if (this.diagnostics.length >= diagnosticsMost) return;
    const place = where.file ? where : { ...where, file: this.#page };
    const text = cutNames(message)
      .replace(/\s*\n\s*/g, " ")
      .replace(controls, "\uFFFD")
      .toWellFormed();
    const key = `${code} ${place.file}:${place.line}:${place.column} ${text}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.diagnostics.push({ severity, code, message: text, ...place, ...(hint ? { hint: cutNames(hint) } : {}) });
  }
}
