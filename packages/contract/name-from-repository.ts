/** A first name for a project: the repository's, with its owner's where the repository is just called "docs". */
export function nameFromRepository(repositoryUrl: string): string {
  const [address = ""] = repositoryUrl.trim().split(/[?#]/, 1);
  const parts = address
    .replace(/(?<!\/)\/+$/, "")
    .replace(/\.git$/, "")
    .replace(/^[a-z+]+:\/\/[^/]*/i, "")
    .replace(/^[^/@:]*@[^/@:]*:/, "")
    .split("/")
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  const owner = parts.at(-2);
  const name = owner !== undefined && /^(docs|documentation|website)$/i.test(last) ? `${owner} ${last}` : last;
  const words = name.replace(/[-_]+/g, " ").trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 100);
}
