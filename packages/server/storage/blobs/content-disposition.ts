/**
 * A `Content-Disposition` that saves the body under the name: plain ASCII for old programs, UTF-8 (RFC 6266, RFC 8187)
 * for all others. Names hold no path.
 */
export function contentDisposition(filename: string): string {
  const name = filename.replaceAll(/[/\\]/g, "_");
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return ascii === name
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
