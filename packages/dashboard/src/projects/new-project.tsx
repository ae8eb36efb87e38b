import { nameFromRepository } from "@lectern/contract/name-from-repository";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Form, faultsOf, text } from "../components/forms/form.tsx";
import { toastFailure } from "../components/overlays/toast.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useUnavailable } from "../session/me.ts";
import { CredentialFields, type CredentialKind, credentialFields, credentialOf } from "./credential-fields.tsx";

import { projectQuery, projectsQuery } from "./queries.ts";
import { SourceFields, sourceFields } from "./source-fields.tsx";

const fields = [...sourceFields, ...credentialFields] as const;

/** Connects a repository: makes the project, starts its first deployment and shows it live. */
export function NewProjectPage() {
  const { first } = useSearch({ from: "/signed-in/projects/new" });
  const [kind, setKind] = useState<CredentialKind>("none");
  const unavailable = useUnavailable("admin");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const connect = useMutation({
    mutationFn: async (values: FormData) => {
      const repositoryUrl = text(values, "repositoryUrl");
      const credential = credentialOf(kind, values);
      const project = await answer(
        api.POST("/v1/projects", {
          body: {
            name: nameFromRepository(repositoryUrl) || "Documentation",
            repositoryUrl,
            branch: text(values, "branch"),
            directory: text(values, "directory"),
            ...(credential ? { credential } : {}),
          },
        }),
      );
      queryClient.setQueryData(projectQuery(project.projectId).queryKey, project);
      await queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      // The project stands whatever comes now; a deployment that cannot start is told on its page.
      const started = await answer(
        api.POST("/v1/project/update/{projectId}", { params: { path: { projectId: project.projectId } } }),
      ).catch((error: unknown) => {
        toastFailure(error);
        return null;
      });
      return { projectId: project.projectId, statusId: started?.statusId ?? null };
    },
    onSuccess: ({ projectId, statusId }) =>
      statusId === null
        ? navigate({ to: "/projects/$projectId", params: { projectId } })
        : navigate({
            to: "/projects/$projectId/deployments/$deploymentId",
            params: { projectId, deploymentId: statusId },
          }),
  });
  const faults = faultsOf(connect.error, fields).byField;
  return (
    <div className="mx-auto stack max-w-2xl gap-5">
      <PageHeader
        title="Connect your documentation"
        description={
          first
            ? "Your organization is ready. Name the repository that holds docs.json, and Lectern builds and publishes it."
            : "Name the repository that holds docs.json. Lectern builds it and publishes the site; you see it happen."
        }
      />
      <Card>
        <Form
          onSubmit={connect.mutate}
          error={connect.error}
          fields={fields}
          actions={
            <Button type="submit" variant="primary" busy={connect.isPending} unavailable={unavailable}>
              Connect and deploy
            </Button>
          }
        >
          <SourceFields faults={faults} />
          <CredentialFields kind={kind} onKind={setKind} fault={faults.credential} noneLabel="Public repository" />
        </Form>
      </Card>
    </div>
  );
}
