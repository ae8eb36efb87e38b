import type { FeedbackStatus } from "@lectern/contract";
import { Pencil, ThumbsDown, ThumbsUp } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { FeedbackEntry } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Field, Select, TextArea } from "../components/forms/field.tsx";
import { text } from "../components/forms/form.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { toastFailure } from "../components/overlays/toast.tsx";
import { ScrollRegion } from "../components/scroll-region.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useUnavailable } from "../session/me.ts";
import { sourceLabels, statusLabels } from "./filters.ts";
import { useTriage } from "./use-triage.ts";

/** One entry: what was said and where, and what the team does about it. */
export function EntryRow({ projectId, entry }: { projectId: string; entry: FeedbackEntry }) {
  const [editing, setEditing] = useState(false);
  const unavailable = useUnavailable("editor");
  const triage = useTriage(projectId, entry.id);
  return (
    <li className="grid gap-2 px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Vote helpful={entry.helpful} />
        <span className="min-w-0 font-mono text-xs wrap-anywhere">{entry.path}</span>
        <Badge>{sourceLabels[entry.source]}</Badge>
        <span className="text-faint">
          <Moment at={entry.createdAt} />
        </span>
        <span className="ms-auto flex items-center gap-1.5">
          {unavailable === null ? (
            <Select
              aria-label={`Status of the entry on ${entry.path}`}
              value={entry.status}
              disabled={triage.isPending}
              onChange={(event) =>
                triage.mutate({ status: event.target.value as FeedbackStatus }, { onError: toastFailure })
              }
              small
            >
              {Object.entries(statusLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <Badge>{statusLabels[entry.status]}</Badge>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={Pencil}
            unavailable={unavailable}
            onClick={() => setEditing(!editing)}
          >
            Note
          </Button>
        </span>
      </div>
      {entry.reason && <p className="text-sm text-muted wrap-anywhere">{entry.reason}</p>}
      {entry.comment && <p className="max-w-3xl wrap-anywhere whitespace-pre-wrap">{entry.comment}</p>}
      {entry.code && (
        <ScrollRegion label="Code" className="max-h-48 rounded-lg border bg-sunken">
          <pre className="p-3 font-mono text-xs leading-5">{entry.code}</pre>
        </ScrollRegion>
      )}
      {(entry.filename || entry.lang) && (
        <p className="font-mono text-xs text-faint wrap-anywhere">
          {[entry.filename, entry.lang].filter(Boolean).join(" · ")}
        </p>
      )}
      {entry.contact && <p className="text-sm text-muted wrap-anywhere">Reply to {entry.contact}</p>}
      {!editing && entry.note && (
        <p className="max-w-3xl border-s-2 border-line-strong ps-3 text-sm text-muted wrap-anywhere whitespace-pre-wrap">
          {entry.note}
        </p>
      )}
      {editing && <NoteForm entry={entry} triage={triage} onClose={() => setEditing(false)} />}
    </li>
  );
}

function NoteForm({
  entry,
  triage,
  onClose,
}: {
  entry: FeedbackEntry;
  triage: ReturnType<typeof useTriage>;
  onClose: () => void;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    triage.mutate({ note: text(new FormData(event.currentTarget), "note") || null }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} className="grid max-w-3xl gap-2">
      <Field label="Note for the team">
        <TextArea name="note" rows={3} maxLength={4096} defaultValue={entry.note ?? ""} autoFocus />
      </Field>
      <FailureNotice error={triage.error} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={triage.isPending}>
          Save note
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Vote({ helpful }: { helpful: boolean | null | undefined }) {
  if (helpful === null || helpful === undefined) return null;
  return helpful ? (
    <span className="text-good">
      <ThumbsUp className="size-4" aria-hidden />
      <span className="sr-only">Helpful</span>
    </span>
  ) : (
    <span className="text-bad">
      <ThumbsDown className="size-4" aria-hidden />
      <span className="sr-only">Not helpful</span>
    </span>
  );
}
