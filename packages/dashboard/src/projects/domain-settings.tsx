import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import type { FormEvent } from "react";
import { answer, api } from "../api/client.ts";
import type { Project } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { TextInput } from "../components/forms/field.tsx";
import { text } from "../components/forms/form.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { useUnavailable } from "../session/me.ts";
import { DomainRow } from "./domain-row.tsx";
import { domainsQuery } from "./queries.ts";
import { useRefreshDomains } from "./use-refresh-domains.ts";

/** The site's own domains, each proven by a DNS record. */
export function DomainSettings({ project }: { project: Project }) {
  const { projectId } = project;
  const query = useInfiniteQuery(domainsQuery(projectId));
  const unavailable = useUnavailable("admin");
  const refresh = useRefreshDomains(projectId);
  const add = useMutation({
    mutationFn: (hostname: string) =>
      answer(api.POST("/v1/projects/{projectId}/domains", { params: { path: { projectId } }, body: { hostname } })),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    add.mutate(text(new FormData(form), "hostname").toLowerCase(), { onSuccess: () => form.reset() });
  };
  return (
    <Card flush title="Domains" description="Serve the site under your own host name.">
      <PagedView
        query={query}
        itemsOf={(page) => page.domains}
        empty={
          <EmptyState icon={Globe} title="No domain of your own yet">
            The site {project.liveDeploymentId === null ? "will be" : "is"} at {project.domain}. Add a host name that
            you own to serve it there as well.
          </EmptyState>
        }
      >
        {(domains) => (
          <ul className="divide-y">
            {domains.map((domain) => (
              <DomainRow key={domain.hostname} projectId={projectId} domain={domain} unavailable={unavailable} />
            ))}
          </ul>
        )}
      </PagedView>
      <form onSubmit={submit} className="grid gap-3 border-t p-4">
        <div className="flex flex-wrap gap-2">
          <TextInput
            name="hostname"
            aria-label="Host name"
            placeholder="docs.example.com"
            required
            maxLength={253}
            autoComplete="off"
            spellCheck={false}
            className="w-auto! min-w-0 flex-1 basis-56"
          />
          <Button type="submit" busy={add.isPending} unavailable={unavailable}>
            Add domain
          </Button>
        </div>
        <FailureNotice error={add.error} />
      </form>
    </Card>
  );
}
