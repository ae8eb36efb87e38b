import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Globe, Rocket } from "lucide-react";
import type { Project } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { buttonClass } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { QueryView } from "../components/loading/query-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { CopyValue } from "../components/snippet.tsx";
import { Moment } from "../components/time/moment.tsx";
import { DeployButton } from "../deployments/deploy-button.tsx";
import { DeploymentRow } from "../deployments/deployment-row.tsx";
import { deploymentQuery, recentDeploymentsQuery } from "../deployments/queries.ts";
import { FeedbackGlance } from "../feedback/feedback-glance.tsx";
import { SiteAddress } from "./site-address.tsx";
import { useProject } from "./use-project.ts";

const recentCount = 5;

/** What is live, what happened last, and what readers say. */
export function OverviewPage() {
  const project = useProject();
  const recent = useQuery(recentDeploymentsQuery(project.projectId, recentCount));
  return (
    <div className="stack gap-5">
      <PageHeader title="Overview" within={project.name} actions={<DeployButton projectId={project.projectId} />} />
      <LiveSite project={project} />
      <Card
        flush
        title="Last deployments"
        actions={
          <Link
            to="/projects/$projectId/deployments"
            params={{ projectId: project.projectId }}
            className={buttonClass("ghost", "sm")}
          >
            All deployments
          </Link>
        }
      >
        <QueryView query={recent}>
          {({ deployments }) =>
            deployments.length === 0 ? (
              <EmptyState icon={Rocket} title="Nothing has been deployed yet">
                Deploy to build the newest commit of {project.source.branch} and publish it.
              </EmptyState>
            ) : (
              <ul className="divide-y">
                {deployments.map((deployment) => (
                  <DeploymentRow key={deployment._id} deployment={deployment} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
      <FeedbackGlance projectId={project.projectId} />
    </div>
  );
}

function LiveSite({ project }: { project: Project }) {
  const live = useQuery({
    ...deploymentQuery(project.liveDeploymentId ?? ""),
    enabled: project.liveDeploymentId !== null,
  });
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4">
        <div className="grid size-10 shrink-0 place-items-center rounded-lg border bg-sunken text-muted">
          <Globe className="size-5" aria-hidden />
        </div>
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-2.5">
            <SiteAddress project={project} className="text-lg font-semibold tracking-tight" />
            {project.liveDeploymentId ? (
              <Badge tone="good" dot>
                Live
              </Badge>
            ) : (
              <Badge>Not published yet</Badge>
            )}
          </div>
          <p className="truncate text-muted">
            {live.data?.commit
              ? live.data.commit.message.split("\n")[0]
              : project.liveDeploymentId
                ? (live.data?.summary ?? " ")
                : "The first successful deployment publishes the site here."}
          </p>
        </div>
      </div>
      <div className="mt-4 border-t pt-4">
        <DefinitionList
          items={[
            [
              "Source",
              `${project.source.repositoryUrl} · ${project.source.branch}${project.source.directory ? ` · ${project.source.directory}` : ""}`,
            ],
            ...(live.data
              ? ([
                  ["Published", <Moment key="at" at={live.data.endedAt ?? live.data.createdAt} />],
                  ["Pages", live.data.pageCount ?? "Unknown"],
                ] as const)
              : []),
            ["Project id", <CopyValue key="id" value={project.projectId} label="project id" />],
          ]}
        />
      </div>
    </Card>
  );
}
