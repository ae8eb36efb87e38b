import type { Diagnostic } from "@lectern/contract";
import { refusedScript } from "../../content/index.ts";

/**
 * What is wrong with a script of the repository: it would have pages run another that their policy refuses, without a word
 * to its author. Null where nothing is seen. `sources` are the hosts of services that docs.json asks for.
 */
export function scriptFault(file: string, text: string, sources: readonly string[]): Diagnostic | null {
  const refused = refusedScript(text);
  if (!refused || sources.some((source) => isOf(source, refused.address ?? ""))) return null;
  const lines = text.slice(0, refused.offset).split("\n");
  return {
    severity: "warning",
    code: "refused-script",
    message:
      refused.address === null
        ? "The script writes another into the page as text, which the policy of the site refuses"
        : `The script loads another from ${refused.address}, which the policy of the site refuses`,
    file,
    line: lines.length,
    column: (lines.at(-1) as string).length + 1,
    hint:
      refused.address === null
        ? "Put what it runs into a .js file of the repository"
        : "Name the service in `integrations` of docs.json, or put its script into the repository",
  };
}

/** Whether an address is of a source of a policy: `https://cdn.example`, `https://*.example`. */
function isOf(source: string, address: string): boolean {
  const host = address.replace(/^(?:https?:)?\/\//i, "").split(/[/?#]/)[0] as string;
  const wanted = source.replace(/^https:\/\//, "");
  return wanted.startsWith("*.") ? host.endsWith(wanted.slice(1)) : host === wanted;
}
