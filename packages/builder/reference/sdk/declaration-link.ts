import { inLink } from "../library/library.ts";

/** The address by which descriptions link to a declaration until its page is known. */
export function declarationLink(id: string): string {
  return `#declaration/${inLink(id)}`;
}

/** An address of the web as it may stand in a link; null for any other: pages of the tool's own site are not published. */
export function webLink(address: string): string | null {
  const trimmed = address.trim();
  return /^https?:\/\/[^\s/]/i.test(trimmed) && trimmed.length <= longestAddress ? trimmed : null;
}

const longestAddress = 4000;
