import { GitError } from "../git-error.ts";

/** Where a repository is, taken apart. */
export interface Remote {
  protocol: "https" | "http" | "ssh";
  host: string;
  port: number;
  /** User name of the address; empty when it has none. */
  user: string;
  /** What git is given. */
  url: string;
}

const defaultPorts = { https: 443, http: 80, ssh: 22 } as const;

/**
 * Reads a repository's address: `https://host/path`, `ssh://user@host:port/path` or `git@host:path`. Nothing else: no
 * local paths, no `ext::`, no `file://`, no password in the address.
 * @throws {GitError} `remote_invalid` with what is wrong.
 */
export function parseRemote(text: string): Remote {
  if (/[\s\p{Cc}]/u.test(text) || text.length > 2048) throw invalid("it must not hold spaces or control characters");
  const short = text.match(/^(?:([A-Za-z0-9._-]+)@)?([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(?!\/\/)([^:].*)$/);
  if (short && !text.includes("::") && !text.includes("://")) {
    const [, user = "git", host = "", path = ""] = short;
    return parseRemote(`ssh://${user}@${host}/${path.replace(/^\//, "")}`);
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const protocol = url?.protocol.slice(0, -1);
  if (!url || (protocol !== "https" && protocol !== "http" && protocol !== "ssh")) {
    throw invalid("it must begin with https:// or ssh://, or have the form git@host:path");
  }
  if (url.password) throw invalid("it must not hold a password; give the credential separately");
  if (url.search || url.hash) throw invalid("it must not hold ? or #");
  const host = url.hostname.toLowerCase();
  if (!host || host.startsWith("-") || url.username.startsWith("-")) throw invalid("it has no host");
  if (url.pathname.length < 2 || /\/-/.test(url.pathname.slice(0, 2))) throw invalid("it names no repository");
  // What is allowed is never encoded, and what is encoded may be no text at all.
  const user = url.username;
  if (!/^[A-Za-z0-9._-]*$/.test(user)) throw invalid("its user name has characters that are not allowed");
  const port = Number(url.port) || defaultPorts[protocol];
  if (protocol !== "ssh") url.username = "";
  return { protocol, host, port, user, url: url.href };
}

function invalid(why: string): GitError {
  return new GitError("remote_invalid", `The repository's address is not valid: ${why}`);
}
