import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { toastDone } from "../components/overlays/toast.tsx";

/** Builds the preview of a branch, again if it has one. */
export function useTriggerPreview(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (branch: string) =>
      answer(api.POST("/v1/project/preview/{projectId}", { params: { path: { projectId } }, body: { branch } })),
    onSuccess: async (_accepted, branch) => {
      await queryClient.invalidateQueries({ queryKey: ["project", projectId] });
      toastDone(`The preview of ${branch} is being built`);
    },
  });
}
