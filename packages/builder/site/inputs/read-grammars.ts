import type { Diagnostic } from "@lectern/contract";
import type { CustomGrammar } from "../../content/index.ts";
import { toPlain } from "../../source/json/json-node.ts";
import { parseJson } from "../../source/json/parse-json.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import { SourceFault } from "../../source/source-fault.ts";
import { decodeText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { baseName } from "../../text/path-parts.ts";

const mostGrammars = 50;
const mostBytes = 1024 * 1024;
/** Patterns of one grammar, characters of one pattern, and calls of groups in it: each call is written out in its place. */
const mostPatterns = 5000;
const mostCharacters = 10_000;
const mostCalls = 10;

/**
 * The grammars that `styling.codeblocks.languages.custom` names: those of the repository that can be read. What is wrong
 * with the others is reported; their languages stay without colours.
 */
export function readGrammars(
  { styling }: SiteConfig,
  tree: OpenTree,
): { grammars: CustomGrammar[]; diagnostics: Diagnostic[] } {
  const grammars: CustomGrammar[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { path, position } of styling.grammars.slice(0, mostGrammars)) {
    const file = tree.byPath.get(path);
    if (!file) {
      diagnostics.push({
        severity: "warning",
        code: "missing-file",
        message: `There is no file ${JSON.stringify(path)} in the repository`,
        hint: "Name a TextMate grammar in JSON",
        ...position,
      });
      continue;
    }
    const complain = (message: string, line = 1, column = 1, hint = "Its language is shown without colours") =>
      diagnostics.push({ severity: "warning", code: "bad-grammar", message, file: path, line, column, hint });
    if (file.size > mostBytes) {
      complain("The grammar is larger than 1 MB");
      continue;
    }
    try {
      const plain = toPlain(parseJson(path, decodeText(tree.read(path)), [])) as Record<string, unknown> | null;
      const fault = faultOf(plain);
      if (fault || plain === null) complain(fault ?? "A grammar must be an object");
      else grammars.push({ file: path, hash: file.hash, names: namesOf(path, plain), scope: String(plain.scopeName) });
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      const { message, line, column, hint } = error.diagnostic;
      complain(message, line, column, hint);
    }
  }
  return { grammars, diagnostics };
}

function faultOf(plain: unknown): string | null {
  if (plain === null || typeof plain !== "object" || Array.isArray(plain)) return "A grammar must be an object";
  const { scopeName, patterns } = plain as Record<string, unknown>;
  if (typeof scopeName !== "string" || scopeName === "") return "A grammar must have a scopeName";
  if (!Array.isArray(patterns)) return "A grammar must have a list of patterns";
  const sources = patternsOf(plain);
  if (sources.length > mostPatterns) return `A grammar may have ${mostPatterns} patterns, and this one has more`;
  if (sources.some((source) => source.length > mostCharacters))
    return `A pattern may have ${mostCharacters} characters, and one of this grammar has more`;
  if (sources.some((source) => source.split("\\g").length - 1 > mostCalls))
    return `A pattern may call ${mostCalls} groups, and one of this grammar calls more`;
  return null;
}

/** Every pattern of a grammar, at any depth. */
function patternsOf(rule: unknown): string[] {
  if (typeof rule !== "object" || rule === null) return [];
  return Object.entries(rule).flatMap(([name, value]) =>
    typeof value === "string" ? (/^(?:match|begin|end|while)$/.test(name) ? [value] : []) : patternsOf(value),
  );
}

/** Its names, display names and aliases, the types of files that it is for, and the name of its own file. */
function namesOf(
  path: string,
  { name, displayName, aliases, fileTypes, scopeName }: Record<string, unknown>,
): string[] {
  const file = baseName(path).replace(/(?:\.tmLanguage)?\.json$/i, "");
  const scope = String(scopeName).replace(/^(?:source|text)\./, "");
  const listed = [aliases, fileTypes].flatMap((list) => (Array.isArray(list) ? list : []));
  const names = [name, displayName, ...listed, scope, file].filter((one) => typeof one === "string" && one !== "");
  return [...new Set((names as string[]).map((one) => one.toLowerCase()))].slice(0, 50);
}
