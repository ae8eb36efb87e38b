import type { FeedbackSource, FeedbackStatus } from "@lectern/contract";

export const sourceLabels: Record<FeedbackSource, string> = {
  contextual: "With comment",
  thumbs_only: "Thumbs only",
  code_snippet: "Code block",
  agent: "Agent",
};
export const statusLabels: Record<FeedbackStatus, string> = {
  pending: "Pending",
  in_progress: "In progress",
  resolved: "Resolved",
  dismissed: "Dismissed",
};
export const dayChoices = [7, 30, 90] as const;

export interface FeedbackFilter {
  days: (typeof dayChoices)[number];
  source: FeedbackSource | null;
  status: FeedbackStatus | null;
}

/** A filter from the address of the page; what is not known falls back to the default. */
export function filterOf(search: { days?: number; source?: string; status?: string }): FeedbackFilter {
  return {
    days: dayChoices.find((days) => days === search.days) ?? 30,
    source: keyOf(sourceLabels, search.source),
    status: keyOf(statusLabels, search.status),
  };
}

/**
 * The query of the API for a filter: whole days in UTC, the last one being today. `dateTo` is exclusive there,
 * so it is tomorrow.
 */
export function queryOf(filter: FeedbackFilter, now: number) {
  const today = Math.floor(now / 86_400_000);
  const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  return {
    dateFrom: day(today - filter.days + 1),
    dateTo: day(today + 1),
    ...(filter.source ? { source: filter.source } : {}),
    ...(filter.status ? { status: filter.status } : {}),
  };
}

function keyOf<Key extends string>(labels: Record<Key, string>, wanted: string | undefined): Key | null {
  return wanted !== undefined && Object.hasOwn(labels, wanted) ? (wanted as Key) : null;
}
