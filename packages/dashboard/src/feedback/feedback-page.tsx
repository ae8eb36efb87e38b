import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { Card } from "../components/card.tsx";
import { classNames } from "../components/class-names.ts";
import { PageHeader } from "../components/page-header.tsx";
import { useProject } from "../projects/use-project.ts";
import { ByPageTable } from "./by-page-table.tsx";
import { EntryList } from "./entry-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { filterOf, queryOf } from "./filters.ts";
import { VotesChart } from "./votes-chart.tsx";

const views = [
  { value: undefined, label: "By page" },
  { value: "entries", label: "Entries" },
] as const;

/** What readers say: over time, by page, and entry by entry. The filters are in the address, so they can be shared. */
export function FeedbackPage() {
  const project = useProject();
  const search = useSearch({ from: "/signed-in/projects/$projectId/feedback" });
  const navigate = useNavigate({ from: "/projects/$projectId/feedback" });
  const { days, source, status } = filterOf(search);
  const query = useMemo(() => queryOf({ days, source, status }, Date.now()), [days, source, status]);
  return (
    <div className="stack gap-5">
      <PageHeader title="Feedback" within={project.name} description="Votes and comments of readers and agents." />
      <FilterBar
        filter={{ days, source, status }}
        onChange={(next) =>
          navigate({
            search: ({ view }) => ({
              ...(view ? { view } : {}),
              ...(next.days === 30 ? {} : { days: next.days }),
              ...(next.source ? { source: next.source } : {}),
              ...(next.status ? { status: next.status } : {}),
            }),
            replace: true,
          })
        }
      />
      <Card title="Votes over time">
        <VotesChart projectId={project.projectId} query={query} />
      </Card>
      <Card flush>
        <fieldset className="flex gap-1 border-b px-3 py-2">
          <legend className="sr-only">Show</legend>
          {views.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={search.view === value}
              onClick={() =>
                navigate({ search: ({ view: _, ...rest }) => (value ? { ...rest, view: value } : rest), replace: true })
              }
              className={classNames(
                "h-7 rounded-md px-2.5 text-sm font-medium text-muted hover:text-ink pointer-coarse:h-9",
                "aria-pressed:bg-hover aria-pressed:text-ink",
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {search.view === "entries" ? (
          <EntryList projectId={project.projectId} query={query} />
        ) : (
          <ByPageTable projectId={project.projectId} query={query} />
        )}
      </Card>
    </div>
  );
}
