/** Longest branch name in bytes: a reference is a file name on the Git host. */
const maxBytes = 250;

/**
 * Whether Git takes the text as the name of a branch: the rules of `git check-ref-format --branch`, without its shorthands
 * (`@{-1}`), plus a bound on the length and no lone surrogates. `refs/heads/x` is a branch of just that name.
 */
export function isBranchName(name: string): boolean {
  if (name === "" || name === "HEAD" || name.startsWith("-")) return false;
  if (!name.isWellFormed() || Buffer.byteLength(name) > maxBytes) return false;
  if (/[\x00-\x20\x7f~^:?*[\\]/.test(name) || name.includes("..") || name.includes("@{") || name.endsWith(".")) {
    return false;
  }
  return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
}
