import { CircleAlert } from "lucide-react";
import { asFailure } from "../../api/api-failure.ts";
import { describeFailure } from "../../api/describe-failure.ts";

/** What went wrong with a form or a page, read out at once; `details` are those that no field shows. */
export function FailureNotice({ error, details }: { error: unknown; details?: string[] }) {
  if (error === null || error === undefined) return null;
  const failure = asFailure(error);
  const { title, lines, advice } = describeFailure(failure, details);
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-lg border border-transparent bg-bad-soft px-3 py-2.5 text-sm text-bad"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {lines.length > 0 && (
          <ul className="mt-0.5 list-inside list-disc">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {advice && <p className="mt-0.5">{advice}</p>}
      </div>
    </div>
  );
}
