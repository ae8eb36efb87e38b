import type { JobHandler } from "../../jobs/job-queue.ts";
import type { Services } from "../../services.ts";
import { isUnavailable, untilAvailable } from "../../storage/index.ts";
import { type Claim, claimDeployment, type Ending, endDeployment, ownsClaim, releaseClaim } from "../claims.ts";
import { type DeploymentRow, failDeployment, targetOf } from "../store.ts";
import { wakeNext } from "../wake-next.ts";
import { unknownFailure } from "./build-error.ts";
import { type BuildOptions, buildSite } from "./build-site.ts";
import { DeploymentLog } from "./deployment-log.ts";
import { describeFailure } from "./describe-failure.ts";

/** Tries after the first one of what may pass by itself; then the deployment fails with the reason. */
const retries = 2;

/**
 * The job "build-deployment". It may run again after its worker was killed at any moment: it starts from the row, does nothing
 * when that has ended, and every write says which claim it is made under, so that a worker that was paused and replaced
 * changes nothing any more.
 */
export function buildJob(services: Services, options: BuildOptions = {}): JobHandler<"build-deployment"> {
  return {
    name: "build-deployment",
    concurrency: services.config.buildsRunning,
    async run({ deploymentId }, { signal, attempt }) {
      const row = await findRow(services, deploymentId);
      if (!row) return;
      const claimed = await claimDeployment(services.db, row.organization_id, deploymentId, attempt);
      if (!claimed) return;
      await work(services, claimed, { signal, attempt, options });
    },
    async onGivenUp({ deploymentId }, reason) {
      const row = await findRow(services, deploymentId);
      if (!row) return;
      services.log.error({ deploymentId, reason }, "a build was given up");
      await services.db.transaction().execute(async (transaction) => {
        await failDeployment(transaction, row.organization_id, row.id, unknownFailure);
        await wakeNext(transaction, services.jobs, row.organization_id, targetOf(row));
      });
    },
  };
}

function findRow(services: Services, deploymentId: string): Promise<DeploymentRow | undefined> {
  return services.db.selectFrom("deployments").selectAll().where("id", "=", deploymentId).executeTakeFirst();
}

async function work(
  services: Services,
  { claim, deployment, takenOver }: { claim: Claim; deployment: DeploymentRow; takenOver: boolean },
  { signal, attempt, options }: { signal: AbortSignal; attempt: number; options: BuildOptions },
): Promise<void> {
  const lost = new AbortController();
  const log = await DeploymentLog.open(services.db, claim, () => lost.abort());
  const build = { claim, deployment, log, attempt, signal: AbortSignal.any([signal, lost.signal]) };
  if (takenOver) log.add("The build did not come to its end; it starts again");
  try {
    await buildSite(services, build, options);
  } catch (error) {
    if (signal.aborted) {
      await releaseClaim(services.db, claim);
      throw error;
    }
    if (lost.signal.aborted || !(await ownsClaim(services.db, claim))) return;
    const failure = describeFailure(error);
    services.log.warn({ deploymentId: claim.deploymentId, attempt, err: error }, "a build failed");
    log.add(failure.error.message);
    await log.close();
    if (failure.retryable && attempt < retries) {
      if (isUnavailable(error)) await untilAvailable(services.blobs, build.signal);
      if (signal.aborted) await releaseClaim(services.db, claim);
      throw error;
    }
    await fail(services, claim, deployment, failure.ending);
  } finally {
    await log
      .close()
      .catch((error) => services.log.warn({ err: error }, "the end of a deployment's log was not written"));
  }
}

async function fail(services: Services, claim: Claim, deployment: DeploymentRow, ending: Ending): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    if (!(await endDeployment(transaction, claim, "failure", ending))) return;
    await wakeNext(transaction, services.jobs, claim.organizationId, targetOf(deployment));
  });
}
