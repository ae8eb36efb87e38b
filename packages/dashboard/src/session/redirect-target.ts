/**
 * Where to go after signing in: a path of this application, never another origin's address that a crafted
 * link has put into the query.
 */
export function redirectTarget(wanted: string | undefined): string {
  if (!wanted?.startsWith("/")) return "/";
  const base = "https://dashboard.invalid";
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return "/";
  }
  if (url.origin !== base || url.pathname === "/sign-in" || url.pathname === "/setup") return "/";
  // A path that begins with two slashes would be read as a host when it is used as a link again.
  if (url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
