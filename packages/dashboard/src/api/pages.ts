import { infiniteQueryOptions } from "@tanstack/react-query";

interface Page {
  hasMore: boolean;
  nextCursor: string | null;
}

/**
 * Options of a list read page by page by the API's one paging rule.
 * @param read reads the page at the cursor; undefined is the first page.
 */
export function pagedQuery<Answer extends Page>(
  key: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Answer>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Answer) => (last.hasMore ? (last.nextCursor ?? undefined) : undefined),
  });
}
