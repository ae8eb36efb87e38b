import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { SkeletonRows } from "./skeleton.tsx";

/**
 * The three states of something read from the API: loading, failed with a way to try again, there.
 * What was read before stays in sight when reading it again fails.
 */
export function QueryView<Data>({
  query,
  loading = <SkeletonRows />,
  children,
}: {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return loading;
  return (
    <div className="grid justify-items-start gap-3 p-4">
      <FailureNotice error={query.error} />
      <Button size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
