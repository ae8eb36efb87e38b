import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Deployment, Project } from "../api/types.ts";
import { Card } from "../components/card.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { ExternalLink } from "../components/external-link.tsx";
import { QueryView } from "../components/loading/query-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { CopyValue } from "../components/snippet.tsx";
import { Moment } from "../components/time/moment.tsx";
import { SiteAddress } from "../projects/site-address.tsx";
import { useProject } from "../projects/use-project.ts";
import { PagePending } from "../shell/page-states.tsx";
import { adviceOnSettings } from "./advice.ts";
import { DeployButton } from "./deploy-button.tsx";
import { Elapsed } from "./deployment-row.tsx";
import { DiagnosticsTable, place } from "./diagnostics-table.tsx";
import { LogView } from "./log-view.tsx";
import { deploymentQuery } from "./queries.ts";
import { canRollBackTo, RollBackButton } from "./roll-back-button.tsx";
import { isRunning, sourceLabels, statusLabels } from "./status.ts";
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
      {deployment.error && <FailureNotice deployment={deployment} error={deployment.error} project={project} />}
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

/** Why a deployment failed, where, and what would mend it. */
function FailureNotice({
  deployment,
  error,
  project,
}: {
  deployment: Deployment;
  error: NonNullable<Deployment["error"]>;
  project: Project;
}) {
  const advice = adviceOnSettings(deployment);
  return (
    <div role="alert" className="flex gap-3 rounded-xl bg-bad-soft px-4 py-3.5 text-bad">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{error.message}</p>
        {error.file && <p className="font-mono text-sm">{place({ ...error, file: error.file })}</p>}
        {advice && (
          <p className="text-sm">
            {advice}:{" "}
            <Link to="/projects/$projectId/settings" params={{ projectId: project.projectId }} className="underline">
              Project settings
            </Link>
          </p>
        )}
        <p className="mt-0.5 text-sm">
          <code className="font-mono text-xs">{error.code}</code>
          {deployment.kind === "production" && project.liveDeploymentId && " · The site that was live stays as it was."}
        </p>
      </div>
    </div>
  );
}

function DeploymentDetails({ deployment, project }: { deployment: Deployment; project: Project }) {
  return (
    <DefinitionList
      items={[
        [
          "Address",
          deployment.previewUrl === undefined ? (
            <SiteAddress key="url" project={project} />
          ) : (
            <ExternalLink key="url" href={deployment.previewUrl} />
          ),
        ],
        ["Started", <Moment key="at" at={deployment.createdAt} />],
        [isRunning(deployment) ? "Running" : "Took", <Elapsed key="took" deployment={deployment} />],
        ["By", sourceLabels[deployment.source]],
        ...commitDetails(deployment),
        // Of a failure nothing was published, and nothing more will be known.
        ...(deployment.status === "failure" ? [] : ([["Pages", deployment.pageCount ?? "Not known yet"]] as const)),
        ["Status id", <CopyValue key="id" value={deployment._id} label="status id" />],
      ]}
    />
  );
}

/** What is told of the commit that was built; nothing while it is not known. */
function commitDetails({ commit, author }: Deployment): (readonly [string, ReactNode])[] {
  if (!commit) return [];
  const { added, modified, removed } = commit.filesChanged;
  const changed = added.length + modified.length + removed.length;
  return [
    ["Branch", commit.ref],
    ["Commit", <CopyValue key="sha" value={commit.sha} label="commit" />],
    ["Message", commit.message.split("\n")[0] || "None"],
    ["Author", author ?? "Unknown"],
    // Of a first deployment, and where the one before is not known, nothing was compared.
    ...(changed > 0 ? [["Files", `${changed} changed`] as const] : []),
  ];
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
    [counts.error, "error", "errors"],
    [counts.warning, "warning", "warnings"],
    [counts.info, "note", "notes"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(", ");
}
