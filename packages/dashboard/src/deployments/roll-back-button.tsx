import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Deployment } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { toastDone } from "../components/overlays/toast.tsx";
import { absoluteTime } from "../format/time.ts";
import { useUnavailable } from "../session/me.ts";

/** Whether the deployment can be served again: one that was once, in production, and is not now. */
export function canRollBackTo(deployment: Pick<Deployment, "status" | "kind" | "live">): boolean {
  return deployment.status === "success" && deployment.kind === "production" && !deployment.live;
}

/** Serves an earlier deployment again, after asking. */
export function RollBackButton({ deployment }: { deployment: Deployment }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const unavailable = useUnavailable("editor");
  const { projectId, _id: deploymentId } = deployment;
  const rollBack = async () => {
    await answer(
      api.POST("/v1/projects/{projectId}/rollback", { params: { path: { projectId } }, body: { deploymentId } }),
    );
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ["project", projectId] }),
      queryClient.invalidateQueries({ queryKey: ["deployment"] }),
    ]);
    toastDone("The earlier deployment is live again");
  };
  return (
    <>
      <Button icon={Undo2} unavailable={unavailable} onClick={() => setAsking(true)}>
        Roll back to this
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Roll back to this deployment?"
        action="Roll back"
        run={rollBack}
        harmless
      >
        Readers see the site of {absoluteTime(deployment.createdAt)}
        {deployment.commit && ` (commit ${deployment.commit.sha.slice(0, 7)})`} at once. The next deployment replaces it
        again.
      </ConfirmDialog>
    </>
  );
}
