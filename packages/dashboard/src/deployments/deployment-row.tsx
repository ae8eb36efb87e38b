import { Link } from "@tanstack/react-router";
import { GitCommitHorizontal } from "lucide-react";
import type { Deployment } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useNow } from "../components/time/use-now.ts";
import { duration } from "../format/time.ts";
import { isRunning, sourceLabels } from "./status.ts";
import { DeploymentStatusBadge } from "./status-badge.tsx";

/** One deployment in a list: state, what was built, who started it, how long it took. */
export function DeploymentRow({ deployment }: { deployment: Deployment }) {
  const { commit, projectId, _id: deploymentId } = deployment;
  const title = commit?.message.split("\n")[0] || deployment.summary || "Deployment";
  return (
    <li className="relative grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:items-center">
      <div>
        <DeploymentStatusBadge deployment={deployment} />
      </div>
      <div className="min-w-0">
        <Link
          to="/projects/$projectId/deployments/$deploymentId"
          params={{ projectId, deploymentId }}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-faint">
          {commit && (
            <span className="flex min-w-0 items-center gap-1">
              <GitCommitHorizontal className="size-3.5 shrink-0" aria-hidden />
              <code className="font-mono text-xs">{commit.sha.slice(0, 7)}</code>
              <span className="truncate">on {commit.ref}</span>
            </span>
          )}
          {deployment.kind === "preview" && <Badge>Preview</Badge>}
        </p>
      </div>
      <div className="flex items-center gap-x-4 text-sm text-muted sm:grid sm:justify-items-end">
        <span>
          <Moment at={deployment.createdAt} />
        </span>
        <span className="text-faint">
          {sourceLabels[deployment.source]} · <Elapsed deployment={deployment} />
        </span>
      </div>
    </li>
  );
}

/** How long a deployment took, or has taken so far. */
export function Elapsed({ deployment }: { deployment: Pick<Deployment, "createdAt" | "endedAt" | "status"> }) {
  const running = isRunning(deployment);
  const now = useNow(1000, running);
  return <span className="tabular">{duration(deployment.createdAt, deployment.endedAt ?? now)}</span>;
}
