import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadMore } from "./load-more.tsx";
import { QueryView } from "./query-view.tsx";

/** A list that is read page by page: its items so far, what stands where there is none, and the way to the next page. */
export function PagedView<Page, Item>({
  query,
  itemsOf,
  empty,
  children,
}: {
  query: UseInfiniteQueryResult<InfiniteData<Page, unknown>>;
  itemsOf: (page: Page) => readonly Item[];
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}) {
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const items = pages.flatMap(itemsOf);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items)}
            <LoadMore query={query} />
          </>
        );
      }}
    </QueryView>
  );
}
