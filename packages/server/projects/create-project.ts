import { randomBytes } from "node:crypto";
import { ApiError, newId, type ProjectCreate } from "@lectern/contract";
import type { Transaction } from "kysely";
import { type AuditActor, writeAudit } from "../accounts/index.ts";
import type { Services } from "../services.ts";
import type { Schema } from "../storage/index.ts";
import { sealCredential } from "./credential.ts";
import { isFreeForm, slugCandidates } from "./slug.ts";
import { checkSource } from "./source.ts";
import type { ProjectRow } from "./store.ts";

/**
 * Makes a project. Its slug, the label of its host names, is the one asked for or one made from the name.
 * @throws {ApiError} `invalid_request`; `conflict` when the slug asked for is taken (by whomever: host names are one space).
 */
export async function createProject(
  transaction: Transaction<Schema>,
  services: Pick<Services, "config" | "secrets">,
  actor: AuditActor,
  input: ProjectCreate,
): Promise<ProjectRow> {
  const { name, repositoryUrl, branch = "main", directory = "", credential } = checkSource(services.config, input);
  if (input.slug !== undefined && !isFreeForm(input.slug)) {
    throw new ApiError("invalid_request", { details: [{ message: "slug is a reserved name", path: "body.slug" }] });
  }
  const id = newId("project");
  const candidates = input.slug !== undefined ? [input.slug] : slugCandidates(name, randomBytes(3).toString("hex"));
  for (const slug of candidates) {
    const row = await transaction
      .insertInto("projects")
      .values({
        id,
        organization_id: actor.organizationId,
        name,
        slug,
        repository_url: repositoryUrl,
        branch,
        directory,
        credential: credential ? sealCredential(services.secrets, id, credential) : null,
      })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) continue;
    await writeAudit(transaction, actor, "project.create", id, { name, slug, repositoryUrl });
    return row;
  }
  throw new ApiError("conflict", { message: `The slug ${candidates[0]} is taken` });
}
