import { cutName } from "../../text/cut-names.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { addressWithin, type LinkTarget, readLink, sourcePath } from "./links.ts";

/**
 * A link as it is meant where it stands. Relative ones start from the page, in a snippet too; where nothing is there,
 * from the snippet's own file.
 */
export function resolveLink(url: string, state: RenderState): LinkTarget {
  const inner = addressWithin(url);
  if (inner !== null)
    state.diagnose(
      "warning",
      "broken-link",
      "This address is written as a link of Markdown, or in quotes. It leads where that does.",
      `Write the address alone: ${cutName(inner, 100)}`,
    );
  const target = readLink(url, state.base);
  const { file } = state.place;
  if (target.kind !== "site" || file === state.page.file || /^\s*[/?]/.test(url) || exists(target.path, state))
    return target;
  const own = readLink(url, { file, href: `/${file.replace(/\.mdx?$/i, "")}` });
  return own.kind === "site" && exists(own.path, state) ? own : target;
}

function exists(path: string, state: RenderState): boolean {
  const plain = sourcePath(path);
  return ["", ".mdx", ".md"].some((ending) => state.context.hasFile(plain + ending));
}
