import { ApiError, type ErrorCode } from "@lectern/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "../storage/index.ts";
import { awayRetrySeconds } from "./retry-after.ts";

const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_body",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_body",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** The error as the API answers it; what is no fault of the caller is `unavailable` or `internal`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error))
    return new ApiError("unavailable", { cause: error, headers: { "retry-after": awayRetrySeconds } });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? frameworkErrors[code] : undefined;
  if (known) return new ApiError(known, { cause: error });
  if (code === "FST_ERR_BAD_URL") {
    return new ApiError("invalid_request", { message: "The address is not well-formed", cause: error });
  }
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError("invalid_body", { cause: error });
  return new ApiError("internal", { cause: error });
}

/** The one error handler of the API: status, headers and body of the contract; the cause goes to the log only. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toApiError(error);
  if (answer.status >= 500) request.log.error({ err: answer.cause ?? answer }, answer.message);
  if (answer.status === 401) reply.header("www-authenticate", "Bearer");
  return reply.code(answer.status).headers(answer.headers).type("application/json; charset=utf-8").send({
    error: answer.message,
    details: answer.details,
    code: answer.code,
    requestId: request.id,
  });
}
