-- Static exports, and what readers say.

create table export_jobs (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  deployment_id text not null references deployments (id) on delete cascade,
  domain text not null,
  target text not null check (target in ('client-hosted', 'air-gapped')),
  version text not null,
  -- Null: every page.
  paths jsonb,
  features jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  progress double precision not null default 0 check (progress between 0 and 100),
  page_count integer not null default 0,
  total_pages integer,
  error text,
  -- Key of the bundle in the blob store, set when the whole of it is stored.
  bundle_key text,
  bundle_sha256 text,
  bundle_size bigint,
  -- Set when retention removed the bundle.
  bundle_removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'completed') = (progress = 100)),
  check (status <> 'completed' or bundle_key is not null),
  check (status <> 'failed' or error is not null)
);
create index export_jobs_organization on export_jobs (organization_id, created_at desc, id);
create index export_jobs_running on export_jobs (organization_id) where status = 'running';

create table feedback (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  project_id text not null references projects (id) on delete cascade,
  -- Made by the client: one entry for one id, however often it is sent.
  client_id uuid not null,
  -- Canonical page path with a leading slash.
  path text not null,
  source text not null check (source in ('code_snippet', 'contextual', 'agent', 'thumbs_only')),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'resolved', 'dismissed')),
  helpful boolean,
  reason text,
  comment text,
  contact text,
  code text,
  filename text,
  lang text,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, client_id)
);
create index feedback_newest on feedback (project_id, created_at desc, id desc);
create index feedback_by_page on feedback (project_id, created_at, path, source, status, helpful);
