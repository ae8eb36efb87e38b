/** Whether an error, or what caused it, says that a disk is full, or what an account may use of it. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" || isOutOfSpace(cause);
}
