import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { activeOrganization } from "../api/active-organization.ts";
import { asFailure } from "../api/api-failure.ts";
import { answer, api } from "../api/client.ts";
import { toastFailure } from "../components/overlays/toast.tsx";

/** Ends the session at the server and forgets everything read in it. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    try {
      await answer(api.DELETE("/v1/session"));
    } catch (error) {
      // A session that is already over is what was asked for; anything else means it may still live.
      if (asFailure(error).status !== 401) {
        toastFailure(error);
        return;
      }
    }
    activeOrganization.set(null);
    await router.navigate({ to: "/sign-in", search: {} });
    queryClient.clear();
  };
}
