/** The address by which descriptions link to a declaration until its page is known. */
export function declarationLink(id: string): string {
  const encoded = encodeURIComponent(id.toWellFormed());
  return `#declaration/${encoded.replace(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** An address of the web as it may stand in a link; null for any other: pages of the tool's own site are not published. */
export function webLink(address: string): string | null {
  const trimmed = address.trim();
  return /^https?:\/\/[^\s/]/i.test(trimmed) && trimmed.length <= longestAddress ? trimmed : null;
}

const longestAddress = 4000;
