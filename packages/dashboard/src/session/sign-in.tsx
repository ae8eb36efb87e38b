import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { answer, api } from "../api/client.ts";
import { Button } from "../components/button.tsx";
import { Field, TextInput } from "../components/forms/field.tsx";
import { Form, faultsOf, text } from "../components/forms/form.tsx";
import { Door } from "./door.tsx";
import { meQuery } from "./me.ts";
import { redirectTarget } from "./redirect-target.ts";

const fields = ["email", "password"] as const;

/** `/sign-in`; leads to the page that was asked for. */
export function SignInPage() {
  const { redirect } = useSearch({ from: "/sign-in" });
  const router = useRouter();
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: (values: FormData) =>
      answer(
        api.POST("/v1/session", { body: { email: text(values, "email"), password: String(values.get("password")) } }),
      ),
    meta: { anonymous: true },
    onSuccess: (me) => {
      // Nothing that another user may have read here before stays.
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, me);
      router.history.push(redirectTarget(redirect));
    },
  });
  const faults = faultsOf(signIn.error, fields).byField;
  return (
    <Door
      title="Sign in"
      description={redirect ? "Sign in to continue where you were." : undefined}
      footer="No account? Members are invited by an administrator of their organization."
    >
      <Form
        onSubmit={signIn.mutate}
        error={signIn.error}
        fields={fields}
        actions={
          <Button type="submit" variant="primary" busy={signIn.isPending} className="w-full">
            Sign in
          </Button>
        }
      >
        <Field label="E-mail address" fault={faults.email}>
          <TextInput name="email" type="email" autoComplete="username" required maxLength={320} autoFocus />
        </Field>
        <Field label="Password" fault={faults.password}>
          <TextInput name="password" type="password" autoComplete="current-password" required maxLength={1024} />
        </Field>
      </Form>
    </Door>
  );
}
