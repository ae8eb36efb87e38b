export { firstPages } from "./first-pages.ts";
export {
  compileRedirects,
  type Redirects,
  withQuery,
} from "./redirects.ts";
export {
  decodePath,
  encodeSegments,
  resolvePath,
  type SitePaths,
} from "./resolve-path.ts";
