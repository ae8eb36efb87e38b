/**
 * Writes the files of the manual that are taken from the code: `npm run reference`. The test beside fails when one
 * is not what the code says.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { referencePages } from "./reference-pages.ts";

const root = join(import.meta.dirname, "..");
for (const [path, text] of Object.entries(await referencePages())) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
