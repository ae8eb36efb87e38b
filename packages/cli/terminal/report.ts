import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildReport, Diagnostic } from "@lectern/contract";
import { countOf } from "@lectern/contract/count-of";
import { terminalLine } from "./terminal-line.ts";

/** The report of a build as one JSON document: `pages, rendered, reused, diagnostics, bytes, ms`. */
export function reportJson(report: BuildReport): string {
  return JSON.stringify(report, null, 2);
}

/** Diagnostics of one code that are shown one by one. */
const shownMost = 50;

/**
 * Diagnostics for people, on standard error: place, code, message, the line itself, what to do. Notes that say
 * the same come once for all their places; of what a site is full of the first are shown. At the end, how many there are.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], folder: string): void {
  const sources = new Map<string, string[]>();
  const byCode = Map.groupBy(diagnostics, ({ code }) => code);
  const rest = new Set([...byCode.values()].flatMap((alike) => alike.filter((one) => !isNote(one)).slice(shownMost)));
  for (const diagnostic of diagnostics)
    if (!isNote(diagnostic) && !rest.has(diagnostic)) console.error(describe(diagnostic, folder, sources));
  for (const alike of byCode.values()) {
    const notes = alike.filter(isNote);
    const byMessage = [...Map.groupBy(notes, ({ message }) => message).values()];
    for (const same of byMessage.slice(0, shownMost)) console.error(describeNotes(same));
    const left = [...byMessage.slice(shownMost).flat(), ...alike.filter((one) => rest.has(one))];
    if (left.length > 0) console.error(`${describeRest(left)}\n`);
  }
  const counts = (["error", "warning", "info"] as const).map((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return countOf(count, severity === "info" ? "note" : severity);
  });
  if (diagnostics.length > 0) console.error(counts.join(", "));
}

function isNote({ severity, code }: Diagnostic): boolean {
  return severity === "info" && code !== "more-diagnostics";
}

function describeRest(rest: readonly Diagnostic[]): string {
  const files = new Set(rest.map(({ file }) => file)).size;
  const places = countOf(files, "file");
  return `${rest.length} more of ${rest[0]?.code}, in ${places}; lectern check --json lists each`;
}

const placesShown = 5;

function describeNotes(notes: readonly Diagnostic[]): string {
  const { code, message, hint } = notes[0] as Diagnostic;
  const places = [...new Set(notes.map(placeOf))];
  const rest = places.length > placesShown ? `, and ${places.length - placesShown} more` : "";
  const lines = [`${places.slice(0, placesShown).join(", ")}${rest} note ${code}`, `  ${message}`];
  return [...lines, ...(hint ? [`  hint: ${hint}`] : []), ""].map(terminalLine).join("\n");
}

function placeOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

function describe(diagnostic: Diagnostic, folder: string, sources: Map<string, string[]>): string {
  const { file, line, column, severity, code, message, hint } = diagnostic;
  const frame = line === undefined ? [] : codeFrame(linesOf(file, folder, sources), line, column ?? 1);
  const lines = [
    `${placeOf(diagnostic)} ${severity} ${code}`,
    `  ${message}`,
    ...frame,
    ...(hint ? [`  hint: ${hint}`] : []),
    "",
  ];
  return lines.map(terminalLine).join("\n");
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
      const path = join(folder, file);
      // What a link leads to is not shown, and a pipe not waited for.
      lines = lstatSync(path).isFile() ? readFileSync(path, "utf8").split(/\r?\n/) : [];
    } catch {
      lines = [];
    }
    sources.set(file, lines);
  }
  return lines;
}
