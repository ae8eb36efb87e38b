import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import type { ApiKeyCreated } from "../api/types.ts";
import { Field, Select, TextArea, TextInput } from "../components/forms/field.tsx";
import { faultsOf, text } from "../components/forms/form.tsx";
import { FormDialog } from "../components/forms/form-dialog.tsx";
import { cidrsOfText } from "./cidrs-of-text.ts";
import { expiryChoices, expiryOf } from "./expiry.ts";
import { keysQuery } from "./queries.ts";

const fields = ["name", "scope", "expiresAt", "allowedCidrs"] as const;

/** Makes a key; the key itself goes to `onMade` and nowhere else. */
export function CreateKeyDialog({
  open,
  onClose,
  onMade,
}: {
  open: boolean;
  onClose: () => void;
  onMade: (made: ApiKeyCreated) => void;
}) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: (values: FormData) =>
      answer(
        api.POST("/v1/keys", {
          body: {
            name: text(values, "name"),
            scope: values.get("scope") === "write" ? "write" : "read",
            expiresAt: expiryOf(text(values, "expiresAt"), Date.now()),
            allowedCidrs: cidrsOfText(text(values, "allowedCidrs")),
          },
        }),
      ),
    // The key must not outlive the dialog that shows it.
    gcTime: 0,
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });
      create.reset();
      onClose();
      onMade(made);
    },
  });
  const faults = faultsOf(create.error, fields).byField;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Create an API key"
      action="Create key"
      mutation={create}
      fields={fields}
    >
      <KeyFields faults={faults} />
    </FormDialog>
  );
}

/** What is asked of a new key. */
function KeyFields({ faults }: { faults: Record<string, string> }) {
  return (
    <>
      <Field label="Name" fault={faults.name} hint="Where it is used, for example “GitHub Actions”.">
        <TextInput name="name" required maxLength={100} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Scope" fault={faults.scope}>
          <Select name="scope" defaultValue="write">
            <option value="write">Read and write</option>
            <option value="read">Read only</option>
          </Select>
        </Field>
        <Field label="Expires" fault={faults.expiresAt}>
          <Select name="expiresAt" defaultValue="90">
            {expiryChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Allowed addresses"
        optional
        fault={faults.allowedCidrs}
        hint="Addresses or ranges, one in each line. Empty: from anywhere."
      >
        <TextArea
          name="allowedCidrs"
          rows={2}
          spellCheck={false}
          className="font-mono text-xs!"
          placeholder="203.0.113.0/24"
        />
      </Field>
    </>
  );
}
