import { type ExportStart, type ExportTarget, limits } from "@lectern/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api } from "../api/client.ts";
import type { Project } from "../api/types.ts";
import { Field, Select, TextArea, TextInput } from "../components/forms/field.tsx";
import { faultsOf, text } from "../components/forms/form.tsx";
import { FormDialog } from "../components/forms/form-dialog.tsx";
import { pathsOfText } from "./paths-of-text.ts";

const fields = ["version", "paths", "target", "features"] as const;
const targetHints: Record<ExportTarget, string> = {
  "client-hosted": "For your own web server; readers may have a network.",
  "air-gapped": "For places without a network: nothing in it ever asks for another host.",
};

/** Asks for the target and the rest, and starts an export of the live deployment. */
export function StartExportDialog({
  project,
  open,
  onClose,
}: {
  project: Project;
  open: boolean;
  onClose: () => void;
}) {
  const [target, setTarget] = useState<ExportTarget>("client-hosted");
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: (values: FormData) =>
      answer(api.POST("/v1/static-export/jobs", { body: startOf(values, project, target) })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["project", project.projectId, "exports"] });
      onClose();
    },
  });
  const faults = faultsOf(start.error, fields).byField;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Start an export"
      description="Of the deployment that is live now."
      action="Start export"
      mutation={start}
      fields={fields}
    >
      <ExportFields target={target} onTarget={setTarget} faults={faults} />
    </FormDialog>
  );
}

/** What is asked of an export; the parent keeps which `target` is chosen. */
function ExportFields({
  target,
  onTarget,
  faults,
}: {
  target: ExportTarget;
  onTarget: (target: ExportTarget) => void;
  faults: Record<string, string>;
}) {
  return (
    <>
      <Field label="Target" fault={faults.target} hint={targetHints[target]}>
        <Select value={target} onChange={(event) => onTarget(event.target.value as ExportTarget)}>
          <option value="client-hosted">Hosted by you</option>
          <option value="air-gapped">Air-gapped</option>
        </Select>
      </Field>
      <Field
        label="Version"
        optional
        fault={faults.version}
        hint="A label such as 2.4.0; without one it is made from the deployment."
      >
        <TextInput name="version" pattern="[A-Za-z0-9][A-Za-z0-9._\-]{0,63}" autoComplete="off" spellCheck={false} />
      </Field>
      {target === "client-hosted" && (
        <Field
          label="Feedback endpoint"
          optional
          fault={faults.features}
          hint="Where readers' feedback is sent; without one the export has none."
        >
          <TextInput name="feedbackEndpoint" type="url" maxLength={2048} placeholder="https://…" />
        </Field>
      )}
      {target === "client-hosted" && (
        <Field
          label="Content of other hosts"
          hint="Images, films, frames, fonts and styles that pages take from elsewhere."
        >
          <Select name="outside">
            <option value="leave-out">Left out</option>
            <option value="keep">Kept: readers' browsers ask for it</option>
          </Select>
        </Field>
      )}
      <Field
        label="Pages"
        optional
        fault={faults.paths}
        hint={`One path in each line, up to ${limits.exportPaths.toLocaleString("en")}; empty for the whole site.`}
      >
        <TextArea name="paths" rows={3} spellCheck={false} className="font-mono text-xs!" placeholder="guides/start" />
      </Field>
    </>
  );
}

/** What the form asks for; what was left empty is left out. */
function startOf(values: FormData, { domain }: Project, target: ExportTarget): ExportStart {
  const version = text(values, "version");
  const paths = pathsOfText(text(values, "paths"));
  const feedbackEndpoint = text(values, "feedbackEndpoint");
  return {
    domain,
    target,
    features: {
      ...(feedbackEndpoint === "" ? {} : { feedbackEndpoint }),
      ...(text(values, "outside") === "keep" ? { outsideContent: true } : {}),
    },
    ...(version === "" ? {} : { version }),
    ...(paths.length === 0 ? {} : { paths }),
  };
}
