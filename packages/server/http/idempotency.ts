/**
 * `Idempotency-Key`: a POST that a client repeats (after a timeout, say) does its work once.
 *
 * A route asks for it with `config.access.idempotent: true`, and its handler does all of its work in the transaction it
 * is given, jobs included:
 *
 *     handler: (request, reply) =>
 *       idempotently(services, request, reply, async (transaction) => {
 *         const job = await startExport(transaction, services, request.caller, request.body);
 *         reply.code(202).header("location", `/v1/static-export/jobs/${job.jobId}`);
 *         return job;
 *       }),
 *
 * Without the header this is a plain transaction. With it, the answer (status, `Location`, `Retry-After`, body) is stored
 * in the same transaction as the work, so that either both exist or neither. The same key with the same body then gets
 * the stored answer and `Idempotency-Replayed: true`; with another body 422; while the first still runs 409. An `ApiError`
 * of the work rolls the work back and is stored as the answer, unless it may pass by itself (409, 429) or is ours (5xx).
 * Keys live 24 hours, per organization, method and path. Answers are stored encrypted: some hold a secret shown once.
 */
import { createHash, hash } from "node:crypto";
import { ApiError, type ErrorCode, limits } from "@lectern/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import type { Services } from "../services.ts";
import { seal, unseal } from "../storage/encrypt.ts";
import type { Connection, Schema } from "../storage/index.ts";

const keptHeaders = ["location", "retry-after"];
const keyPattern = /^[\x21-\x7e]{1,255}$/;
/** Namespace of the advisory locks that mark a running request. */
const lockSpace = 1_904_217;
/** Keys whose first request runs in this process; over replicas the advisory lock says the same. */
const running = new Set<string>();

interface Slot {
  organizationId: string;
  route: string;
  key: string;
  requestHash: string;
}

interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  error?: { code: ErrorCode; message: string; details?: { message: string; path?: string }[] };
}

/**
 * Runs `work` in one transaction, once for each `Idempotency-Key`; see the top of this file.
 * @param prepare what must be asked of others first (a remote, DNS) and so must not hold a transaction open; not run where
 *   the answer is known already, and what it throws is not stored
 * @throws {ApiError} what `work` throws; `invalid_request` for a malformed key, `idempotency_mismatch`,
 *   `idempotency_in_progress`.
 */
export async function idempotently<T, P = undefined>(
  services: Pick<Services, "db" | "secrets">,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (transaction: Transaction<Schema>, prepared: P) => Promise<T>,
  prepare: () => Promise<P> = async () => undefined as P,
): Promise<T> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) {
    const prepared = await prepare();
    return services.db.transaction().execute((transaction) => work(transaction, prepared));
  }
  const slot = slotOf(request, String(key));
  const end = beginRunning(slot);
  try {
    const known = await readAnswer(services.db, services, slot);
    if (known) return send(reply.header("idempotency-replayed", "true"), known) as T;
    const prepared = await prepare();
    const outcome = await services.db.transaction().execute(async (transaction) => {
      await lockSlot(transaction, slot);
      const stored = await readAnswer(transaction, services, slot);
      if (stored) return { replayed: true, answer: stored };
      const answer = await runWork(transaction, reply, (inner) => work(inner, prepared));
      await storeAnswer(transaction, services, slot, answer);
      return { replayed: false, answer };
    });
    if (outcome.replayed) reply.header("idempotency-replayed", "true");
    return send(reply, outcome.answer) as T;
  } finally {
    end();
  }
}

/**
 * Marks the key's request as running in this process until the returned function is called.
 * @throws {ApiError} `idempotency_in_progress` when it runs already.
 */
export function beginRunning(slot: Pick<Slot, "organizationId" | "route" | "key">): () => void {
  const name = nameOf(slot);
  if (running.has(name)) throw new ApiError("idempotency_in_progress");
  running.add(name);
  return () => running.delete(name);
}

function nameOf(slot: Pick<Slot, "organizationId" | "route" | "key">): string {
  return JSON.stringify([slot.organizationId, slot.route, slot.key]);
}

