export { readPhpdoc } from "./read-phpdoc.ts";
