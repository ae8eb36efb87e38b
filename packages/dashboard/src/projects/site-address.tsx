import type { Project } from "../api/types.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { readableUrl } from "../format/safe-url.ts";

/** The address of a project's site; a link as soon as something was published there. */
export function SiteAddress({
  project: { siteUrl, liveDeploymentId },
  className,
}: {
  project: Pick<Project, "siteUrl" | "liveDeploymentId">;
  className?: string;
}) {
  if (liveDeploymentId === null) return <span className={className}>{readableUrl(siteUrl)}</span>;
  return <ExternalLink href={siteUrl} {...(className ? { className } : {})} />;
}
