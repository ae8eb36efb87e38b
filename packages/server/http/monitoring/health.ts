import type { ApiPlugin } from "../api-plugin.ts";
import { awayRetrySeconds } from "../retry-after.ts";

/** Something the server needs; resolves when it is there. */
type HealthCheck = () => Promise<unknown>;

/** An orchestrator asks every few seconds: a check that hangs must not pile up. */
const checkTimeoutMs = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: so do the database, where the queue is too, and the blob store; 503 when one
 * does not, and which one, without its message: anybody may ask.
 */
export const healthRoutes: ApiPlugin = (app, { db, blobs, log }) => {
  const checks: Record<string, HealthCheck> = {
    database: () => db.selectNoFrom((select) => select.lit(1).as("one")).execute(),
    storage: () => blobs.check(),
  };
  const config = { access: "public" } as const;
  const schema = { tags: ["X-HIDDEN"] };

  app.get("/healthz", { config, schema }, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", { config, schema }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const error = await failureOf(check);
        if (error) log.warn({ err: error, check: name }, "not ready");
        return [name, error ? "failed" : "ok"] as const;
      }),
    );
    const isReady = results.every(([, state]) => state === "ok");
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    if (!isReady) reply.header("retry-after", awayRetrySeconds);
    return { status: isReady ? "ok" : "unavailable", checks: Object.fromEntries(results) };
  });
};

async function failureOf(check: HealthCheck): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${checkTimeoutMs} ms`)), checkTimeoutMs);
  });
  try {
    await Promise.race([check(), timeout]);
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    clearTimeout(timer);
  }
}
