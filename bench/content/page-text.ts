import type { GeneratedPage } from "./generate-pages.ts";

/** A page's frontmatter: title and description, and what a tool wants besides. JSON is YAML. */
export function frontmatter(
  { title, description }: GeneratedPage,
  extra: Readonly<Record<string, unknown>> = {},
): string {
  const lines = Object.entries({ title, description, ...extra }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join("\n")}\n---\n\n`;
}

/** The body with its notes as a tool writes them; `write` is given what stands inside. */
export function withNotes(body: string, write: (text: string) => string): string {
  return body.replace(/<Note>\n(.*?)\n<\/Note>/gs, (_, text: string) => write(text));
}
