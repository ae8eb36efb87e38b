import { composed } from "../../text/composed.ts";
import { cutName } from "../../text/cut-names.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { addressWithin, type LinkTarget, readLink, readWholeLink, sourcePath } from "./links.ts";

/**
 * A link as it is meant where it stands. Relative ones start from the page, in a snippet too; where nothing is there,
 * from the snippet's own file. `.md` and `.mdx` stay where no page of the tree has that name: redirects lead on to files of
 * repositories (`/core/README.md`).
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
  if (target.kind !== "site") return target;
  const isOfSnippet = file !== state.page.file && !/^\s*[/?]/.test(url);
  const whole = readWholeLink(url, state.base);
  const isShortened = whole.kind === "site" && /\.mdx?$/i.test(whole.path);
  if ((!isOfSnippet && !isShortened) || exists(target.path, state)) return target;
  const own = isOfSnippet ? readLink(url, { file, href: `/${file.replace(/\.mdx?$/i, "")}` }) : target;
  if (own.kind === "site" && own !== target && exists(own.path, state)) return own;
  return isShortened ? whole : target;
}

function exists(path: string, state: RenderState): boolean {
  const plain = composed(sourcePath(path));
  return ["", ".mdx", ".md", "/index.mdx", "/index.md"].some((ending) => state.context.hasFile(plain + ending));
}
