import type { ProjectCredential } from "@lectern/contract";
import { Field, Select, TextArea, TextInput } from "../components/forms/field.tsx";
import { text } from "../components/forms/form.tsx";

export type CredentialKind = "none" | ProjectCredential["kind"];
export const credentialFields = ["credential"] as const;

/** How to read a private repository; the parent keeps which `kind` is chosen. What is written is never shown again. */
export function CredentialFields({
  kind,
  onKind,
  fault,
  noneLabel,
}: {
  kind: CredentialKind;
  onKind: (kind: CredentialKind) => void;
  fault: string | undefined;
  /** What choosing no credential means here. */
  noneLabel: string;
}) {
  return (
    <>
      <Field label="Access" fault={fault}>
        <Select value={kind} onChange={(event) => onKind(event.target.value as CredentialKind)}>
          <option value="none">{noneLabel}</option>
          <option value="token">Access token (https)</option>
          <option value="ssh-key">Deploy key (SSH)</option>
        </Select>
      </Field>
      {kind === "token" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Token" hint="Needs to read the repository, nothing more.">
            <TextInput name="token" type="password" required maxLength={4096} autoComplete="off" />
          </Field>
          <Field label="User name" optional hint="Where the host asks for one.">
            <TextInput name="username" autoComplete="off" spellCheck={false} />
          </Field>
        </div>
      )}
      {kind === "ssh-key" && (
        <>
          <Field
            label="Private key"
            hint="Of a key pair made for this alone; the public half is the repository's deploy key."
          >
            <TextArea
              name="privateKey"
              required
              maxLength={16_384}
              rows={5}
              spellCheck={false}
              autoComplete="off"
              className="font-mono text-xs!"
              placeholder="-----BEGIN OPENSSH PRIVATE KEY-----"
            />
          </Field>
          <Field
            label="Known hosts"
            optional
            hint="Lines of known_hosts for the Git server, if it is not a public one."
          >
            <TextArea name="knownHosts" maxLength={16_384} rows={2} spellCheck={false} className="font-mono text-xs!" />
          </Field>
        </>
      )}
    </>
  );
}

/** The credential that the fields hold; null for none. */
export function credentialOf(kind: CredentialKind, values: FormData): ProjectCredential | null {
  if (kind === "token") {
    const username = text(values, "username");
    return { kind, token: text(values, "token"), ...(username === "" ? {} : { username }) };
  }
  if (kind === "ssh-key") {
    const knownHosts = text(values, "knownHosts");
    // OpenSSH refuses a key whose last line does not end.
    const privateKey = `${text(values, "privateKey")}\n`;
    return { kind, privateKey, ...(knownHosts === "" ? {} : { knownHosts: `${knownHosts}\n` }) };
  }
  return null;
}
