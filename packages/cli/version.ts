import { readFileSync } from "node:fs";

/** Version of Lectern, one for all its packages. */
export const version = (
  JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as { version: string }
).version;
