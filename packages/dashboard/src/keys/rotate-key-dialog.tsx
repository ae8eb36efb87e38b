import { limits } from "@lectern/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import type { ApiKey, ApiKeyCreated } from "../api/types.ts";
import { Field, Select } from "../components/forms/field.tsx";
import { faultsOf, text } from "../components/forms/form.tsx";
import { FormDialog } from "../components/forms/form-dialog.tsx";
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
      rotate.reset();
      onClose();
      onRotated(made);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Rotate ${apiKey.name}`}
      description="A new key with the same rights replaces it. Put the new one in place while the old one still works."
      action="Rotate key"
      mutation={rotate}
      fields={fields}
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
    </FormDialog>
  );
}
