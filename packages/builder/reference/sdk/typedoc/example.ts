import type { Declaration } from "../declaration.ts";

export type Example = Declaration["examples"][number];

const opening = /^(`{3,}|~{3,})[^\S\n]*([\w+#.-]*)[^\n]*$/m;

/** An example of a comment: a title, words, and code where it ends with a block of it. */
export function exampleOf(name: string | null, text: string | null): Example | null {
  const caption = /^\s*<caption>([^<\n]{1,200})<\/caption>\s*/.exec(text ?? "");
  const title = name ?? caption?.[1]?.trim() ?? null;
  const rest = (caption ? text?.slice(caption[0].length) : text) ?? "";
  if (rest.trim() === "") return null;
  const start = opening.exec(rest);
  const fence = start?.[1] ?? "";
  const end = start ? rest.indexOf(`\n${fence}`, start.index) : -1;
  // Several blocks with words between them stay together, and in their order.
  if (!start || end < 0 || rest.slice(end + 1 + fence.length).trim() !== "")
    return { title, code: "", language: "ts", description: withTitle(title, rest) };
  const before = rest.slice(0, start.index).trim();
  const isTitle = title === null && before !== "" && before.length <= 80 && !/[\n`[\]<*_]/.test(before);
  return {
    title: isTitle ? before.replace(/[:.]$/, "") : title,
    code: rest.slice(start.index + start[0].length + 1, end),
    language: start[2] || "ts",
    description: isTitle || before === "" ? null : before,
  };
}

function withTitle(title: string | null, text: string): string {
  return title === null ? text : `**${title}**\n\n${text}`;
}
