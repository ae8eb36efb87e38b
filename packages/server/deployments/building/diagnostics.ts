import type { DeploymentError, Diagnostic } from "@lectern/contract";
import type { DeploymentLog } from "./deployment-log.ts";

/** How many of each severity. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): { error: number; warning: number; info: number } {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

/** Why a site could not be built at all: its first complaint that is an error. */
export function firstError(diagnostics: readonly Diagnostic[]): DeploymentError {
  const found = diagnostics.find(({ severity }) => severity === "error");
  if (!found) return { code: "build_failed", message: "The site could not be built" };
  const { code, message, file, line, column } = found;
  return { code, message, file, ...(line ? { line } : {}), ...(column ? { column } : {}) };
}

/** Lines of a deployment's log that diagnostics may take; all of them are in the list of diagnostics. */
const maxLines = 300;

/** Writes errors and warnings into the log as `severity file:line:column message`. */
export function logDiagnostics(log: DeploymentLog, diagnostics: readonly Diagnostic[]): void {
  const shown = diagnostics.filter(({ severity }) => severity !== "info");
  for (const { severity, file, line, column, message } of shown.slice(0, maxLines)) {
    const place = [file, line, line && column].filter(Boolean).join(":");
    log.add(`${severity} ${place} ${message}`);
  }
  if (shown.length > maxLines) log.add(`… and ${shown.length - maxLines} more diagnostics`);
}
