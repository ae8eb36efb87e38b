import { ApiError, anonymousLimits } from "@lectern/contract";
import { putLast } from "../../put-last.ts";

/** Addresses remembered at once; the longest silent one is forgotten first. */
const mostAddresses = 10_000;

/**
 * Holds off addresses that try keys. It counts in this process's memory, since refusing a bad key must cost nothing; over
 * replicas the limit is that many times larger, which no one who guesses at 190 bits will notice.
 */
export class BadKeyLimiter {
  readonly #attempts = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Counts a bad key from the address and makes the error to answer: `unauthorized`, or `rate_limited` when there were too
   * many in the last minute.
   */
  refuse(address: string): ApiError {
    const { quota, windowSeconds } = anonymousLimits.badKeys;
    const now = this.#now();
    const recent = (this.#attempts.get(address) ?? []).filter((at) => at > now - windowSeconds * 1000);
    putLast(this.#attempts, address, recent, mostAddresses);
    if (recent.length >= quota) {
      const seconds = Math.max(1, Math.ceil((recent[0]! + windowSeconds * 1000 - now) / 1000));
      return new ApiError("rate_limited", { headers: { "retry-after": String(seconds) } });
    }
    recent.push(now);
    return new ApiError("unauthorized");
  }
}
