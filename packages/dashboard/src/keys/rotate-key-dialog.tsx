import { limits } from "@lectern/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import type { ApiKey, ApiKeyCreated } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Field, Select } from "../components/field.tsx";
import { Form, faultsOf, text } from "../components/form.tsx";
import { keysQuery } from "./queries.ts";

const fields = ["graceDays"] as const;
const graceChoices = [0, 1, 3, limits.rotationGraceDays];

/** Replaces a key by a new one with the same rights; the old one works on for the grace period. */
export function RotateKeyDialog({
  apiKey,
  open,
  onClose,
  onRotated,
}: {
  apiKey: ApiKey;
  open: boolean;
  onClose: () => void;
  onRotated: (made: ApiKeyCreated) => void;
}) {
  const queryClient = useQueryClient();
  const rotate = useMutation({
    mutationFn: (values: FormData) =>
      answer(
        api.POST("/v1/keys/{keyId}/rotate", {
          params: { path: { keyId: apiKey.keyId } },
          body: { graceDays: Number(text(values, "graceDays")) },
        }),
      ),
    gcTime: 0,
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
      close();
      onRotated(made);
    },
  });
  const close = () => {
    rotate.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`Rotate ${apiKey.name}`}
      description="A new key with the same rights replaces it. Put the new one in place while the old one still works."
    >
      <Form
        onSubmit={rotate.mutate}
        error={rotate.error}
        fields={fields}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" busy={rotate.isPending}>
              Rotate key
            </Button>
          </>
        }
      >
        <Field label="The old key works on for" fault={faultsOf(rotate.error, fields).byField.graceDays}>
          <Select name="graceDays" defaultValue="1">
            {graceChoices.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? "Not at all: end it now" : days === 1 ? "1 day" : `${days} days`}
              </option>
            ))}
          </Select>
        </Field>
      </Form>
    </Dialog>
  );
}
