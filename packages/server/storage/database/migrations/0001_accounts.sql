-- Organizations, the people in them, their sessions, API keys, and what they did.

create table organizations (
  id text primary key,
  name text not null check (length(name) between 1 and 100),
  slug text not null unique,
  plan text not null default 'free' check (plan in ('free', 'pro', 'enterprise')),
  created_at timestamptz not null default now()
);

create table users (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

-- How a user proves who they are: a password ("credential"), or an identity provider.
create table user_accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_accounts_user on user_accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table members (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('viewer', 'editor', 'admin', 'owner')),
  created_at timestamptz not null default now(),
  unique (organization_id, user_id)
);
create index members_user on members (user_id);

create table invitations (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('viewer', 'editor', 'admin', 'owner')),
  token_hash text not null unique,
  invited_by text references users (id) on delete set null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  created_at timestamptz not null default now()
);

create table api_keys (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  name text not null,
  -- HMAC-SHA-256 of the key with the server's pepper, hexadecimal.
  hash text not null unique,
  prefix text not null,
  suffix text not null,
  scope text not null check (scope in ('read', 'write')),
  allowed_cidrs text[] not null default '{}',
  created_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  -- In the future while a rotated key is in its grace period.
  revoked_at timestamptz,
  replaced_by text references api_keys (id) on delete set null
);
create index api_keys_organization on api_keys (organization_id, created_at desc);

-- Append-only.
create table audit_log (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  target text,
  detail jsonb
);
create index audit_log_organization on audit_log (organization_id, at desc, id desc);

-- One row for each bucket of a sliding window; its row lock makes the count exact over all replicas.
create table rate_limit_buckets (
  bucket text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index rate_limit_buckets_expiry on rate_limit_buckets (expires_at);

create table idempotency_keys (
  organization_id text not null references organizations (id) on delete cascade,
  route text not null,
  key text not null,
  request_hash text not null,
  -- Null while the first request is still running.
  status integer,
  headers jsonb,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (organization_id, route, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Secrets that the server made for itself at first start (pepper, link key, credential key), when none is configured.
create table server_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
