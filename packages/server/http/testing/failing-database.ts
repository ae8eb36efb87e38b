import type { KyselyPlugin } from "kysely";
import type { Database } from "../../storage/index.ts";

export type DatabaseFault = "internal" | "unavailable";

/** The database with a switch: while a fault is set, every statement fails as a broken or an absent server would. */
export function withFaults(db: Database): {
  db: Database;
  setFault(fault: DatabaseFault | null): void;
  queries(): number;
} {
  let current: DatabaseFault | null = null;
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++;
      if (current === "unavailable") throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      if (current === "internal") throw Object.assign(new Error('relation "x" is broken'), { code: "XX000" });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(plugin),
    setFault: (fault) => {
      current = fault;
    },
    queries: () => count,
  };
}
