import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Project } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { toastDone } from "../components/overlays/toast.tsx";
import { useUnavailable } from "../session/me.ts";
import { projectsQuery } from "./queries.ts";

/** What cannot be taken back. */
export function DangerZone({ project }: { project: Project }) {
  const [asking, setAsking] = useState(false);
  const unavailable = useUnavailable("admin");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { projectId } = project;
  const remove = async () => {
    await answer(api.DELETE("/v1/projects/{projectId}", { params: { path: { projectId } } }));
    await navigate({ to: "/projects" });
    queryClient.removeQueries({ queryKey: ["project", projectId] });
    await queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
    toastDone(`${project.name} was deleted`);
  };
  return (
    <Card
      title="Delete this project"
      description="The site, its previews, exports and feedback are removed for good. The repository is not touched."
    >
      <Button variant="danger" unavailable={unavailable} onClick={() => setAsking(true)}>
        Delete project
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${project.name}?`}
        action="Delete for good"
        typed={project.slug}
        run={remove}
      >
        {project.domain} stops answering at once. This cannot be taken back.
      </ConfirmDialog>
    </Card>
  );
}
