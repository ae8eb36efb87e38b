/** A reporter of Node's test runner that prints the files in which something failed, each once, a line each. */
import type { TestEvent } from "node:test/reporters";

/** Tells the files in which something failed, each once, a line each. */
export default async function* failedFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const { type, data } of events) {
    if (type !== "test:fail" || data.nesting > 0) continue;
    // A file whose process died is itself the failed test, and its name is the path.
    const file = data.file ?? data.name;
    if (!seen.has(file)) yield `${file}\n`;
    seen.add(file);
  }
}
