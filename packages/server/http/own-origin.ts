/**
 * Whether a page of the site itself asks: its origin's host is the one that the request was sent to. No page elsewhere can
 * choose its `Origin`.
 */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === new URL(`http://${host}`).host;
}
