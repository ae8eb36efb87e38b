import { useInfiniteQuery } from "@tanstack/react-query";
import { Rocket } from "lucide-react";
import { Card } from "../components/card.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useProject } from "../projects/use-project.ts";
import { DeployButton } from "./deploy-button.tsx";
import { DeploymentRow } from "./deployment-row.tsx";
import { deploymentsQuery } from "./queries.ts";

/** The deployments of a project, page by page. */
export function DeploymentListPage() {
  const { projectId, name, source } = useProject();
  const query = useInfiniteQuery(deploymentsQuery(projectId));
  return (
    <div className="stack gap-5">
      <PageHeader
        title="Deployments"
        within={name}
        description={`Builds of ${source.branch} and of previews, newest first.`}
        actions={<DeployButton projectId={projectId} />}
      />
      <Card flush>
        <PagedView
          query={query}
          itemsOf={(page) => page.deployments}
          empty={
            <EmptyState
              icon={Rocket}
              title="Nothing has been deployed yet"
              action={<DeployButton projectId={projectId} variant="secondary" />}
            >
              Deploy to build the newest commit of {source.branch} and publish it.
            </EmptyState>
          }
        >
          {(deployments) => (
            <ul className="divide-y">
              {deployments.map((deployment) => (
                <DeploymentRow key={deployment._id} deployment={deployment} />
              ))}
            </ul>
          )}
        </PagedView>
      </Card>
    </div>
  );
}
