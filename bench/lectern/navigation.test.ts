import assert from "node:assert/strict";
import { test } from "node:test";
import { firstGroup, navigationPages, withoutPages } from "./navigation.ts";

const navigation = {
  languages: [
    {
      language: "en",
      tabs: [
        {
          tab: "Guides",
          groups: [{ group: "First", pages: ["index", "/start.mdx", { group: "In", pages: ["deep"] }] }],
        },
        { tab: "API", openapi: "api.json" },
      ],
    },
    { language: "de", groups: [{ group: "Zweite", pages: ["de/index"] }] },
  ],
};

test("The pages of a navigation are found in every division", () => {
  assert.deepEqual(navigationPages(navigation), ["index", "start", "deep", "de/index"]);
});

test("A shortened navigation has no division left empty, and keeps those that never had pages", () => {
  assert.deepEqual(withoutPages(navigation, new Set(["start", "deep", "de/index"])), {
    languages: [
      {
        language: "en",
        tabs: [
          { tab: "Guides", groups: [{ group: "First", pages: ["index"] }] },
          { tab: "API", openapi: "api.json" },
        ],
      },
    ],
  });
});

test("The first group is found, or none", () => {
  assert.equal(firstGroup(navigation)?.group, "First");
  assert.equal(firstGroup({ pages: ["index"] }), null);
});
