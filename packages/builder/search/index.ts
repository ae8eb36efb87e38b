export {
  buildScope,
  buildSearchIndex,
  type SearchFile,
} from "./build-search-index.ts";
export { indexPath, type SearchScope } from "./index-format.ts";
export { countSections, termsOfPage } from "./page-terms.ts";
export { hashedFile } from "./search-file.ts";
export type { PageTerms, SearchPage } from "./search-page.ts";
export type { TermRun, WrittenRun } from "./term-runs.ts";
export {
  type ChangedPage,
  type KeptIndex,
  type KeptRun,
  type SearchPages,
  updateScope,
} from "./update-search-index.ts";
