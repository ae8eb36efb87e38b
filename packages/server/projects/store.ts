import { ApiError } from "@lectern/contract";
import type { Selectable } from "kysely";
import type { Connection, Schema } from "../storage/index.ts";

export type ProjectRow = Selectable<Schema["projects"]>;
export type DomainRow = Selectable<Schema["domains"]>;

/**
 * The organization's project.
 * @throws {ApiError} `not_found`, also when it is another organization's.
 */
export async function findProject(
  connection: Connection,
  organizationId: string,
  projectId: string,
): Promise<ProjectRow> {
  const row = await connection
    .selectFrom("projects")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", projectId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * The organization's project that a host name serves: a verified domain of its own, or its label under the sites domain.
 * @param domain in lower case; see `normalizeHostname`
 * @returns null when there is none, or it is another organization's
 */
export async function projectByDomain(
  connection: Connection,
  sitesDomain: string,
  organizationId: string,
  domain: string,
): Promise<ProjectRow | null> {
  const suffix = `.${sitesDomain}`;
  const slug = domain.endsWith(suffix) ? domain.slice(0, -suffix.length) : null;
  const row = await connection
    .selectFrom("projects")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where((where) =>
      slug !== null
        ? where("slug", "=", slug)
        : where(
            "id",
            "in",
            where
              .selectFrom("domains")
              .select("project_id")
              .where("hostname", "=", domain)
              .where("verified_at", "is not", null),
          ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** For each project the custom domain that was verified first; projects without one are left out. */
export async function mainDomains(connection: Connection, projectIds: readonly string[]): Promise<Map<string, string>> {
  if (projectIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom("domains")
    .select(["project_id", "hostname"])
    .distinctOn("project_id")
    .where("project_id", "in", [...projectIds])
    .where("verified_at", "is not", null)
    .orderBy("project_id")
    .orderBy("verified_at")
    .orderBy("hostname")
    .execute();
  return new Map(rows.map((row) => [row.project_id, row.hostname]));
}

/**
 * The project's domain.
 * @throws {ApiError} `not_found`
 */
export async function findDomain(
  connection: Connection,
  organizationId: string,
  projectId: string,
  hostname: string,
): Promise<DomainRow> {
  const row = await connection
    .selectFrom("domains")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("project_id", "=", projectId)
    .where("hostname", "=", hostname)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}
