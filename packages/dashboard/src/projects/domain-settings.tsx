import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Globe, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Domain, Project } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { Button, IconButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { TextInput } from "../components/forms/field.tsx";
import { text } from "../components/forms/form.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { toastDone } from "../components/overlays/toast.tsx";
import { CopyValue } from "../components/snippet.tsx";
import { useUnavailable } from "../session/me.ts";
import { domainsQuery } from "./queries.ts";

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

function DomainRow({
  projectId,
  domain,
  unavailable,
}: {
  projectId: string;
  domain: Domain;
  unavailable: string | null;
}) {
  const [removing, setRemoving] = useState(false);
  const refresh = useRefreshDomains(projectId);
  const path = { projectId, hostname: domain.hostname };
  const verify = useMutation({
    mutationFn: () => answer(api.POST("/v1/projects/{projectId}/domains/{hostname}/verify", { params: { path } })),
    onSuccess: ({ verified }) => {
      if (verified) toastDone(`${domain.hostname} is verified`);
      return refresh();
    },
  });
  const remove = async () => {
    await answer(api.DELETE("/v1/projects/{projectId}/domains/{hostname}", { params: { path } }));
    await refresh();
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <span className="min-w-0 font-medium wrap-anywhere">{domain.hostname}</span>
        {domain.verified ? (
          <Badge tone="good" dot>
            Verified
          </Badge>
        ) : (
          <Badge tone="warn" dot>
            Waiting for DNS
          </Badge>
        )}
        <span className="ms-auto flex gap-1">
          {!domain.verified && (
            <Button size="sm" busy={verify.isPending} unavailable={unavailable} onClick={() => verify.mutate()}>
              Verify
            </Button>
          )}
          <IconButton
            label={`Remove ${domain.hostname}`}
            icon={Trash2}
            unavailable={unavailable}
            onClick={() => setRemoving(true)}
          />
        </span>
      </div>
      {!domain.verified && <RecordToAdd record={domain.verification} />}
      <FailureNotice error={verify.error} />
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Remove ${domain.hostname}?`}
        action="Remove"
        run={remove}
      >
        The site is no longer served under this name.
      </ConfirmDialog>
    </li>
  );
}

/** The DNS record that proves whose a domain is. */
function RecordToAdd({ record: { name, type, value } }: { record: Domain["verification"] }) {
  return (
    <div className="rounded-lg border bg-sunken p-3">
      <p className="mb-2 text-sm text-muted">Add this record at your DNS provider, then verify.</p>
      <DefinitionList
        items={[
          [
            "Type",
            <code key="type" className="font-mono text-xs">
              {type}
            </code>,
          ],
          ["Name", <CopyValue key="name" value={name} label="name of the record" />],
          ["Value", <CopyValue key="value" value={value} label="value of the record" />],
        ]}
      />
    </div>
  );
}

/** A domain may change the project's own address too. */
function useRefreshDomains(projectId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["project", projectId] });
}
