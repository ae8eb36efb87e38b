import { setTimeout as pause } from "node:timers/promises";
import type { Deployment } from "@lectern/contract";
import { AwayError, type Connection, call } from "./api-client.ts";

/** How long a server may be away while its work is followed: a restart takes less. */
const patienceMs = 2 * 60 * 1000;
/** Between two tries where the server does not say when to come again. */
const pauseMs = 2000;
const leastPauseMs = 200;

/**
 * Reads what is followed to its end. The work goes on in the server's queue while the server is started anew, so one that is
 * away, or asks to come later, is asked again for two minutes.
 * @throws {FailedError} what the last try said; at once for what no waiting mends.
 */
export async function poll<T>(connection: Connection, path: string): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let isTold = false; ; isTold = true) {
    try {
      return await call<T>(connection, "GET", path);
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
      const waitMs = Math.max(leastPauseMs, error.retryAfterMs ?? pauseMs);
      if (performance.now() + waitMs > end) throw error;
      if (!isTold) console.error(`${error.message}; trying again for two minutes`);
      await pause(waitMs);
    }
  }
}

/** Follows a deployment to its end, handing out each new line of its log. */
export async function followDeployment(
  connection: Connection,
  statusId: string,
  onLine: (line: string) => void,
): Promise<Deployment> {
  let shown = 0;
  for (;;) {
    const deployment = await poll<Deployment>(connection, `/v1/project/update-status/${statusId}`);
    for (const line of deployment.logs.slice(shown)) onLine(line);
    shown = deployment.logs.length;
    if (deployment.status === "success" || deployment.status === "failure") return deployment;
    await pause(500);
  }
}
