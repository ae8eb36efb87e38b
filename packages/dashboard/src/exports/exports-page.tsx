import { planAllows } from "@lectern/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Archive, Lock } from "lucide-react";
import { useState } from "react";
import type { Project } from "../api/types.ts";
import { Button, buttonClass } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Snippet } from "../components/snippet.tsx";
import { planNames } from "../organization/plan-names.ts";
import { useProject } from "../projects/use-project.ts";
import { useMe, useUnavailable } from "../session/me.ts";
import { exportRecipe } from "./curl-recipe.ts";
import { ExportRow } from "./export-row.tsx";
import { exportsQuery } from "./queries.ts";
import { StartExportDialog } from "./start-export-dialog.tsx";

/** The exports of a project, and what to do where the plan has none. */
export function ExportsPage() {
  const project = useProject();
  const { organization } = useMe();
  const allowed = planAllows(organization.plan, "staticExport");
  return (
    <div className="stack gap-5">
      {allowed ? (
        <Exports project={project} />
      ) : (
        <>
          <PageHeader title="Exports" within={project.name} />
          <Card flush>
            <EmptyState icon={Lock} title="Static export is part of the Enterprise plan">
              An export is the whole site as one file: it runs on your own servers or without any network, search
              included. {organization.name} is on the {planNames[organization.plan]} plan, which was chosen when this
              server was set up.
            </EmptyState>
          </Card>
        </>
      )}
    </div>
  );
}

function Exports({ project }: { project: Project }) {
  const [starting, setStarting] = useState(false);
  const role = useUnavailable("editor");
  const unavailable = role ?? (project.liveDeploymentId === null ? "Nothing is live yet; deploy first" : null);
  const query = useInfiniteQuery(exportsQuery(project.projectId));
  return (
    <>
      <PageHeader
        title="Exports"
        within={project.name}
        description="The live site as one file, for your own servers or for places without a network."
        actions={
          <Button variant="primary" icon={Archive} unavailable={unavailable} onClick={() => setStarting(true)}>
            Start export
          </Button>
        }
      />
      <StartExportDialog project={project} open={starting} onClose={() => setStarting(false)} />
      <Card flush>
        <PagedView
          query={query}
          itemsOf={(page) => page.jobs}
          empty={
            <EmptyState icon={Archive} title="No exports yet">
              An export holds exactly one deployment: the one that is live when it starts.
            </EmptyState>
          }
        >
          {(jobs) => (
            <ul className="divide-y">
              {jobs.map((job) => (
                <ExportRow key={job.jobId} projectId={project.projectId} job={job} />
              ))}
            </ul>
          )}
        </PagedView>
      </Card>
      <Card
        title="From a terminal or CI"
        description="With an API key of scope write in the variable ADMIN_API_KEY."
        actions={
          <Link to="/keys" className={buttonClass("ghost", "sm")}>
            API keys
          </Link>
        }
      >
        <Snippet label="Export with curl" text={exportRecipe(location.origin, project.domain)} />
      </Card>
    </>
  );
}
