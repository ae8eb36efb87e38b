export { firstPages } from "./first-pages.ts";
export {
  compileRedirects,
  isSafeDestination,
  parseRedirectsFile,
  type RedirectMatch,
  type Redirects,
  withQuery,
} from "./redirects.ts";
export {
  cleanAddress,
  decodePath,
  encodeSegments,
  type Resolution,
  resolvePath,
  type SitePaths,
} from "./resolve-path.ts";
