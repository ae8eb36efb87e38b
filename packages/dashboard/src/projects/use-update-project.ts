import type { ProjectUpdate } from "@lectern/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { toastDone } from "../components/overlays/toast.tsx";
import { projectQuery, projectsQuery } from "./queries.ts";

/** Changes settings of a project and shows them everywhere. */
export function useUpdateProject(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProjectUpdate) =>
      answer(api.PATCH("/v1/projects/{projectId}", { params: { path: { projectId } }, body })),
    onSuccess: (project) => {
      queryClient.setQueryData(projectQuery(projectId).queryKey, project);
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      toastDone("Saved");
    },
  });
}
