import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, objectOf, textOf } from "../json.ts";
import { selectPlaces } from "./json-path.ts";

/** Why an action of an overlay does nothing. */
export interface OverlayFault {
  code: "bad-overlay" | "overlay-without-target";
  target: string;
  message: string;
}

/** Whether a document is an overlay (OpenAPI Overlay 1). */
export function isOverlay(document: Json): boolean {
  return /^1\b/.test(String(document.overlay ?? "")) && Array.isArray(document.actions);
}

/** Characters of JSON that an overlay may add. */
const maxAdded = 16_000_000;

/** Actions of one overlay. */
const maxActions = 5000;

/** Changes a document as an overlay says, action by action: what is selected is merged with `update`, or removed. */
export function applyOverlay(document: Json, overlay: Json): OverlayFault[] {
  const faults: OverlayFault[] = [];
  let left = maxAdded;
  const visits = { left: 3_000_000 };
  const actions = listOf(overlay.actions);
  if (actions.length > maxActions)
    faults.push({
      code: "bad-overlay",
      target: textOf(objectOf(actions[maxActions]).target) ?? "",
      message: `The overlay has more than ${maxActions} actions: those from here on do nothing`,
    });
  for (const action of actions.slice(0, maxActions).map(objectOf)) {
    const target = textOf(action.target) ?? "";
    const places = selectPlaces(document, target, visits);
    if (!places) {
      faults.push({
        code: "bad-overlay",
        target,
        message: `${JSON.stringify(target)} is not a JSONPath that is known`,
      });
      continue;
    }
    left -= places.length * (jsonText(action.update)?.length ?? 0);
    if (left < 0 || visits.left < 0) {
      faults.push({
        code: "bad-overlay",
        target,
        message: "The overlay asks for too much: it selects or adds millions of values",
      });
      break;
    }
    if (places.length === 0)
      faults.push({ code: "overlay-without-target", target, message: `Nothing is at ${JSON.stringify(target)}` });
    // From the last to the first, so that indices stay right while elements of a list go.
    for (const { parent, key, value } of places.reverse()) {
      if (action.remove === true) {
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else if (parent) delete parent[key];
      } else if (Array.isArray(value)) value.push(structuredClone(action.update));
      else if (isObject(value) && isObject(action.update)) merge(value, action.update);
      else if (action.update !== undefined && parent) (parent as Json)[key] = structuredClone(action.update);
    }
  }
  return faults;
}

/** Objects grow together, lists grow longer, everything else is replaced. */
function merge(target: Json, update: Json): void {
  for (const [key, value] of Object.entries(update)) {
    const before = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(before) && isObject(value)) merge(before, value);
    else if (Array.isArray(before) && Array.isArray(value)) before.push(...structuredClone(value));
    else target[key] = structuredClone(value);
  }
}
