import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { Table, Td, Th, Tr } from "../components/table.tsx";
import type { queryOf } from "./filters.ts";
import { feedbackByPageQuery } from "./queries.ts";
import { VoteBar } from "./vote-bar.tsx";

/** Pages by the amount of feedback. On a phone the bars stand below the addresses, so that all counts of votes are in sight. */
export function ByPageTable({ projectId, query }: { projectId: string; query: ReturnType<typeof queryOf> }) {
  const byPage = useInfiniteQuery(feedbackByPageQuery(projectId, query));
  return (
    <PagedView query={byPage} itemsOf={(page) => page.feedback} empty={<NoFeedback />}>
      {(rows) => {
        const largest = Math.max(...rows.map(({ votes }) => votes.up + votes.down));
        return (
          <Table label="Feedback by page" className="md:min-w-2xl">
            <thead>
              <tr>
                <Th className="w-full">Page</Th>
                <Th className="min-w-48 max-md:hidden">Votes</Th>
                <Th className="text-end! max-md:px-2">Helpful</Th>
                <Th className="text-end! max-md:px-2 max-md:whitespace-normal">Not helpful</Th>
                <Th className="text-end! max-md:hidden">Code</Th>
                <Th className="text-end!">Entries</Th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ path, votes, code, total }) => (
                <Tr key={path}>
                  <Td className="font-mono text-xs wrap-anywhere">
                    {path}
                    <div className="mt-2 md:hidden">
                      <VoteBar up={votes.up} down={votes.down} largest={largest} />
                    </div>
                  </Td>
                  <Td className="max-md:hidden">
                    <VoteBar up={votes.up} down={votes.down} largest={largest} />
                  </Td>
                  <Td className="tabular text-end max-md:px-2">{votes.up}</Td>
                  <Td className="tabular text-end max-md:px-2">{votes.down}</Td>
                  <Td className="tabular text-end max-md:hidden">{code}</Td>
                  <Td className="tabular text-end font-medium">{total}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        );
      }}
    </PagedView>
  );
}

/** What stands where no feedback passes the filters. */
export function NoFeedback() {
  return (
    <EmptyState icon={MessageSquare} title="No feedback here">
      Nothing passes these filters. Readers vote at the end of each page of the site.
    </EmptyState>
  );
}
