import { limits } from "@lectern/contract";
import { Field, TextInput } from "../components/forms/field.tsx";

/** The field `password` of an account that is being made. */
export function NewPassword({ fault }: { fault: string | undefined }) {
  return (
    <Field
      label="Password"
      fault={fault}
      hint={`At least ${limits.passwordMin} characters. A few unrelated words are good.`}
    >
      <TextInput
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={limits.passwordMin}
        maxLength={limits.passwordMax}
      />
    </Field>
  );
}
