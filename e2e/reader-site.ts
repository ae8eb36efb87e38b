import { playgroundSpecification } from "../packages/builder/theme/testing/playground-specification.ts";

const tabs = `<Tabs>
  <Tab title="npm">Install with npm install harbour.</Tab>
  <Tab title="pnpm">Install with pnpm add harbour.</Tab>
</Tabs>`;
const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
const paragraphs = "A berth is booked for a day, and the crane is told.\n\n".repeat(40);

/** A site in two languages and two versions, with an API whose server is at `api`: its files by path. */
export function readerSite(api: string): Record<string, string> {
  const navigation = {
    languages: [
      {
        language: "en",
        versions: [
          {
            version: "v2",
            groups: [
              { group: "Guides", pages: ["en/v2/start", "en/v2/cranes"] },
              { group: "API", openapi: "openapi.json" },
            ],
          },
          { version: "v1", groups: [{ group: "Guides", pages: ["en/v1/start"] }] },
        ],
      },
      { language: "de", groups: [{ group: "Anleitungen", pages: ["de/start"] }] },
    ],
  };
  return {
    "docs.json": JSON.stringify({ name: "Harbour", theme: "mint", colors: { primary: "#0d7a5f" }, navigation }),
    "openapi.json": JSON.stringify(playgroundSpecification(api)),
    "en/v2/start.mdx": page("Start", `${tabs}\n\n## Install\n\n${paragraphs}\n\n## Idempotency\n\nSend it twice.`),
    "en/v2/cranes.mdx": page("Cranes", `${tabs}\n\n## Turning\n\nBoth ways.`),
    "en/v1/start.mdx": page("Start of old", "The old way."),
    "de/start.mdx": page("Anfang", "Wo es beginnt."),
  };
}