function slotOf(request: FastifyRequest, key: string): Slot {
  if (!keyPattern.test(key)) {
    const message = "Idempotency-Key must be 1 to 255 visible ASCII characters, given once";
    throw new ApiError("invalid_request", { details: [{ message, path: "headers.idempotency-key" }] });
  }
  const [path, query = ""] = request.url.split("?") as [string, string?];
  const content = JSON.stringify([query, canonical(request.body)]);
  return {
    organizationId: request.caller.organizationId,
    route: `${request.method} ${path}`,
    key,
    requestHash: hash("sha256", content),
  };
}

/** The value with every object's fields in one order: a client may write the same body in another order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, canonical(child)]),
  );
}

function sealContext(slot: Slot): string {
  return `idempotency:${nameOf(slot)}`;
}

/**
 * Holds the key for this transaction, over all replicas.
 * @throws {ApiError} `idempotency_in_progress` when another transaction holds it.
 */
export async function lockSlot(
  transaction: Transaction<Schema>,
  slot: Pick<Slot, "organizationId" | "route" | "key">,
): Promise<void> {
  const hash = createHash("sha256").update(nameOf(slot)).digest().readInt32BE(0);
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${lockSpace}::int, ${hash}::int) as locked
  `.execute(transaction);
  if (!rows[0]?.locked) throw new ApiError("idempotency_in_progress");
}

async function readAnswer(
  connection: Connection,
  { secrets }: Pick<Services, "secrets">,
  slot: Slot,
): Promise<StoredAnswer | null> {
  const row = await connection
    .selectFrom("idempotency_keys")
    .select(["request_hash", "body"])
    .where("organization_id", "=", slot.organizationId)
    .where("route", "=", slot.route)
    .where("key", "=", slot.key)
    .where("created_at", ">", sql<Date>`now() - make_interval(hours => ${limits.idempotencyHours}::int)`)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== slot.requestHash) throw new ApiError("idempotency_mismatch");
  return JSON.parse(unseal(secrets.credentialKey, (row.body as { sealed: string }).sealed, sealContext(slot)));
}

/** The work behind a savepoint, so that a refused request leaves nothing but its answer. */
async function runWork<T>(
  transaction: Transaction<Schema>,
  reply: FastifyReply,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<StoredAnswer> {
  await sql`savepoint work`.execute(transaction);
  try {
    const body = await work(transaction);
    const headers = Object.fromEntries(
      keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
    );
    return { status: reply.statusCode, headers, body };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 409 || error.status === 429)
      throw error;
    await sql`rollback to savepoint work`.execute(transaction);
    const { code, message, details, headers, status } = error;
    return { status, headers, error: { code, message, ...(details ? { details } : {}) } };
  }
}

async function storeAnswer(
  transaction: Transaction<Schema>,
  { secrets }: Pick<Services, "secrets">,
  slot: Slot,
  answer: StoredAnswer,
): Promise<void> {
  const values = {
    request_hash: slot.requestHash,
    status: answer.status,
    headers: JSON.stringify(answer.headers),
    body: JSON.stringify({ sealed: seal(secrets.credentialKey, JSON.stringify(answer), sealContext(slot)) }),
    created_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto("idempotency_keys")
    .values({ organization_id: slot.organizationId, route: slot.route, key: slot.key, ...values })
    .onConflict((conflict) => conflict.columns(["organization_id", "route", "key"]).doUpdateSet(values))
    .execute();
}

function send(reply: FastifyReply, answer: StoredAnswer): unknown {
  if (answer.error) {
    const { code, ...options } = answer.error;
    throw new ApiError(code, { ...options, headers: answer.headers });
  }
  reply.code(answer.status).headers(answer.headers);
  return answer.body;
}

/** Removes the keys that are too old to be honoured; returns how many. */
export async function removeExpiredKeys(connection: Connection): Promise<number> {
  const result = await connection
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", sql<Date>`now() - make_interval(hours => ${limits.idempotencyHours}::int)`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
