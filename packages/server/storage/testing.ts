/** What tests of every room use: databases and servers that are real, fresh and gone afterwards. */
export { onEachBlobStore } from "./testing/each-blob-store.ts";
export { onEachEngine } from "./testing/each-engine.ts";
export { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";
export { postgresMissing, startTestPostgres, type TestPostgres } from "./testing/test-postgres.ts";
export type { TestS3 } from "./testing/test-s3.ts";
