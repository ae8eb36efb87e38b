import { ApiError, isId } from "@lectern/contract";
import Type from "typebox";
import type { Caller, RouteAccess } from "../http/index.ts";
import { findProject } from "../projects/index.ts";
import type { Services } from "../services.ts";

/** Parameters of the routes below a project. */
export const ProjectPath = Type.Object({ projectId: Type.String() });

/** Who may call the routes below a project: `request.found` is then its row. */
export function projectAccess({ db }: Services, scope: "read" | "write"): RouteAccess {
  return {
    scope,
    find: async (request, caller) => {
      const { projectId } = request.params as { projectId: string };
      if (!isId("project", projectId)) throw new ApiError("not_found");
      return findProject(db, caller.organizationId, projectId);
    },
  };
}

/** By which door a deployment was asked for. */
export function sourceOf(caller: Caller): "api" | "dashboard" {
  return caller.kind === "session" ? "dashboard" : "api";
}
