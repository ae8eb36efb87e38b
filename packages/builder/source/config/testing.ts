import type { TestContext } from "node:test";
import { type Built, build, folderOf } from "../../test/build-fixture.ts";

/** What `openapi.json` of those sites is. */
export const specification = {
  openapi: "3.1.0",
  servers: [{ url: "https://api.shop.example" }],
  info: { title: "Shop", version: "1" },
  paths: { "/users": { get: { summary: "List users", responses: {} } } },
};

/** A site of three pages and a specification; `config` is what docs.json says beside its name, theme and colour. */
export function buildWith(
  t: TestContext,
  config: Record<string, unknown>,
  files: Record<string, string> = {},
): Promise<Built> {
  const whole = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, ...config };
  return build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify(whole),
      "a.mdx": "# A\n\nWords",
      "b.mdx": "# B\n\nWords",
      "deep/c.mdx": "# C\n\nWords",
      "openapi.json": JSON.stringify(specification),
      ...files,
    }),
  );
}

/** A navigation whose pages stand in groups within groups. */
export const nested = {
  navigation: { pages: ["a", { group: "Outer", pages: [{ group: "Inner", pages: ["b", "deep/c"] }] }] },
};
