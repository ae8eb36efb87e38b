import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildReport, Diagnostic } from "@lectern/contract";

/** The report of a build as one JSON document: `pages, rendered, reused, diagnostics, bytes, ms`. */
export function reportJson(report: BuildReport): string {
  return JSON.stringify(report, null, 2);
}

/**
 * Diagnostics for people, on standard error: place, code, message, the line itself, what to do. Notes come once for all
 * the files that they are about. At the end, how many there are.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], folder: string): void {
  const sources = new Map<string, string[]>();
  const notes = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== "info" || diagnostic.code === "more-diagnostics")
      console.error(describe(diagnostic, folder, sources));
    else notes.set(diagnostic.code, [...(notes.get(diagnostic.code) ?? []), diagnostic]);
  }
  for (const alike of notes.values()) console.error(describeNotes(alike));
  const counts = (["error", "warning", "info"] as const).map((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return `${count} ${severity === "info" ? "note" : severity}${count === 1 ? "" : "s"}`;
  });
  if (diagnostics.length > 0) console.error(counts.join(", "));
}

const filesShown = 5;

function describeNotes(notes: readonly Diagnostic[]): string {
  const { code, message, hint } = notes[0] as Diagnostic;
  const files = [...new Set(notes.map(({ file }) => file))];
  const rest = files.length > filesShown ? `, and ${files.length - filesShown} more` : "";
  const lines = [`${files.slice(0, filesShown).join(", ")}${rest} note ${code}`, `  ${message}`];
  return [...lines, ...(hint ? [`  hint: ${hint}`] : []), ""].join("\n");
}

function describe(diagnostic: Diagnostic, folder: string, sources: Map<string, string[]>): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const frame = line === undefined ? [] : codeFrame(linesOf(file, folder, sources), line, column ?? 1);
  return [`${place} ${severity} ${code}`, `  ${message}`, ...frame, ...(hint ? [`  hint: ${hint}`] : []), ""].join(
    "\n",
  );
}

function codeFrame(lines: string[], line: number, column: number): string[] {
  const text = lines[line - 1];
  if (text === undefined || text.length > 200) return [];
  const number = String(line).padStart(5);
  return [`${number} | ${text}`, `${" ".repeat(5)} | ${" ".repeat(Math.max(0, column - 1))}^`];
}

function linesOf(file: string, folder: string, sources: Map<string, string[]>): string[] {
  let lines = sources.get(file);
  if (!lines) {
    try {
      lines = readFileSync(join(folder, file), "utf8").split(/\r?\n/);
    } catch {
      lines = [];
    }
    sources.set(file, lines);
  }
  return lines;
}
