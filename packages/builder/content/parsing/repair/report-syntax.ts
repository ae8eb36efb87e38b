import type { ContentModule } from "../../modules/content-module.ts";
import { placeIn, type RenderState } from "../../rendering/render-state.ts";

/** Tells what is wrong with a module's source. @param line of that source, from 1, as is `column` */
export function reportSyntax(
  state: RenderState,
  module: ContentModule,
  line: number,
  column: number,
  code: string,
  message: string,
  hint: string,
): void {
  // A `.md` file is Markdown with HTML, where an unclosed `<br>` or a stray sign is nothing to correct.
  const severity = code === "mdx-syntax" && module.file.endsWith(".md") ? "info" : "error";
  // The parser counts the lines of what it was given, which begins after the frontmatter.
  const text = message.replace(
    /(?<=`) \((\d+):\d+(?:-\d+:\d+)?\)/g,
    (_, other: string) => ` of line ${placeIn(module, { line: Number(other), column: 1 }).line}`,
  );
  state.diagnose(severity, code, text, hint, placeIn(module, { line, column }));
}
