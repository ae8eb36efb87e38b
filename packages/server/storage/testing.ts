/** What tests of every room use: databases and servers that are real, fresh and gone afterwards. */
export { onEachBlobStore, type TestBlobStore } from "./testing/each-blob-store.ts";
export { onEachEngine, type TestEngine } from "./testing/each-engine.ts";
export { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";
export { postgresMissing, startTestPostgres, type TestPostgres } from "./testing/test-postgres.ts";
export { startTestS3, type TestS3, testS3Missing } from "./testing/test-s3.ts";
