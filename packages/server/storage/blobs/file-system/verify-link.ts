import { timingSafeEqual } from "node:crypto";
import { ApiError } from "@lectern/contract";
import { isBlobKey } from "../blob-key.ts";
import { type LinkClaims, linkSignature } from "./signed-link.ts";

/**
 * What a signed link to a stored file says, once it is known to be ours.
 * @param key the path behind `/_lectern/files/`
 * @param query the query of the request as it came
 * @throws {ApiError} `link_invalid` when anything was changed, `link_expired` when it was ours and its time is over.
 */
export function verifyLink(linkKey: Buffer, key: string, query: URLSearchParams, now: Date = new Date()): LinkClaims {
  const expires = single(query, "expires");
  const signature = single(query, "signature");
  if (!isBlobKey(key) || !expires || !/^\d{1,12}$/.test(expires) || !signature) throw new ApiError("link_invalid");
  const claims: LinkClaims = { key, expires: Number(expires) };
  const filename = single(query, "filename");
  const contentType = single(query, "type");
  if (filename !== undefined) claims.filename = filename;
  if (contentType !== undefined) claims.contentType = contentType;
  const given = Buffer.from(signature, "base64url");
  const expected = linkSignature(linkKey, claims);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ApiError("link_invalid");
  if (now.getTime() >= claims.expires * 1000) throw new ApiError("link_expired");
  return claims;
}

/** A parameter given twice could be read one way here and another way elsewhere. */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  if (values.length > 1) throw new ApiError("link_invalid");
  return values[0];
}
