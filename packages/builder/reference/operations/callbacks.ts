import type { WrittenNode } from "../../content/index.ts";
import { isObject, objectOf, textOf } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { moreNode } from "../schemas/schema-outline.ts";
import { methods } from "../specification/methods.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { bodyNodes } from "./body-nodes.ts";
import { dereference, parametersOf } from "./parameters.ts";
import { responseNodes } from "./response-nodes.ts";
import { payloadPanels, responsePanels } from "./response-sample.ts";

/** Callbacks of one operation that are shown. */
const maxCallbacks = 40;

export interface CallbackFields {
  request: SchemaFields;
  /** For what the API sends. */
  payload: SchemaFields;
  response: SchemaFields;
}

/** Requests that the API makes in answer, folded: parameters, bodies, and the answers that it waits for. */
export function callbackNodes(slice: OperationSlice, fields: CallbackFields): WrittenNode[] {
  const { definitions } = slice;
  const folded: WrittenNode[] = [];
  for (const [name, one] of Object.entries(objectOf(slice.value.callbacks))) {
    for (const [url, item] of Object.entries(dereference(one, definitions))) {
      const pathItem = dereference(item, definitions);
      const operations = [
        ...methods.map((method) => [method, pathItem[method]] as const),
        ...Object.entries(objectOf(pathItem.additionalOperations)),
      ].filter(([, value]) => isObject(value));
      const about = [textOf(pathItem.summary), textOf(pathItem.description)].filter((text) => text !== null);
      for (const [method, value] of operations) {
        const title = operations.length > 1 ? `${name} ${method.toUpperCase()}` : name;
        const endpoint = { component: "ApiEndpoint", props: { method: method.toUpperCase(), path: url } };
        const inside = operationNodes({ ...slice, value: objectOf(value), pathItem }, fields);
        folded.push({
          component: "Accordion",
          props: { title },
          children: [endpoint, ...about.map((markdown) => ({ markdown })), ...inside],
        });
      }
    }
  }
  if (folded.length === 0) return [];
  const more = folded.length > maxCallbacks ? [moreNode(slice.file)] : [];
  return [{ component: "AccordionGroup", children: folded.slice(0, maxCallbacks) }, ...more];
}

function operationNodes(slice: OperationSlice, { request, payload, response }: CallbackFields): WrittenNode[] {
  const { value, definitions } = slice;
  const texts = [textOf(value.summary), textOf(value.description)].filter((text) => text !== null);
  const examples = [...payloadPanels(slice), ...responsePanels(slice)];
  const responses = responseNodes(value.responses, response, definitions);
  return [
    ...(value.deprecated === true ? [label("Deprecated")] : []),
    ...[...new Set(texts)].map((markdown) => ({ markdown })),
    ...parametersOf(slice).map((one) => request.parameter(one)),
    ...bodyNodes(value.requestBody, payload, definitions),
    ...(responses.length > 0 ? [label("Response"), ...responses] : []),
    ...(examples.length > 0 ? [{ component: "CodeGroup", children: examples }] : []),
  ];
}

function label(text: string): WrittenNode {
  return fact({ component: "strong", children: [text] });
}
