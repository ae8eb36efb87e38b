import { ApiError, isId } from "@lectern/contract";
import type { RouteAccess } from "../http/index.ts";
import type { Services } from "../services.ts";
import { findProject } from "./store.ts";

/**
 * What looks up the `projectId` of a route's path: `request.found` is then the caller's project.
 * @throws {ApiError} `not_found`, when the route is asked for a project that is not there or another organization's.
 */
export function projectOfPath({ db }: Services): NonNullable<RouteAccess["find"]> {
  return async (request, caller) => {
    const { projectId } = request.params as { projectId: string };
    if (!isId("project", projectId)) throw new ApiError("not_found");
    return findProject(db, caller.organizationId, projectId);
  };
}
