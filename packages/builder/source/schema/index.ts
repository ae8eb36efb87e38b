export { type DescribedKey, keysOfNavigation, keysWithEffect } from "./key-list.ts";
export { keysWithoutEffect } from "./keys-without-effect.ts";
export { publishedSchema } from "./published-schema.ts";
