import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useUnavailable } from "../session/me.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { membersQuery } from "./queries.ts";
import { roleHint } from "./role-options.tsx";

/** `/members`: members and invitations of the organization. Only administrators invite. */
export function MembersPage() {
  const unavailable = useUnavailable("admin");
  const [inviting, setInviting] = useState(false);
  const query = useInfiniteQuery(membersQuery);
  return (
    <div className="stack gap-5">
      <PageHeader
        title="Members"
        description={roleHint}
        actions={
          <Button variant="primary" icon={UserPlus} unavailable={unavailable} onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
      />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <Card flush>
        <PagedView query={query} itemsOf={(page) => page.members} empty={null}>
          {(members) => (
            <ul className="divide-y">
              {members.map((member) => (
                <MemberRow key={member.memberId} member={member} />
              ))}
            </ul>
          )}
        </PagedView>
      </Card>
      {unavailable === null && <InvitationList />}
    </div>
  );
}
