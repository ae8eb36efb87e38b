-- Counts of all time by page come from this index alone, page after page: equal entries share one posting list, so it is
-- a fraction of the table. Counts between dates come from feedback_by_page.
create index feedback_by_path on feedback (project_id, path, source, status, helpful);
