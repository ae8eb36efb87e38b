import { useInfiniteQuery } from "@tanstack/react-query";
import { Card } from "../components/card.tsx";
import { LoadMore } from "../components/loading/load-more.tsx";
import { QueryView } from "../components/loading/query-view.tsx";
import { CopyValue, Snippet } from "../components/snippet.tsx";
import { projectsQuery } from "../projects/queries.ts";

/** The ids that the API's paths take, and a first call to paste. */
export function ProjectIds() {
  const query = useInfiniteQuery(projectsQuery);
  return (
    <Card flush title="Project ids" description="The API names a project by its id.">
      <QueryView query={query}>
        {({ pages }) => {
          const projects = pages.flatMap((page) => page.projects);
          const first = projects[0];
          if (first === undefined) return <p className="p-4 text-sm text-muted">There is no project yet.</p>;
          return (
            <>
              <ul className="divide-y">
                {projects.map((project) => (
                  <li key={project.projectId} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
                    <span className="min-w-0 text-sm font-medium wrap-anywhere">{project.name}</span>
                    <CopyValue value={project.projectId} label={`id of ${project.name}`} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
              <div className="grid gap-2 border-t p-4">
                <p className="text-sm text-muted wrap-anywhere">Deploy {first.name} from a terminal:</p>
                <Snippet
                  label="Deploy with curl"
                  text={`curl -X POST ${location.origin}/v1/project/update/${first.projectId} \\\n  -H "Authorization: Bearer $ADMIN_API_KEY"`}
                />
              </div>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
