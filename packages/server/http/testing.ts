/** What the tests of every API room use. */
export { exerciseCommonErrors } from "./testing/common-errors.ts";
export { type LocalServer, type RawAnswer, sendRaw, startLocalServer } from "./testing/local-server.ts";
export { RecordingQueue } from "./testing/recording-queue.ts";
export {
  createTestApi,
  type InjectAnswer,
  type TestApi,
} from "./testing/test-api.ts";
export { testConfig, testSecrets } from "./testing/test-config.ts";
