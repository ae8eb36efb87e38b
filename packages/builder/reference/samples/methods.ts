/** Methods that libraries have a word for. */
export const usualMethods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"]);

/** `Post` for `POST`, as classes are called by it. */
export function capitalized(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}
