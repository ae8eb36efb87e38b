/** What the tests of every API room use. */
export { exerciseCommonErrors, type ValidRequest } from "./testing/common-errors.ts";
export { type Answer, DocumentedAnswers } from "./testing/documented.ts";
export { type DatabaseFault, withFaults } from "./testing/failing-database.ts";
export { type LocalServer, type RawAnswer, sendRaw, startLocalServer } from "./testing/local-server.ts";
export { RecordingQueue } from "./testing/recording-queue.ts";
export {
  createTestApi,
  type InjectAnswer,
  type InjectOptions,
  type TestApi,
  type TestApiOptions,
  type TestOrganization,
} from "./testing/test-api.ts";
export { testConfig, testSecrets } from "./testing/test-config.ts";
