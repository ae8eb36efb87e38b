import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { FailureNotice } from "../loading/failure-notice.tsx";
import { Dialog } from "./dialog.tsx";
import { Field, TextInput } from "./field.tsx";

/**
 * Asks before something that cannot be taken back. With `typed`, the user must write that text first.
 * The dialog stays open until `run` has succeeded, and shows why it did not.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  action,
  typed,
  run,
  children,
  harmless = false,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the button says: the verb of what happens. */
  action: string;
  typed?: string;
  run: () => Promise<unknown>;
  children: ReactNode;
  harmless?: boolean;
}) {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [written, setWritten] = useState("");
  const close = () => {
    setError(null);
    setWritten("");
    onClose();
  };
  const confirm = async () => {
    setRunning(true);
    setError(null);
    try {
      await run();
      close();
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={title} description={children}>
      <div className="grid gap-4">
        {typed !== undefined && (
          <Field label={`Write “${typed}” to confirm`}>
            <TextInput value={written} onChange={(event) => setWritten(event.target.value)} autoComplete="off" />
          </Field>
        )}
        <FailureNotice error={error} />
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Keep</Button>
          <Button
            variant={harmless ? "primary" : "danger"}
            busy={running}
            unavailable={typed !== undefined && written.trim() !== typed ? `Write “${typed}” first` : null}
            onClick={confirm}
          >
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
