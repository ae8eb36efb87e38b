import { createHmac, timingSafeEqual } from "node:crypto";
import { ApiError } from "@lectern/contract";

/** Where a page ended: the sort columns of its last row, as PostgreSQL writes them as text. */
export type Position = readonly string[];

/**
 * An opaque cursor that continues the query behind the position.
 * @param query what the cursor belongs to: the route, ids of the path, filters and order; a cursor is refused with any
 * other. Undefined fields count as absent and the order of fields does not matter.
 */
export function encodeCursor(cursorKey: Buffer, query: object, position: Position): string {
  const payload = Buffer.from(JSON.stringify(position));
  return `${payload.toString("base64url")}.${signature(cursorKey, query, payload).toString("base64url")}`;
}

/**
 * The position that a cursor holds.
 * @throws {ApiError} `invalid_request` naming `query.cursor` when it is malformed, changed, or of another query.
 */
export function decodeCursor(cursorKey: Buffer, query: object, cursor: string): Position {
  const [body, given] = cursor.split(".").map((part) => Buffer.from(part, "base64url"));
  if (body && given && cursor.split(".").length === 2) {
    const expected = signature(cursorKey, query, body);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return JSON.parse(body.toString());
  }
  throw invalidCursor();
}

/** `invalid_request` for a cursor that is damaged or of another query. */
export function invalidCursor(): ApiError {
  const message = "The cursor is not valid for this query; leave it out to begin at the first page";
  return new ApiError("invalid_request", { details: [{ message, path: "query.cursor" }] });
}

function signature(cursorKey: Buffer, query: object, payload: Buffer): Buffer {
  const hmac = createHmac("sha256", cursorKey).update(canonical(query)).update("\0").update(payload);
  return hmac.digest().subarray(0, 16);
}

/** JSON with the fields of every object in order, so that equal queries are equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
