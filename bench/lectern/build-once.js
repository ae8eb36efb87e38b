// Not TypeScript, as the entry of the command line is not: what strips types is loaded only where nothing is compiled yet.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(process.argv[3], "cache", "code"));
await import("./build-once.ts");
