/** Sources of libraries that one configuration may name, and characters of each. */
const maxInputs = 200;
const libraryKey = /"(?:sdk|graphql)"\s*:\s*(?:"([^"\n]{1,500})"|\{([^{}]{0,2000})\})/g;
const sourceKey = /"source"\s*:\s*"([^"\n]{1,500})"/;

/**
 * Paths of files and folders that docs.json names as sources of libraries (`sdk`, `graphql`), from its text alone: they are
 * known before the tree is read. A build reads them also where ignore rules leave them out, and publishes none of them.
 */
export function libraryInputs(docsJson: string): string[] {
  const paths = new Set<string>();
  for (const [, text, object] of docsJson.matchAll(libraryKey)) {
    const written = text ?? sourceKey.exec(object ?? "")?.[1] ?? "";
    const path = written.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "");
    const leadsOut = path.includes(":") || path.includes("\\") || path.split("/").includes("..");
    if (path !== "" && !leadsOut && paths.size < maxInputs) paths.add(path);
  }
  return [...paths];
}

/** Whether a path is one of those, or lies in one. */
export function isInput(path: string, inputs: readonly string[]): boolean {
  return inputs.some((input) => path === input || path.startsWith(`${input}/`));
}

/** Whether a folder (its path ends in a slash) is on the way to one of those. */
export function leadsToInput(folder: string, inputs: readonly string[]): boolean {
  return folder.endsWith("/") && inputs.some((input) => input.startsWith(folder));
}
