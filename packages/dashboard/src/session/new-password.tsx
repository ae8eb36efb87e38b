import { Field, TextInput } from "../components/forms/field.tsx";

/** The bounds of the contract's `password`. */
const shortest = 12;
const longest = 128;

/** The field `password` of an account that is being made. */
export function NewPassword({ fault }: { fault: string | undefined }) {
  return (
    <Field label="Password" fault={fault} hint={`At least ${shortest} characters. A few unrelated words are good.`}>
      <TextInput
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={shortest}
        maxLength={longest}
      />
    </Field>
  );
}
