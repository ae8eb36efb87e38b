-- What may be removed from the blob store.

-- Set while no kept deployment names the blob. A build that needs one that is marked stores it again; the bytes go a day
-- later.
alter table blobs add column marked_at timestamptz;

-- Exports whose project was deleted: their bundles have still to be removed.
create table removed_exports (
  id text primary key,
  organization_id text not null,
  removed_at timestamptz not null default now()
);
create function remember_removed_export() returns trigger language plpgsql as $$
begin
  insert into removed_exports (id, organization_id) values (old.id, old.organization_id) on conflict do nothing;
  return null;
end
$$;
-- A trigger, since the rows go with their project, whoever deletes that.
create trigger remember_removed_export after delete on export_jobs
  for each row when (old.status <> 'queued' and old.bundle_removed_at is null) execute function remember_removed_export();
