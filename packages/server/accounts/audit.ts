import { newId } from "@lectern/contract";
import type { Connection } from "../storage/index.ts";

/** Everything that is written to the audit log; a name never changes its meaning. */
export type AuditAction =
  | "organization.create"
  | "organization.update"
  | "session.create"
  | "session.end"
  | "session.refuse"
  | "key.create"
  | "key.rotate"
  | "key.revoke"
  | "member.join"
  | "member.role"
  | "member.remove"
  | "invitation.create"
  | "invitation.revoke"
  | "project.create"
  | "project.update"
  | "project.delete"
  | "domain.create"
  | "domain.verify"
  | "domain.delete"
  | "deployment.request"
  | "deployment.rollback"
  | "preview.delete";

/** Who did it: a `Caller`, or the program itself. */
export interface AuditActor {
  organizationId: string;
  actor: string;
}

/**
 * Adds an entry to the organization's audit log, in the transaction of what it tells about.
 * @param target the id or name of what was changed
 * @param detail names and values that help; never a secret
 */
export async function writeAudit(
  connection: Connection,
  { organizationId, actor }: AuditActor,
  action: AuditAction,
  target: string | null = null,
  detail: Record<string, unknown> | null = null,
): Promise<void> {
  await connection
    .insertInto("audit_log")
    .values({
      id: newId("auditEntry"),
      organization_id: organizationId,
      actor,
      action,
      target,
      detail: detail && JSON.stringify(detail),
    })
    .execute();
}
