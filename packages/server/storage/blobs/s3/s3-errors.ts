import { UnavailableError } from "../../database/database-errors.ts";

interface S3Error extends Error {
  $metadata?: { httpStatusCode?: number };
  code?: string;
}

/** Whether the answer was that there is no such key. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as S3Error;
  return name === "NoSuchKey" || name === "NotFound" || (name !== "NoSuchBucket" && $metadata?.httpStatusCode === 404);
}

/** Whether the range lay outside of the blob. */
export function isOutOfRange(error: unknown): boolean {
  return (error as S3Error).name === "InvalidRange" || (error as S3Error).$metadata?.httpStatusCode === 416;
}

/** Errors of a store that is away or overloaded become `UnavailableError`; a wrong request stays what it is. */
export function asUnavailable(error: unknown): unknown {
  const { $metadata, code, name } = error as S3Error;
  const status = $metadata?.httpStatusCode;
  const noAnswer = status === undefined && (code !== undefined || name === "TimeoutError");
  const overloaded = status !== undefined && (status >= 500 || status === 429);
  if (!noAnswer && !overloaded) return error;
  return new UnavailableError(`The blob store is away: ${(error as Error).message}`, { cause: error });
}
