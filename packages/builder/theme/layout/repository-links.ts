import type { RepositoryView } from "../page-view.ts";

/** Where a reader changes the source of a page, and where one tells of a fault in it. */
export interface RepositoryLinks {
  edit: string;
  /** Null where the host keeps no issues at a known address. */
  issue: string | null;
}

interface Forge {
  host: RegExp;
  edit(branch: string, path: string): string;
  issue: ((title: string) => string) | null;
}

/** The hosts of Git whose addresses are known, at their own domain or at a company's (`gitlab.example.com`). */
const forges: Forge[] = [
  {
    host: /(^|\.)github\./,
    edit: (branch, path) => `/edit/${branch}/${path}`,
    issue: (title) => `/issues/new?title=${title}`,
  },
  {
    host: /(^|\.)gitlab\./,
    edit: (branch, path) => `/-/edit/${branch}/${path}`,
    issue: (title) => `/-/issues/new?issue%5Btitle%5D=${title}`,
  },
  {
    host: /(^|\.)(gitea|forgejo|codeberg)\./,
    edit: (branch, path) => `/_edit/${branch}/${path}`,
    issue: (title) => `/issues/new?title=${title}`,
  },
  { host: /^bitbucket\.org$/, edit: (branch, path) => `/src/${branch}/${path}?mode=edit`, issue: null },
];

/**
 * The links of one page, by the path of its source below the root of the documentation; null where the repository is not
 * on a host whose addresses are known.
 */
export function repositoryLinks(repository: RepositoryView, source: string, title: string): RepositoryLinks | null {
  const web = webAddress(repository.url);
  const forge = web && forges.find(({ host }) => host.test(web.hostname));
  if (!web || !forge) return null;
  const { spellings = {} } = repository;
  const spelled = Object.hasOwn(spellings, source) ? (spellings[source] as string) : source;
  const path = [...repository.directory.split("/"), ...spelled.split("/")].filter(Boolean).map(encodeURIComponent);
  const branch = repository.branch.split("/").map(encodeURIComponent).join("/");
  return {
    edit: web.href + forge.edit(branch, path.join("/")),
    issue: forge.issue ? web.href + forge.issue(encodeURIComponent(title)) : null,
  };
}

/** What one opens in a browser for a remote; never the user, password or port of the remote itself. */
function webAddress(remote: string): { href: string; hostname: string } | null {
  const short = /^[\w.-]+@([\w.-]+):(?!\/\/)(.+)$/.exec(remote);
  const url = URL.parse(short ? `ssh://${short[1]}/${short[2]}` : remote);
  if (!url || !/^(https?|ssh):$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/+$/, "").replace(/\.git$/, "");
  if (path.split("/").length < 3) return null;
  const host = url.protocol === "ssh:" ? url.hostname : url.host;
  return { href: `${url.protocol === "http:" ? "http" : "https"}://${host}${path}`, hostname: url.hostname };
}
