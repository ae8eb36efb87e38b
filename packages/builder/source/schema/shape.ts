/** JSON Schema (2020-12), as far as docs.json needs it. */
export interface Shape {
  $ref?: string;
  type?: "string" | "number" | "boolean" | "object" | "array";
  enum?: readonly string[];
  properties?: Record<string, Shape>;
  /** What the values of keys without a name of their own are; left out where such keys mean nothing. */
  additionalProperties?: Shape;
  items?: Shape;
  anyOf?: readonly Shape[];
  description?: string;
}

/** How descriptions of keys begin that name what a site of one's own does not have. */
export const noEffect = "Accepted, no effect: ";

/** Any text. */
export function text(description?: string): Shape {
  return described({ type: "string" }, description);
}

/** True or false. */
export function flag(description?: string): Shape {
  return described({ type: "boolean" }, description);
}

/** Any number. */
export function number(description?: string): Shape {
  return described({ type: "number" }, description);
}

/** One of the words. */
export function oneOf(words: readonly string[], description?: string): Shape {
  return described({ type: "string", enum: words }, description);
}

/** A list whose items all have that shape. */
export function list(items: Shape, description?: string): Shape {
  return described({ type: "array", items }, description);
}

/** An object of these keys, all optional; others are told as unknown. */
export function object(properties: Record<string, Shape>, description?: string): Shape {
  return described({ type: "object", properties }, description);
}

/** An object whose keys the author chooses. */
export function record(values: Shape, description?: string): Shape {
  return described({ type: "object", additionalProperties: values }, description);
}

/** Any of several forms; what is wrong in all of them is told of the first that has the right type. */
export function either(forms: readonly Shape[], description?: string): Shape {
  return described({ anyOf: forms }, description);
}

/** A shape that the schema names in `$defs`, so that shapes may nest in themselves. */
export function reference(name: string): Shape {
  return { $ref: `#/$defs/${name}` };
}

/** A key that is read over. */
export function accepted(shape: Shape, reason: string): Shape {
  return { ...shape, description: noEffect + reason };
}

/** The same value in light and dark mode, or one for each. */
export function lightAndDark(value: Shape, description?: string): Shape {
  return either([value, object({ light: value, dark: value })], description);
}

function described(shape: Shape, description: string | undefined): Shape {
  return description === undefined ? shape : { ...shape, description };
}
