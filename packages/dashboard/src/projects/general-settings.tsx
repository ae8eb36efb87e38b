import type { Project } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Field, TextInput } from "../components/forms/field.tsx";
import { Form, faultsOf, text } from "../components/forms/form.tsx";
import { useUnavailable } from "../session/me.ts";
import { SourceFields, sourceFields } from "./source-fields.tsx";
import { useUpdateProject } from "./use-update-project.ts";

const fields = ["name", ...sourceFields] as const;

/** Name and source. */
export function GeneralSettings({ project }: { project: Project }) {
  const unavailable = useUnavailable("admin");
  const update = useUpdateProject(project.projectId);
  const faults = faultsOf(update.error, fields).byField;
  const save = (values: FormData) =>
    update.mutate({
      name: text(values, "name"),
      repositoryUrl: text(values, "repositoryUrl"),
      branch: text(values, "branch"),
      directory: text(values, "directory"),
    });
  return (
    <Card title="General" description="A change of the source is used by the next deployment.">
      <Form
        onSubmit={save}
        error={update.error}
        fields={fields}
        actions={
          <Button type="submit" variant="primary" busy={update.isPending} unavailable={unavailable}>
            Save
          </Button>
        }
      >
        <Field label="Name" fault={faults.name}>
          <TextInput name="name" defaultValue={project.name} required maxLength={100} readOnly={unavailable !== null} />
        </Field>
        <SourceFields faults={faults} source={project.source} readOnly={unavailable !== null} />
      </Form>
    </Card>
  );
}
