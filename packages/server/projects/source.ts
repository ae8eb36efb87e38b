import { ApiError, type ErrorDetail, type ProjectCredential } from "@lectern/contract";
import { isListed } from "@lectern/net";
import type { Config } from "../config.ts";
import { GitError, isBranchName, parseRemote, type Remote } from "../git/index.ts";

/** Where the documentation is, as a request says it; absent fields are not checked. */
export interface SourceInput {
  repositoryUrl?: string | undefined;
  branch?: string | undefined;
  directory?: string | undefined;
  credential?: ProjectCredential | null | undefined;
}

/**
 * Checks what can be checked without asking the remote, and brings it to one form.
 * @throws {ApiError} `invalid_request` with a detail for each fault.
 */
export function checkSource<T extends SourceInput>(
  config: Pick<Config, "gitAllowedHosts" | "gitPrivateHosts">,
  input: T,
): T {
  const details: ErrorDetail[] = [];
  const source: T = { ...input };
  const remote = input.repositoryUrl === undefined ? null : readRemote(input.repositoryUrl.trim(), details);
  if (remote) {
    details.push(...hostFaults(config, remote));
    source.repositoryUrl = input.repositoryUrl?.trim();
  }
  if (input.branch !== undefined && !isBranchName(input.branch)) {
    details.push({ message: "branch is not a legal Git branch name", path: "body.branch" });
  }
  if (input.directory !== undefined) {
    const directory = normalizeDirectory(input.directory);
    if (directory === null)
      details.push({ message: "directory must be a folder inside the repository", path: "body.directory" });
    else source.directory = directory;
  }
  if (details.length > 0) throw new ApiError("invalid_request", { details });
  return source;
}

function readRemote(url: string, details: ErrorDetail[]): Remote | null {
  try {
    return parseRemote(url);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    details.push({ message: error.message, path: "body.repositoryUrl" });
    return null;
  }
}

function hostFaults(config: Pick<Config, "gitAllowedHosts" | "gitPrivateHosts">, remote: Remote): ErrorDetail[] {
  const path = "body.repositoryUrl";
  const isPrivate = isListed(remote.host, remote.port, config.gitPrivateHosts);
  if (remote.protocol === "http" && !isPrivate) {
    return [
      {
        message: "The address must begin with https:// or ssh://, since its host is not one of the network's own",
        path,
      },
    ];
  }
  const { gitAllowedHosts } = config;
  if (gitAllowedHosts.length > 0 && !isPrivate && !isListed(remote.host, remote.port, gitAllowedHosts)) {
    return [{ message: `The repository is on ${remote.host}, which this server may not use`, path }];
  }
  return [];
}

/** Without slashes at the ends; null for what leads out of the repository or cannot be a path. */
function normalizeDirectory(text: string): string | null {
  const parts = text.split("/").filter((part) => part !== "" && part !== ".");
  const isFit = parts.every((part) => part !== ".." && part !== ".git" && !/[\\\p{Cc}]/u.test(part));
  return isFit ? parts.join("/") : null;
}
