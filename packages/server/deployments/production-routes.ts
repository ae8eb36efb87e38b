import { Deployment, Rollback, rateLimits, UpdateAccepted } from "@lectern/contract";
import { writeAudit } from "../accounts/index.ts";
import { type ApiPlugin, idempotently } from "../http/index.ts";
import type { ProjectRow } from "../projects/index.ts";
import { presentWithLog } from "./present-with-log.ts";
import { readDeployment } from "./read-deployments.ts";
import { rollBack } from "./roll-back.ts";
import { ProjectPath, projectAccess, sourceOf } from "./route-access.ts";
import { triggerProduction } from "./trigger-production.ts";

/** Production: deployed anew, and set back to an earlier deployment. */
export const productionRoutes: ApiPlugin = (app, services) => {
  const { urls } = services;
  app.post(
    "/v1/project/update/:projectId",
    {
      schema: {
        operationId: "updateProduction",
        summary: "Deploy production",
        description: "From the newest commit of the project's branch.",
        tags: ["Deployments"],
        params: ProjectPath,
        response: { 202: UpdateAccepted },
      },
      config: { access: { ...projectAccess(services, "write"), limit: rateLimits.productionUpdate, idempotent: true } },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const project = request.found as ProjectRow;
        const source = sourceOf(request.caller);
        const statusId = await triggerProduction(transaction, services, project.organization_id, {
          projectId: project.id,
          source,
        });
        await writeAudit(transaction, request.caller, "deployment.request", statusId, { projectId: project.id });
        reply.code(202).header("location", `/v1/project/update-status/${statusId}`);
        return { statusId };
      }),
  );

  app.post(
    "/v1/projects/:projectId/rollback",
    {
      schema: {
        operationId: "rollBack",
        summary: "Roll production back",
        description: "Shows an earlier deployment again, without a build.",
        tags: ["Deployments"],
        params: ProjectPath,
        body: Rollback,
        response: { 200: Deployment },
      },
      config: { access: { ...projectAccess(services, "write"), idempotent: true }, errors: ["conflict"] },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const project = request.found as ProjectRow;
        const { deploymentId } = request.body;
        await rollBack(transaction, project.organization_id, { projectId: project.id, deploymentId });
        await writeAudit(transaction, request.caller, "deployment.rollback", deploymentId, { projectId: project.id });
        return presentWithLog(
          transaction,
          urls,
          await readDeployment(transaction, project.organization_id, deploymentId),
        );
      }),
  );
};
