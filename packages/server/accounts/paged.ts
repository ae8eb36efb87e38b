import type { Page } from "../storage/page-query.ts";

/** The paging fields of an answer. */
export function pageInfo(page: Page<unknown>): { hasMore: boolean; nextCursor: string | null } {
  return { hasMore: page.hasMore, nextCursor: page.nextCursor };
}
