import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answer, api } from "../api/client.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { Field, TextInput } from "../components/forms/field.tsx";
import { Form, faultsOf, text } from "../components/forms/form.tsx";
import { toastDone } from "../components/overlays/toast.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { CopyValue } from "../components/snippet.tsx";
import { utcDay } from "../format/time.ts";
import { meQuery, useMe, useUnavailable } from "../session/me.ts";
import { planNames } from "./plan-names.ts";

const fields = ["name"] as const;

/** `/organization`: its name and its plan. Only administrators rename it. */
export function OrganizationPage() {
  const { organization } = useMe();
  const unavailable = useUnavailable("admin");
  const queryClient = useQueryClient();
  const rename = useMutation({
    mutationFn: (values: FormData) => answer(api.PATCH("/v1/organization", { body: { name: text(values, "name") } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      toastDone("Saved");
    },
  });
  return (
    <div className="stack max-w-3xl gap-5">
      <PageHeader title="Organization" />
      <Card title="Name">
        <Form
          onSubmit={rename.mutate}
          error={rename.error}
          fields={fields}
          actions={
            <Button type="submit" variant="primary" busy={rename.isPending} unavailable={unavailable}>
              Save
            </Button>
          }
        >
          <Field label="Name" fault={faultsOf(rename.error, fields).byField.name}>
            <TextInput
              key={organization.name}
              name="name"
              defaultValue={organization.name}
              required
              maxLength={100}
              readOnly={unavailable !== null}
            />
          </Field>
        </Form>
      </Card>
      <Card title="Details">
        <DefinitionList
          items={[
            [
              "Plan",
              <Badge key="plan" tone="accent">
                {planNames[organization.plan]}
              </Badge>,
            ],
            ["Since", utcDay(organization.createdAt)],
            ["Id", <CopyValue key="id" value={organization.organizationId} label="organization id" />],
          ]}
        />
      </Card>
    </div>
  );
}
