import ignore from "ignore";
import { composed } from "../../text/composed.ts";
import { isInput, leadsToInput } from "../library-inputs.ts";

/** What is never content, whatever a repository says (the format's own list, and ours beside it). */
const builtIn = [
  ".git",
  ".github",
  ".claude",
  ".agents",
  ".idea",
  ".vscode",
  "node_modules",
  ".cache",
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
];

/**
 * Folders of what was made of something else: files in them are left out, but pages and their components are read, since a
 * chapter may have such a name too, and the format leaves none of them out.
 */
const outputs = ["build", "dist", "coverage", "tmp", "temp"];

/** Files of a repository's own ignore rules, in the order in which they are read. */
export const ignoreFiles = [".mintignore", ".lecternignore"] as const;

/** Tells whether a path of the tree is left out. */
export type IsIgnored = (path: string) => boolean;

/**
 * The built-in ignores and, after them, the rules of `.mintignore` and `.lecternignore` (gitignore syntax, so that
 * `!README.md` brings a file back). Names that start with a dot are left out too, but for `.well-known`, the skills for
 * agents, the folder in which GitBook keeps what pages show, which repositories that come from there still have, and pages
 * with a capital behind the dot, which is a name: `.NET.mdx`, while `.draft.mdx` is hidden.
 * @param inputs sources of libraries, which are read whatever the rules say.
 */
export function ignoreRules(rules: readonly string[], inputs: readonly string[] = []): IsIgnored {
  const isIgnored = rulesOf(rules);
  if (inputs.length === 0) return isIgnored;
  return (path) => isIgnored(path) && !isInput(path, inputs) && !leadsToInput(path, inputs);
}

function rulesOf(rules: readonly string[]): IsIgnored {
  if (rules.every((text) => text.trim() === "")) return isIgnoredByDefault;
  const forPages = ignore().add(builtIn);
  const forFiles = ignore().add([...builtIn, ...outputs]);
  for (const text of rules.map(composed)) {
    forPages.add(text);
    forFiles.add(text);
  }
  return (path) => hidden.test(path) || (contentOrFolder.test(path) ? forPages : forFiles).ignores(composed(path));
}

/**
 * The same where a repository has no rules of its own, as most: to ask the library for each of thousands of files takes
 * longer than a deployment of an edit. What is built in are names, for files and folders wherever they stand.
 */
function isIgnoredByDefault(path: string): boolean {
  if (hidden.test(path)) return true;
  const names = path.toLowerCase().split("/");
  const isPage = contentOrFolder.test(path);
  return names.some((name) => namesForPages.has(name) || (!isPage && namesOfOutputs.has(name)));
}

const namesForPages = new Set(builtIn.map((name) => name.toLowerCase()));
const namesOfOutputs = new Set(outputs);

/**
 * For what name alone a page is left out, unless the repository's rules say otherwise: that of a folder on the way to it, or its own.
 * @param path without extension.
 */
export function ignoredNameOf(path: string): { name: string; kind: "Folders" | "Files" } | null {
  const folders = path.split("/");
  const own = `${folders.pop()}.md`;
  const folder = folders.find((name) => builtIn.includes(name));
  if (folder !== undefined) return { name: folder, kind: "Folders" };
  const file = builtIn.find((name) => name.toLowerCase() === own.toLowerCase());
  return file === undefined ? null : { name: file, kind: "Files" };
}

/**
 * Whether a page is left out for the dot that its name or that of a folder begins with: no rule brings it back.
 * @param path without extension.
 */
export function isHidden(path: string): boolean {
  return hidden.test(`${path}.md`);
}

/** Folders that need not be read at all when a directory is walked. */
export function isIgnoredFolder(path: string, isIgnored: IsIgnored): boolean {
  return isIgnored(`${path}/`);
}

const contentOrFolder = /(?:\.(?:mdx?|[jt]sx)|\/)$/i;

const hidden =
  /(?:^|\/)\.(?!well-known(?:\/|$)|mintlify(?:\/?$|\/skills(?:\/|$))|gitbook(?:\/?$|\/assets(?:\/|$))|[A-Z][^/]*\.mdx?$)/;

/** What is left out whatever a repository says, as a text: of a builder that leaves out something else it is another. */
export const builtInRules = [...builtIn, ...outputs, hidden.source].join("\n");
