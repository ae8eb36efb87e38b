import type { ApiKeyCreated } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { Dialog } from "../components/forms/dialog.tsx";

/** Shows a new key, this once. It closes by its own button only, so that no stray key press loses it. */
export function NewKeyDialog({ made, onClose }: { made: ApiKeyCreated | null; onClose: () => void }) {
  return (
    <Dialog
      open={made !== null}
      onOpenChange={(open) => !open && onClose()}
      lasting
      title="Copy your key now"
      description="It is shown this once and not stored; if it is lost, rotate it."
    >
      {made && (
        <div className="grid gap-4">
          <div className="flex items-center gap-2 rounded-lg border bg-sunken p-3">
            <code data-testid="new-key" className="min-w-0 flex-1 font-mono text-sm break-all">
              {made.key}
            </code>
            <CopyButton text={made.key} label="Copy the key">
              Copy
            </CopyButton>
          </div>
          <div className="flex justify-end">
            <Button variant="primary" onClick={onClose}>
              I have stored it
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
