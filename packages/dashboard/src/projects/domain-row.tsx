import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Domain } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { Button, IconButton } from "../components/button.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { toastDone } from "../components/overlays/toast.tsx";
import { CopyValue } from "../components/snippet.tsx";
import { useRefreshDomains } from "./use-refresh-domains.ts";

/** One domain: whether it is proven, the record that proves it, and the way out. */
export function DomainRow({
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
