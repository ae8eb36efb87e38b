import { useQueryClient } from "@tanstack/react-query";

/** Reads what a change of domains has changed: the project's own address, too, may be another. */
export function useRefreshDomains(projectId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["project", projectId] });
}
