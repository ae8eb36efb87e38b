import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { activeOrganization } from "../api/active-organization.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { answer, api } from "../api/client.ts";
import { Button } from "../components/button.tsx";
import { Field, TextInput } from "../components/forms/field.tsx";
import { Form, faultsOf, text } from "../components/forms/form.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { Door } from "./door.tsx";
import { meQuery } from "./me.ts";
import { NewPassword } from "./new-password.tsx";

const fields = ["name", "password"] as const;
const incomplete = new ApiFailure({
  status: 0,
  code: "invalid_request",
  message: "This link is not complete. Copy the whole of it",
});

/** `/invitations/accept`: where an invited person joins. The token stands behind `#`, which no server is sent. */
export function AcceptInvitationPage() {
  const search = useSearch({ from: "/invitations/accept" });
  const [token] = useState(() => search.token ?? new URLSearchParams(location.hash.slice(1)).get("token") ?? "");
  const router = useRouter();
  const queryClient = useQueryClient();
  const accept = useMutation({
    mutationFn: (values: FormData) =>
      answer(
        api.POST("/v1/invitations/accept", {
          body: { token, name: text(values, "name"), password: String(values.get("password")) },
        }),
      ),
    meta: { anonymous: true },
    onSuccess: (me) => {
      activeOrganization.set(me.organization.organizationId);
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, me);
      // Replaced, so that the link with its token does not stay in the history.
      void router.navigate({ to: "/projects", replace: true });
    },
  });
  const faults = faultsOf(accept.error, fields).byField;
  return (
    <Door
      title="Accept your invitation"
      description="Make your account, or enter the password of the one you have with the invited e-mail address."
    >
      {token === "" ? (
        <FailureNotice error={incomplete} />
      ) : (
        <Form
          onSubmit={accept.mutate}
          error={accept.error}
          fields={fields}
          actions={
            <Button type="submit" variant="primary" busy={accept.isPending} className="w-full">
              Join
            </Button>
          }
        >
          <Field label="Your name" fault={faults.name}>
            <TextInput name="name" required maxLength={100} autoComplete="name" autoFocus />
          </Field>
          <NewPassword fault={faults.password} />
        </Form>
      )}
    </Door>
  );
}
