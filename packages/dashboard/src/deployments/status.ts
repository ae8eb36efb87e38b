import type { DeploymentSource, DeploymentStatus } from "@lectern/contract";
import type { Tone } from "../components/badge.tsx";

export const statusLabels: Record<DeploymentStatus, { label: string; tone: Tone }> = {
  queued: { label: "Queued", tone: "neutral" },
  in_progress: { label: "Building", tone: "accent" },
  success: { label: "Ready", tone: "good" },
  failure: { label: "Failed", tone: "bad" },
};

export const sourceLabels: Record<DeploymentSource, string> = {
  api: "API",
  dashboard: "Dashboard",
  github: "GitHub",
  gitlab: "GitLab",
  internal: "Lectern",
};

/** Whether the deployment has not ended yet. */
export function isRunning({ status }: { status: DeploymentStatus }): boolean {
  return status === "queued" || status === "in_progress";
}
