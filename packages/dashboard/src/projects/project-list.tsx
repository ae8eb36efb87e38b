import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpen, GitBranch, Plus } from "lucide-react";
import type { Project } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { buttonClass } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useLatestDeployment } from "../deployments/queries.ts";
import { DeploymentStatusBadge } from "../deployments/status-badge.tsx";
import { readableUrl } from "../format/safe-url.ts";
import { projectsQuery } from "./queries.ts";
import { SiteAddress } from "./site-address.tsx";

/** `/projects`: every documentation site of the organization. */
export function ProjectListPage() {
  const query = useInfiniteQuery(projectsQuery);
  const connect = (
    <Link to="/projects/new" className={buttonClass("primary")}>
      <Plus className="size-4" aria-hidden />
      Connect documentation
    </Link>
  );
  return (
    <div className="stack gap-5">
      <PageHeader
        title="Projects"
        description="Each project is one documentation site, built from one Git repository."
        actions={connect}
      />
      <Card flush>
        <PagedView
          query={query}
          itemsOf={(page) => page.projects}
          empty={
            <EmptyState icon={BookOpen} title="Connect your first documentation" action={connect}>
              Lectern reads <code className="font-mono text-sm">docs.json</code> and MDX pages from a Git repository,
              builds a site and publishes it. A preview for every branch comes with it.
            </EmptyState>
          }
        >
          {(projects) => (
            <ul className="divide-y">
              {projects.map((project) => (
                <ProjectRow key={project.projectId} project={project} />
              ))}
            </ul>
          )}
        </PagedView>
      </Card>
    </div>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const { data: latest } = useLatestDeployment(project.projectId);
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 px-4 py-3.5 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Link
          to="/projects/$projectId"
          params={{ projectId: project.projectId }}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {project.name}
        </Link>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
          <GitBranch className="size-3.5 shrink-0 text-faint" aria-hidden />
          <span className="truncate">
            {readableUrl(project.source.repositoryUrl)} · {project.source.branch}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm sm:justify-end">
        {/* Above the row's own link. */}
        <SiteAddress project={project} className="relative text-muted" />
        {latest && (
          <span className="text-faint">
            <Moment at={latest.createdAt} />
          </span>
        )}
        <span className="sm:min-w-22 sm:text-end">
          {latest ? <DeploymentStatusBadge deployment={latest} /> : latest === null && <Badge>Not deployed</Badge>}
        </span>
      </div>
    </li>
  );
}
