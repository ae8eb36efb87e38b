import { limits } from "@lectern/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { GitBranch } from "lucide-react";
import type { FormEvent } from "react";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { TextInput } from "../components/forms/field.tsx";
import { text } from "../components/forms/form.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useProject } from "../projects/use-project.ts";
import { useUnavailable } from "../session/me.ts";
import { PreviewRow } from "./preview-row.tsx";
import { previewsQuery } from "./queries.ts";
import { useTriggerPreview } from "./use-trigger-preview.ts";

/** The previews of a project, and the form that starts one. */
export function PreviewListPage() {
  const { projectId, name } = useProject();
  const query = useInfiniteQuery(previewsQuery(projectId));
  return (
    <div className="stack gap-5">
      <PageHeader
        title="Previews"
        within={name}
        description={`A site for every branch, at an address that never changes. Up to ${limits.previewsPerProject} at a time.`}
      />
      <TriggerPreview projectId={projectId} />
      <Card flush>
        <PagedView
          query={query}
          itemsOf={(page) => page.previews}
          empty={
            <EmptyState icon={GitBranch} title="No previews yet">
              Write the name of a branch above, or let your CI call the API for every pull request.
            </EmptyState>
          }
        >
          {(previews) => (
            <ul className="divide-y">
              {previews.map((preview) => (
                <PreviewRow key={preview.previewId} projectId={projectId} preview={preview} />
              ))}
            </ul>
          )}
        </PagedView>
      </Card>
    </div>
  );
}

function TriggerPreview({ projectId }: { projectId: string }) {
  const unavailable = useUnavailable("editor");
  const trigger = useTriggerPreview(projectId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    trigger.mutate(text(new FormData(form), "branch"), { onSuccess: () => form.reset() });
  };
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <TextInput
            name="branch"
            aria-label="Branch"
            placeholder="feature/new-guide"
            required
            autoComplete="off"
            spellCheck={false}
            className="w-auto! min-w-0 flex-1 basis-56"
          />
          <Button type="submit" variant="primary" busy={trigger.isPending} unavailable={unavailable}>
            Build preview
          </Button>
        </div>
        <FailureNotice error={trigger.error} />
      </form>
    </Card>
  );
}
