import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedView } from "../components/loading/paged-view.tsx";
import { NoFeedback } from "./by-page-table.tsx";
import { EntryRow } from "./entry-row.tsx";
import type { queryOf } from "./filters.ts";
import { feedbackEntriesQuery } from "./queries.ts";

/** Entries, newest first. */
export function EntryList({ projectId, query }: { projectId: string; query: ReturnType<typeof queryOf> }) {
  const entries = useInfiniteQuery(feedbackEntriesQuery(projectId, query));
  return (
    <PagedView query={entries} itemsOf={(page) => page.feedback} empty={<NoFeedback />}>
      {(rows) => (
        <ul className="divide-y">
          {rows.map((entry) => (
            <EntryRow key={entry.id} projectId={projectId} entry={entry} />
          ))}
        </ul>
      )}
    </PagedView>
  );
}
