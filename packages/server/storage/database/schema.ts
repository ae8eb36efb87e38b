import type {
  DeploymentError,
  DeploymentKind,
  DeploymentSource,
  DeploymentStatus,
  ExportFeatures,
  ExportStatus,
  ExportTarget,
  FeedbackSource,
  FeedbackStatus,
  KeyScope,
  Plan,
  Role,
} from "@lectern/contract";
import type { ColumnType, Generated, Kysely, Transaction } from "kysely";

/**
 * The tables of `migrations/`, as Kysely sees them. Times are `Date`; `bigint` and counts are numbers (all stay below
 * 2^53); JSON columns are written as JSON text and read as values.
 */
export interface Schema {
  organizations: { id: string; name: string; slug: string; plan: Generated<Plan>; created_at: Generated<Date> };
  users: {
    id: string;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  sessions: {
    id: string;
    user_id: string;
    token: string;
    expires_at: Date;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  user_accounts: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Date | null;
    refresh_token_expires_at: Date | null;
    scope: string | null;
    password: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: Date;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  members: { id: string; organization_id: string; user_id: string; role: Role; created_at: Generated<Date> };
  invitations: {
    id: string;
    organization_id: string;
    email: string;
    role: Role;
    token_hash: string;
    invited_by: string | null;
    expires_at: Date;
    accepted_at: Date | null;
    created_at: Generated<Date>;
  };
  api_keys: {
    id: string;
    organization_id: string;
    name: string;
    hash: string;
    prefix: string;
    suffix: string;
    scope: KeyScope;
    allowed_cidrs: Generated<string[]>;
    created_by: string | null;
    created_at: Generated<Date>;
    expires_at: Date | null;
    last_used_at: Date | null;
    revoked_at: Date | null;
    replaced_by: string | null;
  };
  audit_log: {
    id: string;
    organization_id: string;
    at: Generated<Date>;
    actor: string;
    action: string;
    target: string | null;
    detail: Json<Record<string, unknown> | null>;
  };
  rate_limit_buckets: { bucket: string; hits: Date[]; expires_at: Date };
  idempotency_keys: {
    organization_id: string;
    route: string;
    key: string;
    request_hash: string;
    status: number | null;
    headers: Json<Record<string, string> | null>;
    body: Json<unknown>;
    created_at: Generated<Date>;
  };
  server_secrets: { name: string; value: string; created_at: Generated<Date> };
  projects: {
    id: string;
    organization_id: string;
    name: string;
    slug: string;
    repository_url: string;
    branch: Generated<string>;
    directory: Generated<string>;
    credential: string | null;
    live_deployment_id: string | null;
    published_sequence: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  domains: {
    id: string;
    organization_id: string;
    project_id: string;
    hostname: string;
    verification_token: string;
    verified_at: Date | null;
    created_at: Generated<Date>;
  };
  previews: {
    id: string;
    organization_id: string;
    project_id: string;
    branch: string;
    host_label: string;
    live_deployment_id: string | null;
    published_sequence: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  deployments: {
    id: string;
    organization_id: string;
    project_id: string;
    kind: DeploymentKind;
    preview_id: string | null;
    branch: string;
    sequence: Generated<number>;
    status: Generated<DeploymentStatus>;
    source: DeploymentSource;
    summary: Generated<string>;
    error: Json<DeploymentError | null>;
    commit_sha: string | null;
    commit_message: string | null;
    commit_author: string | null;
    files_changed: Json<{ added: string[]; modified: string[]; removed: string[] } | null>;
    manifest_sha256: string | null;
    page_count: number | null;
    rendered_count: number | null;
    diagnostic_counts: Json<{ error: number; warning: number; info: number } | null>;
    diagnostics_sha256: string | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    ended_at: Date | null;
  };
  deployment_logs: { deployment_id: string; line_number: number; at: Generated<Date>; line: string };
  blobs: {
    sha256: string;
    size: number;
    stored_at: Generated<Date>;
    referenced_at: Generated<Date>;
    marked_at: Date | null;
  };
  removed_exports: { id: string; organization_id: string; removed_at: Generated<Date> };
  export_jobs: {
    id: string;
    organization_id: string;
    project_id: string;
    deployment_id: string;
    domain: string;
    target: ExportTarget;
    version: string;
    paths: Json<string[] | null>;
    features: Json<ExportFeatures>;
    status: Generated<ExportStatus>;
    progress: Generated<number>;
    page_count: Generated<number>;
    total_pages: number | null;
    error: string | null;
    bundle_key: string | null;
    bundle_sha256: string | null;
    bundle_size: number | null;
    bundle_removed_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  feedback: {
    id: string;
    organization_id: string;
    project_id: string;
    client_id: string;
    path: string;
    source: FeedbackSource;
    status: Generated<FeedbackStatus>;
    helpful: boolean | null;
    reason: string | null;
    comment: string | null;
    contact: string | null;
    code: string | null;
    filename: string | null;
    lang: string | null;
    note: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
}

type Json<T> = ColumnType<T, string | null | undefined, string | null>;

export type Database = Kysely<Schema>;
/** A transaction, or the database itself where one statement is enough. */
export type Connection = Kysely<Schema> | Transaction<Schema>;
