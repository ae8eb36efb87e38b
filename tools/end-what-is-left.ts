/**
 * Loaded before each test file: ends a file whose tests are done but which left something running, and says so.
 * The runner's own `--test-force-exit` ends it at once: the reports that are still on their way are lost, and with them
 * the name of a test that failed.
 */
import { after } from "node:test";
import { isMainThread } from "node:worker_threads";

/** Milliseconds that connections and processes have to end after the last test. */
const grace = 60_000;

if (isMainThread && process.env.NODE_TEST_CONTEXT)
  after(() => {
    // Does not keep the process itself.
    setTimeout(() => {
      const left = process.getActiveResourcesInfo().join(", ");
      console.error(`${process.argv[1]}: the tests are done, but this is still open: ${left}`);
      process.exit(1);
    }, grace).unref();
  });
