import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { editedSite } from "./testing.ts";

test("code of an edited page has the colours that a first build gives it", async (t) => {
  const { page, holds, write } = editedSite(t);
  const config = (codeblocks: object) =>
    write(
      "docs.json",
      JSON.stringify({
        name: "Coloured",
        theme: "mint",
        colors: { primary: "#123456" },
        styling: { codeblocks },
        navigation: { pages: Array.from({ length: 12 }, (_, index) => `p${index}`) },
      }),
    );
  const json = '{ "a": [1, true] } // [!code ++]\n{ "b": null }';
  const block = (meta: string, code = json) => `\`\`\`${meta}\n${code}\n\`\`\``;
  write("snippets/a.mdx", `Shared.\n\n${block("yaml", "a: 1")}`);
  const imported = "import A from '/snippets/a.mdx'\n\n<A />";
  page(2, block("json"));
  page(3, imported);
  await holds("the first build");
  const edits: [string, () => void][] = [
    ["text before it", () => page(2, `Words.\n\n${block("json")}`)],
    ["the same block twice", () => page(2, `${block("json")}\n\nWords.\n\n${block("json")}`)],
    ["another word after the fence", () => page(2, `${block("json Title lines {1}")}\n\n${block("json")}`)],
    ["another language", () => page(2, block("js"))],
    ["both languages", () => page(2, `${block("js")}\n\n${block("json")}`)],
    ["other code", () => page(2, `${block("js", "const a = 1;")}\n\n${block("json")}`)],
    ["no code", () => page(2, "Words.")],
    ["a language that nobody knows", () => page(2, block("nobody-knows"))],
    ["text beside it", () => page(2, `Words.\n\n${block("nobody-knows")}`)],
    ["in a group", () => page(2, `<CodeGroup>\n${block("json One")}\n${block("js Two")}\n</CodeGroup>`)],
    ["text beside a snippet", () => page(3, `${imported}\n\nWords.`)],
    ["another theme", () => config({ theme: { light: "vitesse-light", dark: "vitesse-dark" } })],
    ["text under the other theme", () => page(2, `Words.\n\n${block("json")}`)],
    ["a theme that nobody knows", () => config({ theme: { light: "nobody", dark: "vitesse-dark" } })],
    ["one of two blocks under it", () => page(2, `${block("js")}\n\n${block("json")}`)],
    ["the other block alone", () => page(2, block("json"))],
    ["the snippet's code", () => write("snippets/a.mdx", `Shared.\n\n${block("yaml", "a: 2")}`)],
  ];
  for (const [name, edit] of edits) {
    edit();
    await holds(name);
  }
});

test("code that the cache has lost is coloured anew", async (t) => {
  const { page, holds, cache } = editedSite(t);
  const code = '```json\n{ "a": [1, true] }\n```';
  page(2, code);
  await holds("the first build");
  const chunks = join(cache, "chunks");
  for (const name of readdirSync(chunks)) {
    const bytes = readFileSync(join(chunks, name));
    writeFileSync(
      join(chunks, name),
      bytes.map((byte) => (byte === 0x22 ? 0x27 : byte)),
    );
  }
  page(2, `Words.\n\n${code}`);
  await holds("damaged chunks");
});
