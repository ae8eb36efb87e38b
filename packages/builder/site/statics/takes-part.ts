import { fileType } from "../output/file-type.ts";

/** Whether a file can have any part in a site: only then does its name matter. */
export function takesPart(path: string): boolean {
  return fileType(path) !== null || /\.(?:mdx?|jsx|tsx)$/i.test(path);
}
