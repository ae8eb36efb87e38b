import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { FeedbackVotes } from "../api/types.ts";
import { QueryView } from "../components/loading/query-view.tsx";
import { Skeleton } from "../components/loading/skeleton.tsx";
import { TimeChart } from "../components/time/time-chart.tsx";
import type { queryOf } from "./filters.ts";
import { feedbackVotesQuery } from "./queries.ts";
import { votesByDay } from "./votes-by-day.ts";

const height = 150;

/** Votes for each day of the filter's time. */
export function VotesChart({ projectId, query }: { projectId: string; query: ReturnType<typeof queryOf> }) {
  const votes = useQuery(feedbackVotesQuery(projectId, query));
  return (
    <QueryView query={votes} loading={<Skeleton className="h-[150px] w-full" />}>
      {({ days }) => <Chart counted={days} dateFrom={query.dateFrom} dateTo={query.dateTo} />}
    </QueryView>
  );
}

function Chart({ counted, dateFrom, dateTo }: { counted: FeedbackVotes["days"]; dateFrom: string; dateTo: string }) {
  const { days, series, summary, isEmpty } = useMemo(() => {
    const votes = votesByDay(counted, dateFrom, dateTo);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    return {
      days: votes.days,
      series: [
        { label: "Helpful", color: "--good-mark", values: votes.up },
        { label: "Not helpful", color: "--bad-mark", values: votes.down },
      ],
      isEmpty: sum(votes.up) + sum(votes.down) === 0,
      summary: `Votes by day: ${sum(votes.up)} helpful, ${sum(votes.down)} not helpful`,
    };
  }, [counted, dateFrom, dateTo]);
  // An axis without a bar would tell numbers that nobody has counted.
  if (isEmpty) return <p className="py-6 text-center text-muted">No votes in this time.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <TimeChart days={days} series={series} summary={summary} height={height} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-faint">
        <Key className="bg-good-mark" label="Helpful" />
        <Key className="bg-bad-mark" label="Not helpful" />
      </p>
    </div>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2 rounded-xs ${className}`} />
      {label}
    </span>
  );
}
