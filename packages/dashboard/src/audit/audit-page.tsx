import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";
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
              <Table label="Audit log" flows>
                <thead>
                  <tr>
                    <Th>When</Th>
                    <Th>Who</Th>
                    <Th>What</Th>
                    <Th>On</Th>
                    <Th className="w-full">Detail</Th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <Tr key={entry.auditId}>
                      <Td className="text-muted">
                        <Moment at={entry.at} />
                      </Td>
                      <Td className="whitespace-nowrap">{entry.actor}</Td>
                      <Td className="font-mono text-xs whitespace-nowrap">{entry.action}</Td>
                      <Td className="font-mono md:min-w-52 text-xs text-muted wrap-anywhere">{entry.target}</Td>
                      <Td className="text-muted max-md:text-xs md:min-w-72 wrap-anywhere">
                        {detailText(entry.detail)}
                      </Td>
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
