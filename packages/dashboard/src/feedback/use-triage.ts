import type { FeedbackUpdate } from "@lectern/contract";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import type { FeedbackEntry } from "../api/types.ts";
import { feedbackKey } from "./queries.ts";

type Lists = InfiniteData<{ feedback: FeedbackEntry[] }>;

/** Changes status or note of an entry; lists that are shown take the answer instead of being read again. */
export function useTriage(projectId: string, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FeedbackUpdate) =>
      answer(
        api.PATCH("/v1/analytics/{projectId}/feedback/{feedbackId}", {
          params: { path: { projectId, feedbackId: id } },
          body,
        }),
      ),
    onSuccess: (changed) => {
      queryClient.setQueriesData<Lists>(
        { queryKey: [...feedbackKey(projectId), "entries"] },
        (lists) =>
          lists && {
            ...lists,
            pages: lists.pages.map((page) => ({
              ...page,
              feedback: page.feedback.map((entry) => (entry.id === id ? changed : entry)),
            })),
          },
      );
      // Counts by status have changed; they are read when they are looked at next.
      void queryClient.invalidateQueries({ queryKey: feedbackKey(projectId), refetchType: "none" });
    },
  });
}
