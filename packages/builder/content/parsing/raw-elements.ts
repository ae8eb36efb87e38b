import type { ContentModule } from "../modules/content-module.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { applyAll, repairAll } from "./repair/apply-repairs.ts";
import type { Change, Repair } from "./repair/repair.ts";
import { findCode, inRanges } from "./scan/code-ranges.ts";
import { commentsBefore } from "./scan/comments.ts";
import { isInString } from "./scan/strings.ts";
import { withTemplates } from "./scan/templates.ts";

const opening = /<(script|style)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*>/gi;
const dataType = /\stype\s*=\s*["']application\/ld\+json["']/i;

/**
 * Takes what stands in `<style>` and `<script>` as HTML has it out of sight of a parser that reads Markdown and
 * expressions: rules and data for search engines become a string, which is told; a script is left out anyway, and what
 * stands in it with it.
 */
export function takeRawElements(module: ContentModule, state: RenderState): void {
  if (!/<s(?:cript|tyle)/i.test(module.source)) return;
  const scripts = rawElements(module.source).scripts;
  if (scripts.length > 0) applyAll(module, scripts);
  const strings = rawElements(module.source).strings;
  if (strings.length > 0) repairAll(module, strings, state);
}

function rawElements(source: string): { strings: Repair[]; scripts: Change[] } {
  const strings: Repair[] = [];
  const scripts: Change[] = [];
  const code = withTemplates(source, findCode(source));
  const comments = [commentsBefore("mdx", source, code), commentsBefore("html", source, code)];
  /** Names of which no element ends any more. */
  const endless = new Set<string>();
  let from = 0;
  for (const { 0: tag, 1: written = "", 2: attributes = "", index } of source.matchAll(opening)) {
    const name = written.toLowerCase();
    if (index < from || endless.has(name)) continue;
    const start = index + tag.length;
    const isCommented = comments.map((isIn) => isIn(index)).includes(true);
    if (isCommented || inRanges(code, index) || isInString(source, index, start)) continue;
    const closing = name === "style" ? /<\/style/gi : /<\/script/gi;
    closing.lastIndex = start;
    const end = closing.exec(source)?.index;
    if (end === undefined) {
      endless.add(name);
      continue;
    }
    from = end;
    const content = source.slice(start, end);
    if (name === "style" ? isRules(content) : dataType.test(attributes) && isJson(content))
      strings.push({
        start,
        end,
        text: `{\`${content.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\`}`,
        message: `What stands in \`<${name}>\` is written as HTML has it; MDX expects it in braces. It is taken as it stands.`,
        hint: `Write <${name}>{\`…\`}</${name}>.`,
        about: index,
      });
    else if (name === "script" && !dataType.test(attributes))
      scripts.push({ start, end, text: content.replace(/[^\n]/g, " ") });
  }
  return { strings, scripts };
}

/** Whether the content of a style is no expression already. */
function isRules(content: string): boolean {
  return content.includes("{") && !content.trimStart().startsWith("{");
}

function isJson(content: string): boolean {
  if (!/^\s*[[{]/.test(content)) return false;
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}
