import type { ProjectCredential } from "@lectern/contract";
import type { Secrets } from "../services.ts";
import { seal, unseal } from "../storage/encrypt.ts";
import type { ProjectRow } from "./store.ts";

/** Encrypts a repository's credential for its project; elsewhere it does not open. */
export function sealCredential(
  secrets: Pick<Secrets, "credentialKey">,
  projectId: string,
  credential: ProjectCredential,
): string {
  return seal(secrets.credentialKey, JSON.stringify(credential), context(projectId));
}

/** The credential of the project's repository; null for a public one. */
export function openCredential(
  secrets: Pick<Secrets, "credentialKey">,
  project: Pick<ProjectRow, "id" | "credential">,
): ProjectCredential | null {
  if (!project.credential) return null;
  return JSON.parse(unseal(secrets.credentialKey, project.credential, context(project.id))) as ProjectCredential;
}

function context(projectId: string): string {
  return `project:${projectId}`;
}
