import { errorCatalogue } from "@lectern/contract";
import { seconds } from "../format/time.ts";
import type { ApiFailure } from "./api-failure.ts";

export interface FailureText {
  title: string;
  /** One for each further fault of the request. */
  lines: string[];
  /** What the user can do, or whom to name it to. */
  advice: string | null;
}

/**
 * What a failure tells the user. Where the API's sentence only says that the request was not right, its details say
 * more and take its place.
 * @param details those to be shown; by default all of the failure
 */
export function describeFailure(
  failure: ApiFailure,
  details: string[] = failure.details.map(({ message }) => message),
): FailureText {
  const generic = failure.message === errorCatalogue.invalid_request.message;
  const [only] = details;
  if (generic && only !== undefined && details.length === 1) return { title: only, lines: [], advice: null };
  const title = failure.message.replace(/\.$/, "");
  const lines = details.filter((line) => line !== title);
  if (failure.retryAfter !== null && (failure.status === 429 || failure.status === 503)) {
    const short = title.replace(/\.? Please try again( later)?$/, "");
    return { title: short, lines, advice: `Try again in ${seconds(failure.retryAfter)}.` };
  }
  if (failure.status >= 500 && failure.requestId !== null) {
    const advice = `If it stays so, give your administrator the request id ${failure.requestId}.`;
    return { title, lines, advice };
  }
  return { title, lines, advice: null };
}
