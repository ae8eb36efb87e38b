import pg from "pg";

/**
 * A connection that ends with the first query that it leaves unanswered for `query_timeout`: it has fallen silent, as one
 * does whose server or network died without a word. The pool would hand it out again and again, and each request would wait
 * as long for nothing, until the system gives the connection up after many minutes.
 */
export class ImpatientClient extends pg.Client {
  // The signatures are those of the base; what they have in common is that without a callback they answer a promise.
  override query(...given: unknown[]): never {
    const result = (super.query as (...given: unknown[]) => unknown)(...given);
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        if (error.message === "Query read timeout") this.end().catch(() => {});
      });
    }
    return result as never;
  }
}
