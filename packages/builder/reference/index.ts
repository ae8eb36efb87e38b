export { apiPageContent } from "./api-page-content.ts";
export { operationContent } from "./operations/operation-content.ts";
export { type OperationReference, operationFrontmatter } from "./operations/operation-page.ts";
export { type PlannedReference, planReference } from "./plan-reference.ts";
export type { PlaygroundData, PlaygroundServer } from "./playground/playground-data.ts";
export { playgroundDisplay, type ReferenceSettings, referenceSettings } from "./reference-settings.ts";
export type { OperationSlice } from "./specification/specification.ts";
export { type KnownSpecifications, SpecificationStore } from "./specification/specification-store.ts";
export { specificationText } from "./specification/specification-text.ts";
