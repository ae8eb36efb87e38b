/** The files of a small site, each of whose pages has this title. */
export function guideFiles(title: string, pages: readonly string[] = ["index"]): Record<string, string> {
  const config = { theme: "mint", name: "Guide", colors: { primary: "#0F766E" }, navigation: { pages } };
  const sources = pages.map((name) => [`${name}.mdx`, `---\ntitle: ${title}\n---\n\nText of ${name}.\n`]);
  return { "docs.json": JSON.stringify(config), ...Object.fromEntries(sources) };
}
