import type { IncomingMessage } from "node:http";

/** Whether the client would rather read Markdown than HTML: it names that or plain text, and HTML not before it. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const weights = new Map<string, number>();
  for (const item of (headers.accept ?? "").toLowerCase().split(",")) {
    const [type = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(type, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const markdown = Math.max(weights.get("text/markdown") ?? 0, weights.get("text/plain") ?? 0);
  return markdown > 0 && markdown >= (weights.get("text/html") ?? 0);
}

/** File of a page's Markdown twin: `guides/start.md` for `guides/start.html`. */
export function markdownTwin(file: string): string {
  return file.replace(/\.html$/, ".md");
}
