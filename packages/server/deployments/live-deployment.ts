import type { Connection } from "../storage/index.ts";
import type { DeploymentRow } from "./store.ts";

/** The deployment that a project's production site, or one of its previews, shows now; null when there is none yet. */
export async function liveDeployment(
  connection: Connection,
  of: { projectId: string } | { previewId: string },
): Promise<DeploymentRow | null> {
  const live = connection
    .selectFrom("deployments")
    .selectAll("deployments")
    .where((where) =>
      "projectId" in of
        ? where("id", "=", where.selectFrom("projects").select("live_deployment_id").where("id", "=", of.projectId))
        : where(
            "id",
            "=",
            where
              .selectFrom("previews")
              .select("live_deployment_id")
              .where("id", "=", of.previewId)
              .where("deleted_at", "is", null),
          ),
    );
  return (await live.executeTakeFirst()) ?? null;
}
