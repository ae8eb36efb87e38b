import type { RenderState } from "../rendering/render-state.ts";
import { type LinkTarget, readLink, sourcePath } from "./links.ts";

/**
 * A link as it is meant where it stands. Relative ones start from the page, in a snippet too; where nothing is there,
 * from the snippet's own file.
 */
export function resolveLink(url: string, state: RenderState): LinkTarget {
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
