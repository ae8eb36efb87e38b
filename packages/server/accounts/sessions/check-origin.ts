import { ApiError } from "@lectern/contract";
import type { FastifyRequest } from "fastify";

/**
 * A browser tells where a request comes from: only the dashboard may sign anybody in or out. Programs send no origin.
 * @throws {ApiError} `origin_not_allowed`
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== new URL(publicUrl).origin) throw new ApiError("origin_not_allowed");
}
