import { type Role, roleIncludes } from "@lectern/contract";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { activeOrganization } from "../api/active-organization.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { answer, api } from "../api/client.ts";
import type { Me } from "../api/types.ts";

/** Who is signed in, and for which organization. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: readMe,
  staleTime: 60_000,
  meta: { anonymous: true },
});

/** A remembered organization that the user has left is forgotten, and the server chooses. */
async function readMe(): Promise<Me> {
  try {
    return await answer(api.GET("/v1/me"));
  } catch (error) {
    const left = error instanceof ApiFailure && (error.status === 403 || error.status === 404);
    if (!left || activeOrganization.get() === null) throw error;
    activeOrganization.set(null);
    return answer(api.GET("/v1/me"));
  }
}

/** The signed-in user with organization and role; below the frame of the signed-in only, where it is there. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery).data;
}

/**
 * Why the signed-in member may not do what needs `role`, in words for the control that offers it; null if
 * they may. The server decides; this only spares the user the attempt.
 */
export function useUnavailable(needed: Role): string | null {
  const { role } = useMe();
  if (role !== null && roleIncludes(role, needed)) return null;
  return `Your role (${role ?? "none"}) does not allow this; it needs ${needed === "owner" ? "the owner" : `${needed} or higher`}`;
}
