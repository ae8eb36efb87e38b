import { siteUrl } from "../../html/marks.ts";
import { sha256 } from "../../text/hashes.ts";
import { MdxFragment } from "../expressions/values.ts";
import { restoreSigns } from "../parsing/hidden/repaired-signs.ts";
import { rawText } from "../rendering/raw-text.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { safeStyleSheet } from "./safe-style-sheet.ts";

/** Characters of one `<style>`. */
const lengthMost = 100_000;

/** Where the style sheets of `<style>` elements stand in a site; `name` ends in `.css`. */
export function styleSheetPath(name: string): string {
  return `_lectern/style.${name}`;
}

/**
 * `<style>` of a page becomes a file of the site that the page links to at the same place: the strictest content
 * policy refuses rules within the page. What they would fetch from elsewhere is taken out and complained about.
 */
export function renderStyleSheet(props: Record<string, unknown>, state: RenderState): string {
  const text = restoreSigns(textOfStyle(props, state))
    // A template with `\\201C` in it is no JavaScript, though it is CSS.
    .replace(/^\s*\{\s*`([\s\S]*)`\s*\}\s*$/, "$1")
    .slice(0, lengthMost);
  const { css, isWhole } = safeStyleSheet(text, state.styles.address);
  const safe = css.trim();
  if (!isWhole)
    state.diagnose(
      "warning",
      "unsafe-style",
      "Addresses and imports in `<style>` were left out.",
      "Put them into a .css file of the repository.",
    );
  if (safe === "") return "";
  state.features.add("own-styles");
  const name = `${sha256(safe).slice(0, 12)}.css`;
  state.scripts[name] = `${safe}\n`;
  const link = `<link rel="stylesheet" href="${siteUrl(`/${styleSheetPath(name)}`)}">`;
  const beforeDrawing = state.frame<string[]>("drawing");
  if (!beforeDrawing) return link;
  beforeDrawing.push(link);
  return "";
}

/** A drawing behind the links to what its `<style>` elements became: within it they would be elements of SVG, which load nothing. */
export function withStylesBefore(state: RenderState, print: () => string): string {
  if (state.frame("drawing")) return print();
  const links: string[] = [];
  const html = state.withFrame("drawing", links, print);
  return links.join("") + html;
}

/** `{`…`}` between the tags, the rules as HTML has them, or React's way of setting HTML. */
function textOfStyle(
  { children, dangerouslySetInnerHTML: inner }: Record<string, unknown>,
  state: RenderState,
): string {
  if (typeof inner === "object" && inner !== null && "__html" in inner) return rawText(inner.__html, state);
  if (children instanceof MdxFragment) {
    const [only, another] = children.nodes;
    const isExpression =
      only !== undefined && !another && /Expression$/.test(only.type) && /^\s*[`'"\w]/.test(only.value ?? "");
    if (!isExpression) return children.scope.module.source.slice(...ends(children));
  }
  return rawText(children, state);
}

function ends({ nodes }: MdxFragment): [from: number, to: number] {
  return [nodes[0]?.position.start.offset ?? 0, nodes.at(-1)?.position.end.offset ?? 0];
}
