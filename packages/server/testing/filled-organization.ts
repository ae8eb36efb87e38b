import { randomUUID } from "node:crypto";
import { newId } from "@lectern/contract";
import { createKey } from "../accounts/index.ts";
import { createOwner } from "../accounts/testing.ts";
import { addEntries, addProject } from "../feedback/testing.ts";
import type { TestApi } from "../http/testing.ts";

/** Ids by the names that the API's paths have for them: `projectId`, `keyId`, `hostname` and the like. */
export type PathValues = Record<string, string>;

/** Gives the API's own organization one of everything that a path can name. */
export async function fillOrganization(api: TestApi): Promise<PathValues> {
  const { db, organizationId } = api;
  const own = { organization_id: organizationId };
  const owner = await createOwner(db, {
    organizationId,
    name: "Olga",
    email: "olga@example.com",
    password: "a long enough password",
  });
  const user = { id: "usr_editor", name: "Ed", email: "ed@example.com" };
  await db.insertInto("users").values(user).execute();
  const memberId = newId("member");
  await db
    .insertInto("members")
    .values({ ...own, id: memberId, user_id: user.id, role: "editor" })
    .execute();
  const { row: key } = await createKey(
    db,
    api.services.secrets,
    { organizationId, actor: "test" },
    { name: "CI", scope: "read" },
  );
  const invitationId = newId("invitation");
  const token_hash = randomUUID();
  const expires_at = new Date(Date.now() + 86_400_000);
  await db
    .insertInto("invitations")
    .values({ ...own, id: invitationId, email: "new@example.com", role: "viewer", token_hash, expires_at })
    .execute();

  const projectId = await addProject(db, organizationId);
  const inProject = { ...own, project_id: projectId };
  // An address at which nobody is asked.
  await db.updateTable("projects").set({ repository_url: "https://127.0.0.1:1/docs.git" }).execute();
  const hostname = "docs.example.com";
  await db
    .insertInto("domains")
    .values({ ...inProject, id: newId("domain"), hostname, verification_token: "t" })
    .execute();
  const branch = "draft";
  await db
    .insertInto("previews")
    .values({ ...inProject, id: newId("preview"), branch, host_label: "draft-0123456789" })
    .execute();
  const statusId = newId("deployment");
  await db
    .insertInto("deployments")
    .values({ ...inProject, id: statusId, kind: "production", branch: "main", source: "api" })
    .execute();
  const jobId = newId("exportJob");
  const job = { domain: "docs.sites.localhost", target: "client-hosted", version: "v1", features: "{}" } as const;
  await db
    .insertInto("export_jobs")
    .values({ ...inProject, ...job, id: jobId, deployment_id: statusId })
    .execute();
  const [feedbackId = ""] = await addEntries(db, organizationId, projectId, [{ comment: "unclear" }]);
  return {
    memberId,
    ownerId: owner.memberId,
    keyId: key.id,
    invitationId,
    projectId,
    hostname,
    branch,
    statusId,
    jobId,
    feedbackId,
  };
}

/** Tables that say how the API was used, and not what is in it. */
const bookkeeping = new Set(["rate_limit_buckets", "idempotency_keys", "schema_migrations", "server_secrets"]);

/** Every row there is, by table: what a request that must change nothing leaves as it was. */
export async function everyRow(api: TestApi): Promise<Record<string, unknown[]>> {
  const tables = await api.db.introspection.getTables();
  const rows: Record<string, unknown[]> = {};
  for (const { name, schema } of tables) {
    if (schema !== "public" || bookkeeping.has(name)) continue;
    rows[name] = await api.db
      .selectFrom(name as "projects")
      .selectAll()
      .execute();
  }
  return rows;
}
