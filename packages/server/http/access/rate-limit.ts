import type { RateLimit } from "@lectern/contract";
import { sql } from "kysely";
import type { Connection } from "../../storage/index.ts";

export interface HitResult {
  allowed: boolean;
  /** Requests left in the window that ends now. */
  remaining: number;
  /** Seconds until the oldest counted request leaves the window, at least 1. */
  resetSeconds: number;
  /** Seconds until a refused request may pass, at least 1. */
  retryAfterSeconds: number;
}

/**
 * Counts a request of the bucket if the limit lets it pass. The window slides: in any `windowSeconds` seconds at most
 * `quota` requests pass. Exact over all replicas: one statement decides under the row's lock, by the database's clock.
 * A refused request is not counted, so it never prolongs the wait.
 */
export async function takeHit(connection: Connection, bucket: string, limit: RateLimit): Promise<HitResult> {
  const window = sql`make_interval(secs => ${limit.windowSeconds}::double precision)`;
  const { rows } = await sql<WindowRow>`
    insert into rate_limit_buckets as b (bucket, hits, expires_at)
    values (${bucket}, array[clock_timestamp()], clock_timestamp() + ${window})
    on conflict (bucket) do update set
      hits = array(select hit from unnest(b.hits) as hit where hit > clock_timestamp() - ${window} order by hit)
        || clock_timestamp(),
      expires_at = clock_timestamp() + ${window}
    where (select count(*) from unnest(b.hits) as hit where hit > clock_timestamp() - ${window}) < ${limit.quota}::int
    returning cardinality(hits) as used, extract(epoch from hits[1] + ${window} - clock_timestamp())::float8 as wait
  `.execute(connection);
  return rows[0] ? toResult(rows[0], limit, true) : { ...(await peekHits(connection, bucket, limit)), allowed: false };
}

/** What the bucket would answer now; counts nothing. */
export async function peekHits(connection: Connection, bucket: string, limit: RateLimit): Promise<HitResult> {
  const window = sql`make_interval(secs => ${limit.windowSeconds}::double precision)`;
  const { rows } = await sql<WindowRow>`
    select count(*)::int as used, extract(epoch from min(hit) + ${window} - clock_timestamp())::float8 as wait
    from rate_limit_buckets, unnest(hits) as hit
    where bucket = ${bucket} and hit > clock_timestamp() - ${window}
  `.execute(connection);
  const row = rows[0] ?? { used: 0, wait: null };
  return toResult(row, limit, row.used < limit.quota);
}

interface WindowRow {
  used: number;
  /** Seconds until the oldest hit leaves the window; null when there is none. */
  wait: number | null;
}

function toResult(row: WindowRow, limit: RateLimit, allowed: boolean): HitResult {
  const resetSeconds = Math.max(1, Math.ceil(row.wait ?? limit.windowSeconds));
  return {
    allowed,
    remaining: Math.max(0, limit.quota - row.used),
    resetSeconds,
    retryAfterSeconds: resetSeconds,
  };
}

/** Removes the buckets whose window has passed; returns how many. */
export async function removeExpiredBuckets(connection: Connection): Promise<number> {
  const result = await connection
    .deleteFrom("rate_limit_buckets")
    .where("expires_at", "<", sql<Date>`now()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** `RateLimit-Policy` and `RateLimit` as the IETF draft writes them. */
export function rateLimitHeaders(limit: RateLimit, result: Pick<HitResult, "remaining" | "resetSeconds">) {
  return {
    "ratelimit-policy": `"${limit.name}";q=${limit.quota};w=${limit.windowSeconds}`,
    ratelimit: `"${limit.name}";r=${result.remaining};t=${result.resetSeconds}`,
  };
}
