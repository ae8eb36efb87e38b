import type { ProjectUpdate } from "@lectern/contract";
import { sql, type Transaction } from "kysely";
import { type AuditActor, writeAudit } from "../accounts/index.ts";
import { parseRemote } from "../git/index.ts";
import type { Services } from "../services.ts";
import type { Schema } from "../storage/index.ts";
import { sealCredential } from "./credential.ts";
import { checkSource } from "./source.ts";
import type { ProjectRow } from "./store.ts";

/**
 * Changes what the request names and leaves the rest. A credential is given to the host that it was entered for only: with
 * a repository on another host it is forgotten unless the request brings one.
 * @throws {ApiError} `invalid_request`
 */
export async function updateProject(
  transaction: Transaction<Schema>,
  services: Pick<Services, "config" | "secrets">,
  actor: AuditActor,
  project: ProjectRow,
  input: ProjectUpdate,
): Promise<ProjectRow> {
  const { name, repositoryUrl, branch, directory, credential } = checkSource(services.config, input);
  const movesHost = repositoryUrl !== undefined && hostOf(repositoryUrl) !== hostOf(project.repository_url);
  const sealed = credential ? sealCredential(services.secrets, project.id, credential) : null;
  const row = await transaction
    .updateTable("projects")
    .set({
      ...(name !== undefined ? { name } : {}),
      ...(repositoryUrl !== undefined ? { repository_url: repositoryUrl } : {}),
      ...(branch !== undefined ? { branch } : {}),
      ...(directory !== undefined ? { directory } : {}),
      ...(credential !== undefined || movesHost ? { credential: sealed } : {}),
      updated_at: sql<Date>`now()`,
    })
    .where("organization_id", "=", actor.organizationId)
    .where("id", "=", project.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const given = { name, repositoryUrl, branch, directory, credential };
  const changed = Object.entries(given).flatMap(([field, value]) => (value !== undefined ? [field] : []));
  await writeAudit(transaction, actor, "project.update", project.id, { changed });
  return row;
}

/** Both forms of an SSH remote name their host the same way. */
function hostOf(url: string): string {
  const { host, port } = parseRemote(url);
  return `${host}:${port}`;
}
