import type { Services } from "../services.ts";
import { type Claim, type Ending, endDeployment } from "./claims.ts";
import { findDeployment, lockPreview, lockProject, targetOf } from "./store.ts";
import { wakeNext } from "./wake-next.ts";

export type PublishOutcome =
  /** The site now shows this deployment. */
  | "published"
  /** Something newer (a later build, a rollback) is shown already; this deployment succeeded and is not shown. */
  | "superseded"
  /** The deployment is no longer this worker's: ended, or taken over. Nothing was changed. */
  | "lost";

/**
 * Ends a deployment as a success and shows it, in one transaction: the pointer moves only if nothing with a greater sequence
 * was published before, so that of two builds, and of a build and a rollback, the later asked for wins.
 */
export async function publish(services: Services, claim: Claim, ending: Ending): Promise<PublishOutcome> {
  return services.db.transaction().execute(async (transaction) => {
    const { organizationId, deploymentId } = claim;
    const deployment = await findDeployment(transaction, organizationId, deploymentId);
    if (!deployment) return "lost";
    const target = targetOf(deployment);
    const project = await lockProject(transaction, organizationId, target.projectId);
    const shown =
      target.kind === "production" ? project : await lockPreview(transaction, organizationId, target.previewId);
    if (!shown || ("deleted_at" in shown && shown.deleted_at)) return "lost";
    const newest = shown.published_sequence < deployment.sequence;
    const summary = newest ? ending.summary : `${ending.summary ?? "Built"}; not shown, since something newer is`;
    if (!(await endDeployment(transaction, claim, "success", { ...ending, summary }))) return "lost";
    if (newest) {
      await transaction
        .updateTable(target.kind === "production" ? "projects" : "previews")
        .set({ live_deployment_id: deploymentId, published_sequence: deployment.sequence, updated_at: new Date() })
        .where("organization_id", "=", organizationId)
        .where("id", "=", shown.id)
        .execute();
    }
    await wakeNext(transaction, services.jobs, organizationId, target);
    return newest ? "published" : "superseded";
  });
}
