import { createHmac } from "node:crypto";

/** Where Lectern serves signed links to stored files. */
export const linkPath = "/_lectern/files/";

export interface LinkOptions {
  /** Name that a browser saves the file under. */
  filename?: string;
  contentType?: string;
}

/** Everything that a signature vouches for. */
export interface LinkClaims extends LinkOptions {
  key: string;
  /** Seconds since 1970. */
  expires: number;
}

/** HMAC-SHA-256 over the method and the claims; a link is for GET, which HEAD may use as well. */
export function linkSignature(linkKey: Buffer, claims: LinkClaims): Buffer {
  const signed = ["GET", claims.key, claims.expires, claims.filename ?? null, claims.contentType ?? null];
  return createHmac("sha256", linkKey).update(JSON.stringify(signed)).digest();
}

/**
 * A link to a stored file that holds for `seconds`.
 * @param origin of the server that serves it, without trailing slash
 */
export function signLink(
  linkKey: Buffer,
  origin: string,
  key: string,
  options: { seconds: number } & LinkOptions,
): { url: string; expiresAt: Date } {
  const expires = Math.floor(Date.now() / 1000) + options.seconds;
  const { filename, contentType } = options;
  const query = new URLSearchParams({ expires: String(expires) });
  if (filename !== undefined) query.set("filename", filename);
  if (contentType !== undefined) query.set("type", contentType);
  const claims = {
    key,
    expires,
    ...(filename === undefined ? {} : { filename }),
    ...(contentType === undefined ? {} : { contentType }),
  };
  query.set("signature", linkSignature(linkKey, claims).toString("base64url"));
  return { url: `${origin}${linkPath}${key}?${query}`, expiresAt: new Date(expires * 1000) };
}
