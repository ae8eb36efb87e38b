import { PageHeader } from "../components/page-header.tsx";
import { CredentialSettings } from "./credential-settings.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { DomainSettings } from "./domain-settings.tsx";
import { GeneralSettings } from "./general-settings.tsx";
import { useProject } from "./use-project.ts";

/** The settings of a project: general, credential, domains, and how it is deleted. */
export function ProjectSettingsPage() {
  const project = useProject();
  return (
    <div className="stack max-w-3xl gap-5">
      <PageHeader title="Settings" within={project.name} />
      {/* Made anew when the saved values change, so that the fields show what is saved. */}
      <GeneralSettings key={project.updatedAt} project={project} />
      <CredentialSettings project={project} />
      <DomainSettings project={project} />
      <DangerZone project={project} />
    </div>
  );
}
