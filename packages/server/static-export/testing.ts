/** What the tests of exports use. */
export {
  createExportApi,
  type ExportSite,
  runContext,
  useExportApi,
  withBlobs,
} from "./testing/export-api.ts";
export { publishDocs, publishThreeFiles } from "./testing/publish-docs.ts";
