import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, GitBranch, RefreshCw, ScrollText, Trash2 } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Preview } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { IconButton } from "../components/button.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { ExternalLink } from "../components/external-link.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { Menu, MenuItem } from "../components/overlays/menu.tsx";
import { toastDone, toastFailure } from "../components/overlays/toast.tsx";
import { Moment } from "../components/time/moment.tsx";
import { statusLabels } from "../deployments/status.ts";
import { useUnavailable } from "../session/me.ts";
import { isBuilding } from "./queries.ts";
import { useTriggerPreview } from "./use-trigger-preview.ts";

/** One branch and its preview. */
export function PreviewRow({ projectId, preview }: { projectId: string; preview: Preview }) {
  const [removing, setRemoving] = useState(false);
  const queryClient = useQueryClient();
  const { branch, previewUrl, status } = preview;
  const remove = async () => {
    await answer(api.DELETE("/v1/project/preview/{projectId}/{branch}", { params: { path: { projectId, branch } } }));
    await queryClient.invalidateQueries({ queryKey: ["project", projectId] });
    toastDone(`The preview of ${branch} was deleted`);
  };
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:items-center">
      <div>
        {status ? (
          <Badge tone={statusLabels[status].tone} dot moving={isBuilding(preview)}>
            {statusLabels[status].label}
          </Badge>
        ) : (
          <Badge>Not built</Badge>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-1.5 font-medium">
          <GitBranch className="size-3.5 shrink-0 text-faint" aria-hidden />
          <span className="truncate">{branch}</span>
        </p>
        <div className="flex min-w-0 items-center gap-0.5 text-sm text-muted">
          <ExternalLink href={previewUrl} />
          <CopyButton text={previewUrl} label={`Copy the address of ${branch}`} />
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 text-sm text-faint">
        <Moment at={preview.updatedAt} />
        <PreviewActions projectId={projectId} preview={preview} onDelete={() => setRemoving(true)} />
      </div>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Delete the preview of ${branch}?`}
        action="Delete"
        run={remove}
      >
        Its address stops answering. The branch itself is not touched.
      </ConfirmDialog>
    </li>
  );
}

/** What can be done with a preview. */
function PreviewActions({
  projectId,
  preview: { branch, statusId },
  onDelete,
}: {
  projectId: string;
  preview: Preview;
  onDelete: () => void;
}) {
  const unavailable = useUnavailable("editor");
  const navigate = useNavigate();
  const trigger = useTriggerPreview(projectId);
  return (
    <Menu trigger={<IconButton label={`Actions for ${branch}`} icon={Ellipsis} />}>
      <MenuItem
        icon={RefreshCw}
        unavailable={unavailable}
        onSelect={() => trigger.mutate(branch, { onError: toastFailure })}
      >
        Build again
      </MenuItem>
      {statusId && (
        <MenuItem
          icon={ScrollText}
          onSelect={() =>
            navigate({
              to: "/projects/$projectId/deployments/$deploymentId",
              params: { projectId, deploymentId: statusId },
            })
          }
        >
          Last build and log
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger unavailable={unavailable} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
