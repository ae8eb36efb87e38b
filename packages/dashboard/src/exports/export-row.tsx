import type { ExportStatus } from "@lectern/contract";
import { countOf } from "@lectern/contract/count-of";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { ExportJob } from "../api/types.ts";
import { Badge, type Tone } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { ProgressBar } from "../components/loading/progress-bar.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useUnavailable } from "../session/me.ts";
import { BundleLink, useBundle } from "./bundle-link.tsx";
import { isExporting } from "./queries.ts";

const statuses: Record<ExportStatus, { label: string; tone: Tone }> = {
  queued: { label: "Queued", tone: "neutral" },
  running: { label: "Running", tone: "accent" },
  completed: { label: "Completed", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

/** One export: its progress while it runs, its bundle once it is complete. */
export function ExportRow({ projectId, job }: { projectId: string; job: ExportJob }) {
  const [cancelling, setCancelling] = useState(false);
  const unavailable = useUnavailable("editor");
  const queryClient = useQueryClient();
  const bundle = useBundle(job.jobId);
  const running = isExporting(job);
  const { label, tone } = statuses[job.status];
  const cancel = async () => {
    await answer(api.DELETE("/v1/static-export/jobs/{jobId}", { params: { path: { jobId: job.jobId } } }));
    await queryClient.invalidateQueries({ queryKey: ["project", projectId, "exports"] });
  };
  return (
    <li className="grid gap-3 px-4 py-3.5">
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:items-center">
        <div>
          <Badge tone={tone} dot moving={running}>
            {label}
          </Badge>
        </div>
        <div className="min-w-0">
          <p className="truncate font-medium">{job.version}</p>
          <p className="truncate text-sm text-muted">
            {job.target === "air-gapped" ? "Air-gapped" : "Hosted by you"} · {job.domain} ·{" "}
            <Moment at={job.createdAt} />
          </p>
        </div>
        <div className="flex items-center gap-3 text-sm text-muted">
          <span className="tabular">{pagesOf(job)}</span>
          {running && (
            <Button size="sm" unavailable={unavailable} onClick={() => setCancelling(true)}>
              Cancel
            </Button>
          )}
          {job.status === "completed" && (
            <Button
              size="sm"
              icon={Download}
              busy={bundle.isPending}
              unavailable={unavailable}
              onClick={() => bundle.mutate()}
            >
              {bundle.data ? "New link" : "Get link"}
            </Button>
          )}
        </div>
      </div>
      {running && (
        <div className="flex items-center gap-3">
          <ProgressBar value={job.progress} label={`Progress of ${job.version}`} />
          <span className="tabular w-10 text-end text-sm text-muted">{Math.floor(job.progress)}%</span>
        </div>
      )}
      {job.error && <p className="text-sm text-bad wrap-anywhere">{job.error}</p>}
      <BundleLink bundle={bundle} />
      <ConfirmDialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title="Cancel this export?"
        action="Cancel export"
        run={cancel}
      >
        It ends as failed and leaves no bundle. Another can be started at any time.
      </ConfirmDialog>
    </li>
  );
}

function pagesOf({ pageCount, totalPages, status }: ExportJob): string {
  if (totalPages === null || status === "completed") return countOf(pageCount, "page");
  return `${pageCount} of ${totalPages} pages`;
}
