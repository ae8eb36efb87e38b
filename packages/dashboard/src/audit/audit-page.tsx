import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";
import type { AuditEntry } from "../api/types.ts";
import { Card } from "../components/card.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Table, Td, Th, Tr } from "../components/table.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useUnavailable } from "../session/me.ts";
import { detailText } from "./detail-text.ts";

const auditQuery = pagedQuery(["audit"], (cursor, signal) =>
  answer(api.GET("/v1/audit", { params: { query: { limit: 50, ...(cursor ? { cursor } : {}) } }, signal })),
);

/** `/audit`: the log of the organization, for administrators. */
export function AuditPage() {
  const unavailable = useUnavailable("admin");
  const query = useInfiniteQuery({ ...auditQuery, enabled: unavailable === null });
  return (
    <div className="stack gap-5">
      <PageHeader
        title="Audit log"
        description="Who did what in this organization, newest first. Entries are never changed."
      />
      <Card flush>
        {unavailable !== null ? (
          <EmptyState icon={ScrollText} title="The audit log is for administrators">
            {unavailable}.
          </EmptyState>
        ) : (
          <PagedView
            query={query}
            itemsOf={(page) => page.entries}
            empty={<EmptyState icon={ScrollText} title="Nothing has been written yet" />}
          >
            {(entries) => (
              <Table label="Audit log">
                <thead>
                  <tr>
                    <Th>When</Th>
                    <Th className="max-md:hidden">Who</Th>
                    <Th className="max-md:w-full max-md:ps-0!">What</Th>
                    <Th className="max-md:hidden">On</Th>
                    <Th className="w-full max-md:hidden">Detail</Th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <Tr key={entry.auditId}>
                      <Td className="text-muted max-md:align-top">
                        <Moment at={entry.at} />
                      </Td>
                      <Td className="whitespace-nowrap max-md:hidden">{entry.actor}</Td>
                      <Td className="max-md:ps-0! md:whitespace-nowrap">
                        <span className="font-mono text-xs">{entry.action}</span>
                        <OnPhone entry={entry} />
                      </Td>
                      <Td className="min-w-52 font-mono text-xs text-muted wrap-anywhere max-md:hidden">
                        {entry.target}
                      </Td>
                      <Td className="min-w-72 text-muted wrap-anywhere max-md:hidden">{detailText(entry.detail)}</Td>
                    </Tr>
                  ))}
                </tbody>
              </Table>
            )}
          </PagedView>
        )}
      </Card>
    </div>
  );
}

/** What the other columns say, below what was done: five columns have no room on a phone. */
function OnPhone({ entry }: { entry: AuditEntry }) {
  return (
    <div className="text-xs wrap-anywhere md:hidden">
      {entry.actor}
      <div className="text-muted">
        <span className="font-mono">{entry.target}</span> {detailText(entry.detail)}
      </div>
    </div>
  );
}
