import { countOf } from "@lectern/contract/count-of";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Deployment, Project } from "../api/types.ts";
import { Card } from "../components/card.tsx";
import { QueryView } from "../components/loading/query-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useProject } from "../projects/use-project.ts";
import { PagePending } from "../shell/page-states.tsx";
import { DeployButton } from "./deploy-button.tsx";
import { DeploymentDetails } from "./deployment-details.tsx";
import { DeploymentFailure } from "./deployment-failure.tsx";
import { DiagnosticsTable } from "./diagnostics-table.tsx";
import { LogView } from "./log-view.tsx";
import { deploymentQuery } from "./queries.ts";
import { canRollBackTo, RollBackButton } from "./roll-back-button.tsx";
import { isRunning, statusLabels } from "./status.ts";
import { DeploymentStatusBadge } from "./status-badge.tsx";
import { deploymentSteps } from "./steps.ts";
import { StepsView } from "./steps-view.tsx";

/** One deployment: its steps, log and diagnostics; read again while it runs. */
export function DeploymentPage() {
  const { deploymentId } = useParams({ from: "/signed-in/projects/$projectId/deployments/$deploymentId" });
  const query = useQuery(deploymentQuery(deploymentId));
  return (
    <QueryView query={query} loading={<PagePending />}>
      {(deployment) => <DeploymentView deployment={deployment} />}
    </QueryView>
  );
}

function DeploymentView({ deployment }: { deployment: Deployment }) {
  const project = useProject();
  const running = isRunning(deployment);
  useRefreshAtEnd(deployment.projectId, running);
  return (
    <div className="stack gap-5">
      <DeploymentHeader deployment={deployment} project={project} />
      {/* The state is spoken when it changes; the log itself would be too much. */}
      <p role="status" className="sr-only">
        {statusLabels[deployment.status].label}
      </p>
      <Card>
        <StepsView steps={deploymentSteps(deployment)} />
      </Card>
      {deployment.error && <DeploymentFailure deployment={deployment} error={deployment.error} project={project} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="stack min-w-0 gap-5">
          <Card flush title="Log">
            <LogView lines={deployment.logs} running={running} />
          </Card>
          {!running && (
            <Card flush title="Content" description={countsOf(deployment)}>
              <DiagnosticsTable statusId={deployment._id} checked={deployment.diagnosticCounts !== null} />
            </Card>
          )}
        </div>
        <Card title="Details">
          <DeploymentDetails deployment={deployment} project={project} />
        </Card>
      </div>
    </div>
  );
}

function DeploymentHeader({ deployment, project }: { deployment: Deployment; project: Project }) {
  const running = isRunning(deployment);
  return (
    <PageHeader
      title={deployment.kind === "preview" ? "Preview deployment" : "Deployment"}
      within={project.name}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DeploymentStatusBadge deployment={deployment} />
          {!running && <span>{deployment.summary}</span>}
        </span>
      }
      actions={
        <>
          {canRollBackTo(deployment) && <RollBackButton deployment={deployment} />}
          {!running && deployment.kind === "production" && (
            <DeployButton projectId={deployment.projectId} variant={deployment.live ? "secondary" : "primary"} />
          )}
        </>
      }
    />
  );
}

/** When a deployment ends, what the project's other pages show has changed. */
function useRefreshAtEnd(projectId: string, running: boolean) {
  const queryClient = useQueryClient();
  const wasRunning = useRef(running);
  useEffect(() => {
    if (wasRunning.current && !running) void queryClient.invalidateQueries({ queryKey: ["project", projectId] });
    wasRunning.current = running;
  }, [running, projectId, queryClient]);
}

function countsOf({ diagnosticCounts: counts }: Deployment): string | undefined {
  if (counts === null) return undefined;
  const parts = [
    [counts.error, "error"],
    [counts.warning, "warning"],
    [counts.info, "note"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => countOf(count, noun))
    .join(", ");
}
