import { classNames } from "../class-names.ts";

/** A place held for what is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("animate-pulse rounded-md bg-hover", className)} />;
}

/** Rows of a list that is being loaded; read out once as "Loading". */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div role="status" className="grid divide-y">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else to tell them apart
        <div key={row} className="flex items-center gap-4 px-4 py-3.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className={row % 2 === 0 ? "h-4 w-1/2" : "h-4 w-2/5"} />
          <Skeleton className="ms-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
