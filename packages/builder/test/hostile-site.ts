import type { TestContext } from "node:test";
import { type Built, build, folderOf } from "./build-fixture.ts";

/** docs.json of a site with the given keys. */
export function configuration(keys: object): string {
  return JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, ...keys });
}

/** A site with a home page, and with what a test puts beside it or in its place. */
export function site(t: TestContext, files: Record<string, string | Uint8Array>) {
  return build(t, folderOf(t, { "index.mdx": "Home\n", ...files }));
}

/** Codes of what is complained about, each once. */
export function codesOf({ report }: Built): string[] {
  return [...new Set(report.diagnostics.map(({ code }) => code))].sort();
}

/** Text that would be markup, and run, wherever it is not escaped. */
export const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
/** An address that runs code. */
export const script = "javascript:alert(1)";
