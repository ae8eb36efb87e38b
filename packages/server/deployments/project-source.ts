import type { ProjectCredential } from "@lectern/contract";
import type { RemoteSource } from "../git/index.ts";
import { openCredential, type ProjectRow } from "../projects/index.ts";
import type { Services } from "../services.ts";

/** How the repository of a project is reached, its credential opened. Keep the answer short-lived and out of every log. */
export function projectSource(
  services: Pick<Services, "config" | "secrets">,
  project: ProjectRow,
  knownHostsFile?: string,
): RemoteSource {
  const { gitPrivateHosts, gitAllowedHosts } = services.config;
  return {
    url: project.repository_url,
    credential: openCredential(services.secrets, project),
    policy: { privateHosts: gitPrivateHosts, allowedHosts: gitAllowedHosts },
    ...(knownHostsFile ? { knownHostsFile } : {}),
  };
}

/** Every text of a credential that must not appear in a log. */
export function secretTexts(credential: ProjectCredential | null): string[] {
  if (!credential) return [];
  if (credential.kind === "ssh-key") {
    return credential.privateKey.split(/\r?\n/).filter((line) => line.length >= 16 && !line.startsWith("-----"));
  }
  const { token, username = "x-access-token" } = credential;
  return [token, encodeURIComponent(token), Buffer.from(`${username}:${token}`).toString("base64")];
}
