/**
 * A link that came from users' data, or null unless it is an absolute http or https address: what the user
 * wrote must never run in the dashboard's origin (`javascript:`, `data:`).
 */
export function safeUrl(link: string | null | undefined): string | null {
  if (!link) return null;
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return null;
  }
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

/** Host and path of a link, as one reads it: without the scheme and without a lone slash at the end. */
export function readableUrl(link: string): string {
  return link.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
