import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";
import { Form } from "./form.tsx";

/**
 * A form in a dialog of its own, with a way out beside the button that sends it. Whoever leaves it finds it again without
 * what the last attempt came to.
 */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  action,
  mutation,
  fields,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** What its button says. */
  action: string;
  mutation: { mutate: (values: FormData) => void; reset: () => void; error: unknown; isPending: boolean };
  /** Names of the fields, at which their own faults stand. */
  fields: readonly string[];
  children: ReactNode;
}) {
  const leave = () => {
    mutation.reset();
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && leave()} title={title} description={description}>
      <Form
        onSubmit={mutation.mutate}
        error={mutation.error}
        fields={fields}
        actions={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" variant="primary" busy={mutation.isPending}>
              {action}
            </Button>
          </>
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}
