// Takes what is compiled already before any TypeScript is loaded, as the entry of the command line does.
import { enableCodeCache } from "./code-cache.js";

enableCodeCache();
const { runChild } = await import("./child.ts");
await runChild();
