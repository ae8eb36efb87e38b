import { type Role, roles } from "@lectern/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/forms/dialog.tsx";
import { Field, Select, TextInput } from "../components/forms/field.tsx";
import { faultsOf, text } from "../components/forms/form.tsx";
import { FormDialog } from "../components/forms/form-dialog.tsx";
import { Snippet } from "../components/snippet.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useMe } from "../session/me.ts";
import { invitationsQuery } from "./queries.ts";
import { RoleOptions } from "./role-options.tsx";

const fields = ["email", "role"] as const;

/** Invites someone; the link is shown this once, to be sent by whatever means the user trusts. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { role: own } = useMe();
  const queryClient = useQueryClient();
  const invite = useMutation({
    mutationFn: (values: FormData) =>
      answer(
        api.POST("/v1/invitations", {
          body: {
            email: text(values, "email"),
            role: roles.find((role: Role) => role === values.get("role")) ?? "viewer",
          },
        }),
      ),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
  const close = () => {
    invite.reset();
    onClose();
  };
  const faults = faultsOf(invite.error, fields).byField;
  const made = invite.data;
  if (made) {
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && close()}
        lasting
        title="Send this link"
        description={
          <>
            It works once, for {made.invitation.email} only, and ends <Moment at={made.invitation.expiresAt} />. It is
            shown this once.
          </>
        }
      >
        <div className="grid gap-4">
          <Snippet label="Invitation link" text={made.url} />
          <div className="flex justify-end">
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite a member"
      action="Make link"
      mutation={invite}
      fields={fields}
    >
      <Field label="E-mail address" fault={faults.email}>
        <TextInput name="email" type="email" required maxLength={320} autoComplete="off" />
      </Field>
      <Field label="Role" fault={faults.role}>
        <Select name="role" defaultValue="editor">
          <RoleOptions granter={own ?? "viewer"} />
        </Select>
      </Field>
    </FormDialog>
  );
}
