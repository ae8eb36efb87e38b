import { useState } from "react";
import type { Project } from "../api/types.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { ConfirmDialog } from "../components/forms/confirm-dialog.tsx";
import { Form, faultsOf } from "../components/forms/form.tsx";
import { useUnavailable } from "../session/me.ts";
import { CredentialFields, type CredentialKind, credentialFields, credentialOf } from "./credential-fields.tsx";
import { useUpdateProject } from "./use-update-project.ts";

/** The credential of a private repository: can be replaced or removed, never read. */
export function CredentialSettings({ project }: { project: Project }) {
  const unavailable = useUnavailable("admin");
  const [kind, setKind] = useState<CredentialKind>("none");
  const [removing, setRemoving] = useState(false);
  const update = useUpdateProject(project.projectId);
  const faults = faultsOf(update.error, credentialFields).byField;
  const save = (values: FormData) => {
    const credential = credentialOf(kind, values);
    if (credential) update.mutate({ credential }, { onSuccess: () => setKind("none") });
  };
  return (
    <Card
      title="Repository access"
      description={
        project.hasCredential
          ? "A credential is stored, encrypted. It is never shown; it can be replaced or removed."
          : "No credential is stored: the repository must be public."
      }
    >
      <Form
        onSubmit={save}
        error={update.error}
        fields={credentialFields}
        actions={
          <>
            {project.hasCredential && (
              <Button variant="danger" unavailable={unavailable} onClick={() => setRemoving(true)}>
                Remove
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={update.isPending}
              unavailable={unavailable ?? (kind === "none" ? "Choose a kind of credential first" : null)}
            >
              {project.hasCredential ? "Replace" : "Store"}
            </Button>
          </>
        }
      >
        <CredentialFields
          kind={kind}
          onKind={setKind}
          fault={faults.credential}
          noneLabel={project.hasCredential ? "Keep the stored credential" : "None"}
        />
      </Form>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title="Remove the credential?"
        action="Remove"
        run={() => update.mutateAsync({ credential: null })}
      >
        If the repository is private, deployments fail until another credential is stored.
      </ConfirmDialog>
    </Card>
  );
}
