import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Rocket } from "lucide-react";
import { answer, api } from "../api/client.ts";
import { Button, type ButtonVariant } from "../components/button.tsx";
import { toastFailure } from "../components/overlays/toast.tsx";
import { useUnavailable } from "../session/me.ts";
import { deploymentsKey } from "./queries.ts";

/** Deploys the newest commit of the production branch and shows the deployment. */
export function DeployButton({ projectId, variant = "primary" }: { projectId: string; variant?: ButtonVariant }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const unavailable = useUnavailable("editor");
  const deploy = useMutation({
    mutationFn: () => answer(api.POST("/v1/project/update/{projectId}", { params: { path: { projectId } } })),
    onSuccess: ({ statusId }) => {
      void queryClient.invalidateQueries({ queryKey: deploymentsKey(projectId) });
      void navigate({
        to: "/projects/$projectId/deployments/$deploymentId",
        params: { projectId, deploymentId: statusId },
      });
    },
    onError: toastFailure,
  });
  return (
    <Button
      variant={variant}
      icon={Rocket}
      busy={deploy.isPending}
      unavailable={unavailable}
      onClick={() => deploy.mutate()}
    >
      Deploy now
    </Button>
  );
}
