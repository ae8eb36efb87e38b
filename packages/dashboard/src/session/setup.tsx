import { planAllows, plans } from "@lectern/contract";
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { answer, api } from "../api/client.ts";
import { Button } from "../components/button.tsx";
import { Field, Select, TextInput } from "../components/forms/field.tsx";
import { Form, faultsOf, text } from "../components/forms/form.tsx";
import { planNames } from "../organization/plan-names.ts";
import { Door } from "./door.tsx";
import { meQuery } from "./me.ts";
import { NewPassword } from "./new-password.tsx";

/** Whether this server still waits for its first user. */
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: () => answer(api.GET("/v1/setup")),
  staleTime: 0,
  meta: { anonymous: true },
});

const fields = ["token", "organization", "plan", "name", "email", "password"] as const;

/** `/setup`: owner and organization of a new server. */
export function SetupPage() {
  const { tokenRequired } = useSuspenseQuery(setupQuery).data;
  const router = useRouter();
  const queryClient = useQueryClient();
  const setup = useMutation({
    mutationFn: (values: FormData) => {
      const token = text(values, "token");
      return answer(
        api.POST("/v1/setup", {
          body: {
            name: text(values, "name"),
            email: text(values, "email"),
            password: String(values.get("password")),
            organization: text(values, "organization"),
            plan: plans.find((plan) => plan === values.get("plan")) ?? "enterprise",
            ...(token === "" ? {} : { token }),
          },
        }),
      );
    },
    meta: { anonymous: true },
    onSuccess: (me) => {
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, me);
      void router.navigate({ to: "/projects/new", search: { first: true } });
    },
  });
  const faults = faultsOf(setup.error, fields).byField;
  return (
    <Door
      title="Set up Lectern"
      description="This server is new. Make the owner's account and the first organization; everything else can be changed later."
    >
      <Form
        onSubmit={setup.mutate}
        error={setup.error}
        fields={fields}
        actions={
          <Button type="submit" variant="primary" busy={setup.isPending} className="w-full">
            Continue
          </Button>
        }
      >
        <SetupFields tokenRequired={tokenRequired} faults={faults} />
      </Form>
    </Door>
  );
}

/** What is asked of whoever sets the server up. */
function SetupFields({ tokenRequired, faults }: { tokenRequired: boolean; faults: Record<string, string> }) {
  return (
    <>
      {tokenRequired && (
        <Field
          label="Set-up token"
          fault={faults.token}
          hint="The server printed it when it started. It proves that you run this server."
        >
          <TextInput name="token" required autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label="Organization" fault={faults.organization}>
        <TextInput name="organization" required maxLength={100} autoComplete="organization" placeholder="Acme" />
      </Field>
      <Field label="Plan" fault={faults.plan}>
        <Select name="plan" defaultValue="enterprise">
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {planNames[plan]}
              {planAllows(plan, "staticExport") && " (with static export)"}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Your name" fault={faults.name}>
        <TextInput name="name" required maxLength={100} autoComplete="name" />
      </Field>
      <Field label="E-mail address" fault={faults.email}>
        <TextInput name="email" type="email" required maxLength={320} autoComplete="username" />
      </Field>
      <NewPassword fault={faults.password} />
    </>
  );
}
