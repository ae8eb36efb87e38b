import type { FeedbackVotes } from "../api/types.ts";

const daySeconds = 86_400;

/**
 * The votes for each UTC day from `dateFrom` up to, and without, `dateTo` (both `YYYY-MM-DD`); days without a vote are
 * there with zeros. `days` are midnights in seconds.
 */
export function votesByDay(
  counted: FeedbackVotes["days"],
  dateFrom: string,
  dateTo: string,
): { days: number[]; up: number[]; down: number[] } {
  const first = Date.parse(dateFrom) / 1000;
  const count = Math.max(0, Math.round((Date.parse(dateTo) / 1000 - first) / daySeconds));
  const days = Array.from({ length: count }, (_, index) => first + index * daySeconds);
  const byDay = new Map(counted.map((day) => [Date.parse(day.date) / 1000, day]));
  return {
    days,
    up: days.map((day) => byDay.get(day)?.up ?? 0),
    down: days.map((day) => byDay.get(day)?.down ?? 0),
  };
}
