/**
 * A class name made from what its rule says, so that the same declarations have the same name on every page and
 * in every build: `ls-1x9k…`. 53 bits of a fast, well-mixed hash, or fewer where `length` cuts it; not for security.
 */
export function contentClass(prefix: string, declarations: string, length = 11): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < declarations.length; index++) {
    const code = declarations.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return prefix + (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, "0").slice(-length);
}
