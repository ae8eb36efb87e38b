export { readTypedoc } from "./read-typedoc.ts";
