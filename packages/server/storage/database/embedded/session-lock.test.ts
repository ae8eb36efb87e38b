import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isUnavailable } from "../database-errors.ts";
import { SessionLock } from "./session-lock.ts";

describe("the session lock", () => {
  it("lets users in one at a time, in the order they came", async () => {
    const lock = new SessionLock(10_000);
    const order: number[] = [];
    await lock.acquire();
    const waiting = [1, 2, 3].map(async (n) => {
      await lock.acquire();
      order.push(n);
      lock.release();
    });
    assert.deepEqual(order, []);
    lock.release();
    await Promise.all(waiting);
    assert.deepEqual(order, [1, 2, 3]);
    await lock.acquire();
    lock.release();
  });

  it("gives up after its patience, as unavailable, and lets later ones in once it is free", async () => {
    const lock = new SessionLock(1);
    await lock.acquire();
    const error = await lock.acquire().catch((error: unknown) => error);
    assert.equal(isUnavailable(error), true);
    lock.release();
    await lock.acquire();
    lock.release();
  });
});
