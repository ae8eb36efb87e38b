import type { Json } from "../../../reference/json.ts";

/** A part of the form that holds one value. */
export interface Control {
  element: HTMLElement;
  /** What was entered; undefined where nothing was. */
  read(): unknown;
  /** Shows a value, as far as the control can; undefined empties it. */
  write(value: unknown): void;
  /** Its value is no choice of the reader's, and alone makes no object. */
  fixed?: true;
}

/** What a control needs to know of where it stands. */
export interface ControlPlace {
  definitions: Json;
  /** Name for those who cannot see what the control stands beside. */
  label: string;
  /** Of the label element, where one names the control. */
  id?: string;
  /** Of the element that says more. */
  describedBy?: string;
  required: boolean;
  /** Values may be files. */
  files: boolean;
  /** Values may have several lines. */
  lines: boolean;
  depth: number;
  /** Objects stand folded also where they must be given. */
  folded?: true | undefined;
  /** What the reader has just asked for stands open. */
  open?: true;
}

let count = 0;

/** An id that no other control has. */
export function controlId(): string {
  count += 1;
  return `lc-pg-${count}`;
}

/** Says to the form that a value changed without an input event. */
export function announceChange(element: HTMLElement): void {
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
