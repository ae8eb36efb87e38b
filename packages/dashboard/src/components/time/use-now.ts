import { useEffect, useReducer } from "react";

/**
 * The time in milliseconds: that of the rendering, which happens every `interval` ms while `running`. It is never
 * older than the data rendered with it, so that what was just done does not seem to lie ahead.
 */
export function useNow(interval: number, running = true): number {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(renew, interval);
    return () => clearInterval(timer);
  }, [interval, running]);
  return Date.now();
}
