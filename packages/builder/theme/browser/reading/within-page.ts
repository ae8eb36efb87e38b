/** Whether a click has the browser go to another place of the page that it shows: what lies over the page is in the way then. */
export function leadsWithinPage(event: MouseEvent): boolean {
  const { hash, href } = (event.target as Element).closest("a") ?? {};
  if (!hash || !href || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return href.slice(0, -hash.length) === location.href.slice(0, location.href.length - location.hash.length);
}
