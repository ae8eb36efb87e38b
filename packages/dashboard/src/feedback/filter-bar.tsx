import type { FeedbackSource, FeedbackStatus } from "@lectern/contract";
import { Select } from "../components/forms/field.tsx";
import { dayChoices, type FeedbackFilter, filterOf, sourceLabels, statusLabels } from "./filters.ts";

/** Time, source and status. */
export function FilterBar({ filter, onChange }: { filter: FeedbackFilter; onChange: (next: FeedbackFilter) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label="Time"
        value={filter.days}
        onChange={(event) => onChange({ ...filter, days: filterOf({ days: Number(event.target.value) }).days })}
      >
        {dayChoices.map((days) => (
          <option key={days} value={days}>
            Last {days} days
          </option>
        ))}
      </Select>
      <Select
        aria-label="Source"
        value={filter.source ?? ""}
        onChange={(event) => onChange({ ...filter, source: (event.target.value || null) as FeedbackSource | null })}
      >
        <option value="">Every source</option>
        {Object.entries(sourceLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Status"
        value={filter.status ?? ""}
        onChange={(event) => onChange({ ...filter, status: (event.target.value || null) as FeedbackStatus | null })}
      >
        <option value="">Every status</option>
        {Object.entries(statusLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
