import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { LoadMore } from "../components/load-more.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { QueryView } from "../components/query-view.tsx";
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
        <QueryView query={query}>
          {({ pages }) => (
            <>
              <ul className="divide-y">
                {pages
                  .flatMap((page) => page.members)
                  .map((member) => (
                    <MemberRow key={member.memberId} member={member} />
                  ))}
              </ul>
              <LoadMore query={query} />
            </>
          )}
        </QueryView>
      </Card>
      {unavailable === null && <InvitationList />}
    </div>
  );
}
