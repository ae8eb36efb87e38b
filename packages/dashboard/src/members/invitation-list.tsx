import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Invitation } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { IconButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { Moment } from "../components/time/moment.tsx";
import { invitationsQuery } from "./queries.ts";
import { roleNames } from "./role-options.tsx";

/** Invitations not accepted yet. */
export function InvitationList() {
  const query = useInfiniteQuery(invitationsQuery);
  return (
    <Card flush title="Open invitations">
      <PagedView
        query={query}
        itemsOf={(page) => page.invitations}
        empty={<p className="p-4 text-sm text-muted">There is none.</p>}
      >
        {(invitations) => (
          <ul className="divide-y">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.invitationId} invitation={invitation} />
            ))}
          </ul>
        )}
      </PagedView>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const queryClient = useQueryClient();
  const { invitationId, email, role, expiresAt } = invitation;
  const withdraw = async () => {
    await answer(api.DELETE("/v1/invitations/{invitationId}", { params: { path: { invitationId } } }));
    await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48 truncate font-medium">{email}</span>
      <Badge>{roleNames[role]}</Badge>
      <span className="text-faint">
        Ends <Moment at={expiresAt} />
      </span>
      <IconButton label={`Withdraw the invitation of ${email}`} icon={Trash2} onClick={() => setWithdrawing(true)} />
      <ConfirmDialog
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
        title="Withdraw this invitation?"
        action="Withdraw"
        run={withdraw}
      >
        The link sent to {email} no longer works.
      </ConfirmDialog>
    </li>
  );
}
