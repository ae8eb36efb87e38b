import { Field, TextInput } from "../components/forms/field.tsx";

export const sourceFields = ["repositoryUrl", "branch", "directory"] as const;

/** Where the documentation is: the three fields of a project's source. */
export function SourceFields({
  faults,
  source,
  readOnly = false,
}: {
  faults: Record<string, string>;
  source?: { repositoryUrl: string; branch: string; directory: string };
  readOnly?: boolean;
}) {
  return (
    <>
      <Field
        label="Repository"
        fault={faults.repositoryUrl}
        hint="An address that Git can clone: https://… or git@host:path."
      >
        <TextInput
          name="repositoryUrl"
          defaultValue={source?.repositoryUrl}
          required
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          placeholder="https://github.com/acme/docs"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Branch" fault={faults.branch} hint="Its newest commit is the live site.">
          <TextInput
            name="branch"
            defaultValue={source?.branch ?? "main"}
            required
            maxLength={255}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
          />
        </Field>
        <Field label="Directory" optional fault={faults.directory} hint="The folder of docs.json, in a monorepo.">
          <TextInput
            name="directory"
            defaultValue={source?.directory}
            maxLength={1024}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            placeholder="docs"
          />
        </Field>
      </div>
    </>
  );
}
