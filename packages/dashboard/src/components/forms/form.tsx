import type { FormEvent, ReactNode } from "react";
import { asFailure, detailsByField } from "../../api/api-failure.ts";
import { FailureNotice } from "../loading/failure-notice.tsx";

/** Faults of the last attempt by field name, and what belongs to no field. */
export function faultsOf(error: unknown, fields: readonly string[]) {
  if (error === null || error === undefined) return { byField: {} as Record<string, string>, rest: [] };
  return detailsByField(asFailure(error).details, fields);
}

/**
 * A form that hands its values to `onSubmit` and shows what the API said of the last attempt: faults of
 * `fields` stand at the fields themselves (see {@link faultsOf}), all else above the buttons.
 */
export function Form({
  onSubmit,
  error,
  fields,
  children,
  actions,
}: {
  onSubmit: (values: FormData) => void;
  error: unknown;
  fields: readonly string[];
  children: ReactNode;
  actions: ReactNode;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  const { byField, rest } = faultsOf(error, fields);
  const allAtFields = Object.keys(byField).length > 0 && rest.length === 0;
  return (
    <form onSubmit={submit} className="grid gap-4">
      {children}
      {!allAtFields && <FailureNotice error={error} details={rest} />}
      <div className="flex flex-wrap justify-end gap-2">{actions}</div>
    </form>
  );
}

/** A field's text, trimmed. */
export function text(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value.trim() : "";
}
