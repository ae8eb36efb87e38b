import { randomBytes } from "node:crypto";
import { ApiError, type Domain, type ErrorDetail, newId } from "@lectern/contract";
import { sql, type Transaction } from "kysely";
import { type AuditActor, writeAudit } from "../accounts/index.ts";
import type { Services } from "../services.ts";
import { isUniqueViolation, type Schema } from "../storage/index.ts";
import { isWithin, normalizeHostname } from "./hostname.ts";
import { type DomainRow, findDomain } from "./store.ts";
import type { ResolveTxt } from "./txt-records.ts";

/** Where the record that proves a domain is put. */
const recordLabel = "_lectern-challenge";

/**
 * Adds a domain to the project, to be verified. Others may claim the same name; only who proves it has it.
 * @throws {ApiError} `invalid_request` for what is no public host name or one of ours; `conflict` when the project has it.
 */
export async function addDomain(
  transaction: Transaction<Schema>,
  { config, urls }: Pick<Services, "config" | "urls">,
  actor: AuditActor,
  projectId: string,
  text: string,
): Promise<DomainRow> {
  const hostname = normalizeHostname(text);
  const own = [config.sitesDomain, config.previewsDomain, new URL(urls.publicUrl).hostname, "localhost"];
  if (hostname === null) throw invalid("hostname must be a host name such as docs.example.com");
  if (own.some((domain) => isWithin(hostname, domain))) throw invalid("hostname belongs to this server itself");
  const row = await transaction
    .insertInto("domains")
    .values({
      id: newId("domain"),
      organization_id: actor.organizationId,
      project_id: projectId,
      hostname,
      verification_token: `lectern-verification=${randomBytes(20).toString("hex")}`,
    })
    .onConflict((conflict) => conflict.columns(["project_id", "hostname"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError("conflict", { message: `The project has the domain ${hostname} already` });
  await writeAudit(transaction, actor, "domain.create", hostname, { projectId });
  return row;
}

/**
 * Asks DNS for the record that proves the domain, outside of any transaction since it may take seconds; a verified domain
 * stays verified.
 * @throws {ApiError} `conflict` when the record is not there.
 */
export async function checkRecord(resolveTxt: ResolveTxt, domain: DomainRow): Promise<void> {
  if (domain.verified_at) return;
  const { name, value } = verificationRecord(domain);
  if (!(await resolveTxt(name)).includes(value)) {
    throw new ApiError("conflict", {
      message: `DNS has no TXT record ${name} with the value ${value}; it may take a while`,
    });
  }
}

/**
 * Marks a domain as verified whose record was found.
 * @throws {ApiError} `conflict` when it is verified for another project.
 */
export async function markVerified(
  transaction: Transaction<Schema>,
  actor: AuditActor,
  domain: DomainRow,
): Promise<DomainRow> {
  if (domain.verified_at) return domain;
  try {
    await transaction
      .updateTable("domains")
      .set({ verified_at: sql<Date>`now()` })
      .where("id", "=", domain.id)
      .where("verified_at", "is", null)
      .execute();
    await writeAudit(transaction, actor, "domain.verify", domain.hostname, { projectId: domain.project_id });
    return await findDomain(transaction, actor.organizationId, domain.project_id, domain.hostname);
  } catch (error) {
    if (!isUniqueViolation(error, "domains_verified")) throw error;
    throw new ApiError("conflict", {
      message: `${domain.hostname} is verified for another project; remove it there first`,
    });
  }
}

/** Removes the domain; whoever wants it next proves it anew, with another record. */
export async function removeDomain(
  transaction: Transaction<Schema>,
  actor: AuditActor,
  domain: DomainRow,
): Promise<void> {
  await transaction.deleteFrom("domains").where("id", "=", domain.id).execute();
  await writeAudit(transaction, actor, "domain.delete", domain.hostname, { projectId: domain.project_id });
}

/** The answer of the API, with the DNS record that verifies the domain. */
export function presentDomain(row: DomainRow): Domain {
  return {
    hostname: row.hostname,
    verified: row.verified_at !== null,
    verification: verificationRecord(row),
    createdAt: row.created_at.toISOString(),
  };
}

function verificationRecord(row: DomainRow): Domain["verification"] {
  return { name: `${recordLabel}.${row.hostname}`, type: "TXT", value: row.verification_token };
}

function invalid(message: string): ApiError {
  const details: ErrorDetail[] = [{ message, path: "body.hostname" }];
  return new ApiError("invalid_request", { details });
}
