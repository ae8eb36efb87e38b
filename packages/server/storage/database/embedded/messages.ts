/** What the thread is started with. */
export interface ThreadOptions {
  /** Folder of the database; null for one in memory. */
  folder: string | null;
  /** A dumped data folder (tar) that a database in memory starts from. */
  template: string | null;
}

/** What is asked of the thread; answered with a `ThreadReply` of the same id. */
export type ThreadRequest = { id: number } & (
  | { kind: "query"; sql: string; parameters: readonly unknown[] }
  | { kind: "listen"; channel: string }
  /** The data folder as a tar. */
  | { kind: "dump" }
  | { kind: "close" }
);

export interface QueryAnswer {
  rows: unknown[];
  affectedRows: number;
}

/** A PostgreSQL error as it crosses the thread border: own properties of an error do not survive cloning. */
export interface ErrorFields {
  message: string;
  code?: string | undefined;
  severity?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

export type ThreadReply =
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  | { kind: "answer"; id: number; answer: unknown }
  | { kind: "error"; id: number; error: ErrorFields }
  | { kind: "notification"; channel: string; payload: string };
