/** Whether a specification's name is an address on the web. */
export function isRemote(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(name);
}

/** Letters of an address that is fetched. */
const longest = 2000;

/** Whether it is an address that can be fetched; one with a fragment means a part of a document. */
export function isFetchable(name: string): boolean {
  return name.length <= longest && /^https?:\/\/[^#]*$/i.test(name) && URL.canParse(name);
}

/**
 * Where readers have a specification: its path in the site, or its address on the web. Null for an address with a query, which
 * may hold a key.
 */
export function shownAddress(file: string): string | null {
  if (!isRemote(file)) return encodeURI(`/${file}`);
  return isFetchable(file) && !file.includes("?") ? new URL(file).href : null;
}
