import { absoluteTime, relativeTime } from "../../format/time.ts";
import { useNow } from "./use-now.ts";

/** How long ago something was; the exact time on hover. */
export function Moment({ at }: { at: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={absoluteTime(at)} className="tabular whitespace-nowrap">
      {relativeTime(at, now)}
    </time>
  );
}
