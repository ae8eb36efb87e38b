/**
 * A path as it stands behind its server: with a slash before it, which else would be part of the server's last word, and
 * with braces around its places.
 */
export function pathBehindServer(path: string): string {
  if (path.includes("://")) return path;
  return withBraces(/^[\w.~-]/.test(path) ? `/${path}` : path);
}

/** Routes of programs have `:id` where specifications have `{id}`: that is filled in, by samples and readers. */
export function withBraces(path: string): string {
  return path.replace(/(?<=\/):([A-Za-z_]\w*)(?=\/|\?|$)/g, "{$1}");
}
