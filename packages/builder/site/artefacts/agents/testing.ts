/** The docs.json of a small site, with what `rest` says beside. */
export const docs = (rest: object = {}): string =>
  JSON.stringify({
    name: "Acme Cranes",
    description: "Cranes by API",
    theme: "mint",
    colors: { primary: "#0f766e" },
    navigation: {
      groups: [{ group: "Start", pages: ["index", "secret"] }],
      global: { anchors: [{ anchor: "Status", href: "https://status.example.org" }] },
    },
    ...rest,
  });

/** Its files: a page, and one that is hidden. */
export const pages = {
  "docs.json": docs(),
  "index.mdx": "---\ntitle: Home\ndescription: Where it begins\nlastUpdatedDate: 2026-02-03\n---\nText.",
  "secret.mdx": "---\ntitle: Secret\nhidden: true\n---\nText.",
};

/** Where a site lists its skills. */
export const index = ".well-known/agent-skills/index.json";
