/** The classes of errors that JavaScript has. */
export const errorNames: ReadonlySet<string> = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "SyntaxError",
  "ReferenceError",
  "EvalError",
  "URIError",
]);

/** The errors of the content and the class of each, or the one that its class extends. */
const classes = new WeakMap<object, string>();

/** Makes an error of a record. As in JavaScript, no list of its keys names what it says. */
export function markError<T extends Record<string, unknown>>(self: T, name: string, message: unknown): T {
  classes.set(self, name);
  for (const [key, value] of Object.entries({ name, message }))
    Object.defineProperty(self, key, { value, writable: true, configurable: true });
  return self;
}

/** Whether a value is an error of that class. */
export function isError(value: unknown, name = "Error"): value is Record<string, unknown> {
  const own = typeof value === "object" && value !== null ? classes.get(value) : undefined;
  return own !== undefined && (name === "Error" || name === own);
}
