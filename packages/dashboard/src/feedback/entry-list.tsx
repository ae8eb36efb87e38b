import { useInfiniteQuery } from "@tanstack/react-query";
import { LoadMore } from "../components/load-more.tsx";
import { QueryView } from "../components/query-view.tsx";
import { NoFeedback } from "./by-page-table.tsx";
import { EntryRow } from "./entry-row.tsx";
import type { queryOf } from "./filters.ts";
import { feedbackEntriesQuery } from "./queries.ts";

/** Entries, newest first. */
export function EntryList({ projectId, query }: { projectId: string; query: ReturnType<typeof queryOf> }) {
  const entries = useInfiniteQuery(feedbackEntriesQuery(projectId, query));
  return (
    <QueryView query={entries}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.feedback);
        if (rows.length === 0) return <NoFeedback />;
        return (
          <>
            <ul className="divide-y">
              {rows.map((entry) => (
                <EntryRow key={entry.id} projectId={projectId} entry={entry} />
              ))}
            </ul>
            <LoadMore query={entries} />
          </>
        );
      }}
    </QueryView>
  );
}
