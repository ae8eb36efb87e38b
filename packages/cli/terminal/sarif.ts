import type { Diagnostic } from "@lectern/contract";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/**
 * Diagnostics as a SARIF 2.1.0 log (OASIS standard), which code hosts show beside the lines of a pull request.
 * @param version of Lectern. Files are relative to the content folder (`%SRCROOT%`).
 */
export function sarif(diagnostics: readonly Diagnostic[], version: string): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Lectern", semanticVersion: version, rules: codes.map((id) => ({ id })) } },
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "The folder that docs.json is in" } } },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => result(diagnostic, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function result({ severity, code, message, hint, file, line, column }: Diagnostic, codes: readonly string[]) {
  const region = line === undefined ? {} : { region: { startLine: line, ...(column ? { startColumn: column } : {}) } };
  // A specification may be a document on the web.
  const artifactLocation = /^https?:\/\//i.test(file)
    ? { uri: encodeURI(file.toWellFormed()) }
    : { uri: file.toWellFormed().split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: hint ? `${message.replace(/\.$/, "")}. ${hint}` : message },
    locations: [{ physicalLocation: { artifactLocation, ...region } }],
  };
}
