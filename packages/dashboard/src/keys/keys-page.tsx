import { useInfiniteQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import type { ApiKeyCreated } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { EmptyState } from "../components/loading/empty-state.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { Table, Th } from "../components/table.tsx";
import { useUnavailable } from "../session/me.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { KeyRow } from "./key-row.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { ProjectIds } from "./project-ids.tsx";
import { keysQuery } from "./queries.ts";

/** `/keys`: API keys and what programs need beside them. Only administrators make and revoke keys. */
export function KeysPage() {
  const unavailable = useUnavailable("admin");
  const query = useInfiniteQuery(keysQuery);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<ApiKeyCreated | null>(null);
  const create = (
    <Button variant="primary" icon={Plus} unavailable={unavailable} onClick={() => setCreating(true)}>
      Create key
    </Button>
  );
  return (
    <div className="stack gap-5">
      <PageHeader
        title="API keys"
        description="For CI and your own programs. A key acts for the whole organization: keep it on servers, never in a browser or a repository."
        actions={create}
      />
      <CreateKeyDialog open={creating} onClose={() => setCreating(false)} onMade={setMade} />
      <NewKeyDialog made={made} onClose={() => setMade(null)} />
      <Card flush>
        <PagedView
          query={query}
          itemsOf={(page) => page.keys}
          empty={
            <EmptyState icon={KeyRound} title="No keys yet">
              Create one to deploy, preview and export from CI.
            </EmptyState>
          }
        >
          {(keys) => (
            <Table label="API keys" flows>
              <thead>
                <tr>
                  <Th>Name</Th>
                  <Th>Key</Th>
                  <Th>Scope</Th>
                  <Th>Last used</Th>
                  <Th>Expires</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {keys.map((key) => (
                  <KeyRow key={key.keyId} apiKey={key} onRotated={setMade} />
                ))}
              </tbody>
            </Table>
          )}
        </PagedView>
      </Card>
      <ProjectIds />
    </div>
  );
}
