const footer = ["Product", "Company"].map((header) => ({ header, items: [{ label: "Berths", href: "/" }] }));

/** A small site with banner and footer; its page `landing` is all its author's. */
export const harbourFiles = (theme: string) => ({
  "docs.json": JSON.stringify({
    name: "Harbour",
    theme,
    colors: { primary: "#0d7a5f" },
    banner: { content: "Harbour 2 is here." },
    footer: { links: footer },
    navigation: { pages: ["index", "landing"] },
  }),
  "index.mdx": "---\ntitle: Berths\n---\n\n## Book\n\nA berth.\n\n## Leave\n\nAnother.\n",
  "landing.mdx": "---\ntitle: Harbour\nmode: custom\n---\n\nHarbour moves cargo.\n",
});
