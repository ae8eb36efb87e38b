import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import type { Deployment, Project } from "../api/types.ts";
import { adviceOnSettings } from "./advice.ts";
import { place } from "./diagnostics-table.tsx";

/** Why a deployment failed, where, and what would mend it. */
export function DeploymentFailure({
  deployment,
  error,
  project,
}: {
  deployment: Deployment;
  error: NonNullable<Deployment["error"]>;
  project: Project;
}) {
  const advice = adviceOnSettings(deployment);
  return (
    <div role="alert" className="flex gap-3 rounded-xl border border-transparent bg-bad-soft px-4 py-3.5 text-bad">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{error.message}</p>
        {error.file && <p className="font-mono text-sm">{place({ ...error, file: error.file })}</p>}
        {advice && (
          <p className="text-sm">
            {advice}:{" "}
            <Link to="/projects/$projectId/settings" params={{ projectId: project.projectId }} className="underline">
              Project settings
            </Link>
          </p>
        )}
        <p className="mt-0.5 text-sm">
          <code className="font-mono text-xs">{error.code}</code>
          {deployment.kind === "production" && project.liveDeploymentId && " · The site that was live stays as it was."}
        </p>
      </div>
    </div>
  );
}
