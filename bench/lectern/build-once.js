// Not TypeScript, as the entry of the command line is not: what strips types is loaded only where nothing is compiled yet.
import { join } from "node:path";
import { enableCodeCache } from "../../packages/builder/code-cache.js";

enableCodeCache(join(process.argv[3], "cache", "code"));
await import("./build-once.ts");
