import { ApiError, type ErrorDetail, FeedbackSubmission, limits } from "@lectern/contract";
import { createValidatorCompiler } from "../http/schema/validation.ts";
import type { NewFeedback } from "./store.ts";

const validate = createValidatorCompiler([])({ schema: FeedbackSubmission, httpPart: "body", method: "POST", url: "" });

/** What a reader's browser or an agent sent, checked; `path` is still as it was sent. */
export interface Submission extends NewFeedback {
  path: string;
}

/**
 * Reads the JSON of a submission. Each source keeps the fields it is listed with and no other.
 * @throws {ApiError} `invalid_body`, `invalid_request`; `body_too_large` for a comment or code beyond its size.
 */
export function readSubmission(text: string): Submission {
  const result = validate(parse(text)) as { value: FeedbackSubmission } | { error: ApiError };
  if ("error" in result) throw result.error;
  const sent = result.value;
  requireSize(sent, "comment", limits.commentBytes);
  requireSize(sent, "code", limits.feedbackCodeBytes);
  const needed = neededField(sent);
  if (needed) throw new ApiError("invalid_request", { details: [needed] });
  const kept = <K extends keyof FeedbackSubmission>(key: K, kinds: readonly string[]) =>
    kinds.includes(sent.kind) && sent[key] !== undefined ? sent[key] : null;
  return {
    client_id: sent.id,
    path: sent.path,
    source: sent.kind,
    helpful: kept("helpful", ["contextual", "thumbs_only", "agent"]),
    reason: kept("reason", ["contextual"]),
    comment: kept("comment", ["contextual", "code_snippet", "agent"]),
    contact: kept("email", ["contextual"]),
    code: kept("code", ["code_snippet"]),
    filename: kept("filename", ["code_snippet"]),
    lang: kept("lang", ["code_snippet"]),
  } as Submission;
}

/** The JSON, with a sign for each half of a surrogate pair: what a reader has written is not lost for one. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value));
  } catch (error) {
    throw new ApiError("invalid_body", { cause: error });
  }
}

function requireSize(sent: FeedbackSubmission, field: "comment" | "code", most: number): void {
  if (Buffer.byteLength(sent[field] ?? "") <= most) return;
  throw new ApiError("body_too_large", {
    details: [{ message: `${field} must have at most ${most} bytes`, path: `body.${field}` }],
  });
}

function neededField(sent: FeedbackSubmission): ErrorDetail | null {
  if (sent.kind === "thumbs_only" && sent.helpful === undefined) {
    return { message: "helpful is required for thumbs_only", path: "body.helpful" };
  }
  if (sent.kind === "code_snippet" && sent.code === undefined) {
    return { message: "code is required for code_snippet", path: "body.code" };
  }
  return null;
}
