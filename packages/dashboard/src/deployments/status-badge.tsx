import type { Deployment } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { isRunning, statusLabels } from "./status.ts";

/** The state of a deployment in one word; the one that is served says so. */
export function DeploymentStatusBadge({ deployment }: { deployment: Pick<Deployment, "status" | "live"> }) {
  const { label, tone } = statusLabels[deployment.status];
  return (
    <Badge tone={tone} dot moving={isRunning(deployment)}>
      {deployment.live ? "Live" : label}
    </Badge>
  );
}
