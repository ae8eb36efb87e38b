import Type from "typebox";
import type { Caller, RouteAccess } from "../http/index.ts";
import { projectOfPath } from "../projects/index.ts";
import type { Services } from "../services.ts";

/** Parameters of the routes below a project. */
export const ProjectPath = Type.Object({ projectId: Type.String() });

/** Who may call the routes below a project: `request.found` is then its row. */
export function projectAccess(services: Services, scope: "read" | "write"): RouteAccess {
  return { scope, find: projectOfPath(services) };
}

/** By which door a deployment was asked for. */
export function sourceOf(caller: Caller): "api" | "dashboard" {
  return caller.kind === "session" ? "dashboard" : "api";
}
