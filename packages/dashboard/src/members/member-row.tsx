import type { Role } from "@lectern/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Member } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { IconButton } from "../components/button.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { Select } from "../components/forms/field.tsx";
import { toastDone, toastFailure } from "../components/overlays/toast.tsx";
import { meQuery, useMe, useUnavailable } from "../session/me.ts";
import { membersQuery } from "./queries.ts";
import { RoleOptions, roleNames } from "./role-options.tsx";

/** One member, their role, and the way out. */
export function MemberRow({ member }: { member: Member }) {
  const [removing, setRemoving] = useState(false);
  const me = useMe();
  const admin = useUnavailable("admin");
  const self = me.user?.userId === member.userId;
  // An owner is changed by an owner only.
  const unavailable =
    admin ?? (member.role === "owner" && me.role !== "owner" ? "Only an owner may change an owner" : null);
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: membersQuery.queryKey }),
      ...(self ? [queryClient.invalidateQueries({ queryKey: meQuery.queryKey })] : []),
    ]);
  const path = { memberId: member.memberId };
  const change = useMutation({
    mutationFn: (role: Role) => answer(api.PATCH("/v1/members/{memberId}", { params: { path }, body: { role } })),
    onSuccess: async (changed) => {
      await refresh();
      toastDone(`${changed.name} is now ${changed.role}`);
    },
    onError: toastFailure,
  });
  const remove = async () => {
    await answer(api.DELETE("/v1/members/{memberId}", { params: { path } }));
    await refresh();
    toastDone(`${member.name} was removed`);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">
          {member.name}
          {self && <span className="font-normal text-faint"> (you)</span>}
        </p>
        <p className="truncate text-sm text-muted">{member.email}</p>
      </div>
      {unavailable === null && me.role !== null ? (
        <Select
          aria-label={`Role of ${member.name}`}
          value={member.role}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.value as Role)}
        >
          <RoleOptions granter={me.role} />
        </Select>
      ) : (
        <Badge>{roleNames[member.role]}</Badge>
      )}
      <IconButton
        label={`Remove ${member.name}`}
        icon={UserMinus}
        unavailable={self ? "You cannot remove yourself" : unavailable}
        onClick={() => setRemoving(true)}
      />
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Remove ${member.name}?`}
        action="Remove"
        run={remove}
      >
        {member.email} loses access to this organization at once.
      </ConfirmDialog>
    </li>
  );
}
