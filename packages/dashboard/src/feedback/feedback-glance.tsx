import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { useMemo } from "react";
import { buttonClass } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { QueryView } from "../components/loading/query-view.tsx";
import { filterOf, queryOf } from "./filters.ts";
import { feedbackByPageQuery } from "./queries.ts";
import { VoteBar } from "./vote-bar.tsx";
import { VotesChart } from "./votes-chart.tsx";

const pagesShown = 5;

/** The last month's feedback in one card: votes over time, and the pages that got most. */
export function FeedbackGlance({ projectId }: { projectId: string }) {
  const query = useMemo(() => queryOf(filterOf({}), Date.now()), []);
  const byPage = useInfiniteQuery(feedbackByPageQuery(projectId, query));
  const rows = byPage.data?.pages[0]?.feedback;
  return (
    <Card
      flush
      title="Feedback"
      description="The last 30 days"
      actions={
        <Link to="/projects/$projectId/feedback" params={{ projectId }} className={buttonClass("ghost", "sm")}>
          All feedback
        </Link>
      }
    >
      <QueryView query={byPage}>
        {() =>
          rows === undefined || rows.length === 0 ? (
            <EmptyState icon={MessageSquare} title="No feedback in the last 30 days">
              Readers vote at the end of each page; what they say appears here.
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 p-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <VotesChart projectId={projectId} query={query} />
              <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
                {rows.slice(0, pagesShown).map(({ path, votes, total }) => (
                  <li key={path} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                    <div className="flex justify-between gap-3 text-sm">
                      <span className="truncate font-mono text-xs leading-5">{path}</span>
                      <span className="tabular shrink-0 text-faint">
                        {votes.up} up, {votes.down} down
                      </span>
                    </div>
                    <VoteBar
                      up={votes.up}
                      down={votes.down}
                      largest={Math.max(...rows.map((row) => row.total), total)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </QueryView>
    </Card>
  );
}
