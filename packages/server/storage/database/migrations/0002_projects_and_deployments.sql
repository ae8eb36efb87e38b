-- Projects, their domains and previews, and every build of them.

create table projects (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  slug text not null unique,
  repository_url text not null,
  branch text not null default 'main',
  directory text not null default '',
  -- Encrypted (AES-256-GCM) JSON of the credential; null for a public repository.
  credential text,
  live_deployment_id text,
  -- The sequence of the newest deployment published; a build with a smaller one may not publish (fencing).
  published_sequence bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_organization on projects (organization_id, created_at desc, id);

create table domains (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  hostname text not null check (hostname = lower(hostname)),
  verification_token text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  unique (project_id, hostname)
);
-- Two projects may claim a name; only one may prove it.
create unique index domains_verified on domains (hostname) where verified_at is not null;

create table previews (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  branch text not null,
  -- The label under the previews domain: never reused for another branch.
  host_label text not null unique,
  live_deployment_id text,
  published_sequence bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, branch)
);

create sequence deployment_sequence;

create table deployments (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  kind text not null check (kind in ('production', 'preview')),
  -- Null for production.
  preview_id text references previews (id) on delete cascade,
  branch text not null,
  -- Grows with every deployment: the fencing number.
  sequence bigint not null unique default nextval('deployment_sequence'),
  status text not null default 'queued' check (status in ('queued', 'in_progress', 'success', 'failure')),
  source text not null check (source in ('api', 'dashboard', 'github', 'gitlab', 'internal')),
  summary text not null default '',
  error jsonb,
  commit_sha text,
  commit_message text,
  commit_author text,
  files_changed jsonb,
  -- SHA-256 of the manifest's blob; set when the files are stored.
  manifest_sha256 text,
  page_count integer,
  rendered_count integer,
  diagnostic_counts jsonb,
  -- SHA-256 of the blob with all diagnostics (JSON array).
  diagnostics_sha256 text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((kind = 'preview') = (preview_id is not null)),
  check ((status in ('success', 'failure')) = (ended_at is not null)),
  check (status <> 'success' or manifest_sha256 is not null)
);
create index deployments_project on deployments (project_id, sequence desc);
create index deployments_preview on deployments (preview_id, sequence desc);
-- At most one build of a target waits and at most one runs.
create unique index deployments_one_queued_production on deployments (project_id) where kind = 'production' and status = 'queued';
create unique index deployments_one_queued_preview on deployments (preview_id) where status = 'queued';
create unique index deployments_one_running_production on deployments (project_id) where kind = 'production' and status = 'in_progress';
create unique index deployments_one_running_preview on deployments (preview_id) where status = 'in_progress';

alter table projects add foreign key (live_deployment_id) references deployments (id) on delete set null;
alter table previews add foreign key (live_deployment_id) references deployments (id) on delete set null;

create table deployment_logs (
  deployment_id text not null references deployments (id) on delete cascade,
  line_number integer not null,
  at timestamptz not null default now(),
  line text not null check (length(line) <= 2000),
  primary key (deployment_id, line_number)
);

-- Which content-addressed blobs are stored, so that a build uploads only what is new.
create table blobs (
  sha256 text primary key,
  size bigint not null,
  stored_at timestamptz not null default now(),
  -- Renewed whenever a manifest names the blob; retention removes what no kept manifest names.
  referenced_at timestamptz not null default now()
);
