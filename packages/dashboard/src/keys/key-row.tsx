import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { ApiKey, ApiKeyCreated } from "../api/types.ts";
import { Badge } from "../components/badge.tsx";
import { IconButton } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { Menu, MenuItem } from "../components/overlays/menu.tsx";
import { toastDone } from "../components/overlays/toast.tsx";
import { Td, Tr } from "../components/table.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useNow } from "../components/time/use-now.ts";
import { useUnavailable } from "../session/me.ts";
import { keyState } from "./key-state.ts";
import { keysQuery } from "./queries.ts";
import { RotateKeyDialog } from "./rotate-key-dialog.tsx";

/** One key: what it may do, when it was used, and how to end it. */
export function KeyRow({ apiKey, onRotated }: { apiKey: ApiKey; onRotated: (made: ApiKeyCreated) => void }) {
  const [revoking, setRevoking] = useState(false);
  const [rotating, setRotating] = useState(false);
  const unavailable = useUnavailable("admin");
  const queryClient = useQueryClient();
  const state = keyState(apiKey, useNow(30_000));
  const usable = state === "active" || state === "grace";
  const revoke = async () => {
    await answer(api.DELETE("/v1/keys/{keyId}", { params: { path: { keyId: apiKey.keyId } } }));
    await queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
    toastDone(`${apiKey.name} was revoked`);
  };
  return (
    <Tr className={classNames(!usable && "text-faint")}>
      <Td>
        <span className="font-medium">{apiKey.name}</span>
        {apiKey.allowedCidrs.length > 0 && (
          <span className="block text-xs text-faint">Only from {apiKey.allowedCidrs.join(", ")}</span>
        )}
      </Td>
      <Td className="font-mono text-xs whitespace-nowrap">{apiKey.display}</Td>
      <Td>
        <Badge tone={usable && apiKey.scope === "write" ? "accent" : "neutral"}>{apiKey.scope}</Badge>
      </Td>
      <Td label="Last used">
        {apiKey.lastUsedAt ? <Moment at={apiKey.lastUsedAt} /> : <span className="text-faint">Never</span>}
      </Td>
      <Td label="Expires" className="whitespace-nowrap">
        {state === "revoked" && <Badge>Revoked</Badge>}
        {state === "expired" && <Badge>Expired</Badge>}
        {state === "grace" && (
          <Badge tone="warn">
            Ends
            <Moment at={apiKey.revokedAt ?? apiKey.createdAt} />
          </Badge>
        )}
        {state === "active" && (apiKey.expiresAt ? <Moment at={apiKey.expiresAt} /> : "Never")}
      </Td>
      <Td className="text-end">
        {usable && (
          <Menu trigger={<IconButton label={`Actions for ${apiKey.name}`} icon={Ellipsis} />}>
            {state === "active" && (
              <MenuItem icon={RefreshCw} unavailable={unavailable} onSelect={() => setRotating(true)}>
                Rotate
              </MenuItem>
            )}
            <MenuItem icon={Trash2} danger unavailable={unavailable} onSelect={() => setRevoking(true)}>
              Revoke
            </MenuItem>
          </Menu>
        )}
        <ConfirmDialog
          open={revoking}
          onClose={() => setRevoking(false)}
          title={`Revoke ${apiKey.name}?`}
          action="Revoke"
          run={revoke}
        >
          What uses this key is refused from the next request on. A revoked key cannot be restored.
        </ConfirmDialog>
        <RotateKeyDialog apiKey={apiKey} open={rotating} onClose={() => setRotating(false)} onRotated={onRotated} />
      </Td>
    </Tr>
  );
}
