import { Button } from "../button.tsx";
import { toastFailure } from "../overlays/toast.tsx";

interface PagedState {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ error: unknown }>;
}

/** The next page of a list, where there is one. */
export function LoadMore({ query }: { query: PagedState }) {
  if (!query.hasNextPage) return null;
  const load = async () => {
    const { error } = await query.fetchNextPage();
    if (error) toastFailure(error);
  };
  return (
    <div className="grid justify-items-center border-t p-3">
      <Button size="sm" busy={query.isFetchingNextPage} onClick={load}>
        Show more
      </Button>
    </div>
  );
}
