/** What a demo leaves behind for people and scripts. */
export interface DemoSummary {
  baseUrl: string;
  dashboardUrl: string;
  siteUrl: string;
  previewUrl: string;
  projectId: string;
  domain: string;
  apiKey: string;
  statusId: string;
  jobId: string;
  bundleUrl: string;
  bundlePath: string;
  sha256: string;
  dataDir: string;
}

/** The last screen: where to look, how to sign in, and one line of curl for each operation. */
export function describe(summary: DemoSummary, owner: { email: string; password: string }, branch: string): string {
  const { baseUrl, projectId, domain, apiKey } = summary;
  const key = `-H "Authorization: Bearer ${apiKey}"`;
  const json = `-H "Content-Type: application/json"`;
  return `
  Site         ${summary.siteUrl}
  Preview      ${summary.previewUrl}
  Dashboard    ${summary.dashboardUrl}
    sign in    ${owner.email}  ${owner.password}
  API key      ${apiKey}
  Project      ${projectId}
  Bundle       ${summary.bundlePath}
    sha256     ${summary.sha256}
    look at it npx lectern serve ${summary.bundlePath} --port 4500

  Feedback by page
    curl ${key} "${baseUrl}/v1/analytics/${projectId}/feedback/by-page?limit=20"
  Start a static export
    curl -X POST ${key} ${json} -d '{"domain":"${domain}"}' ${baseUrl}/v1/static-export/jobs
  Its status
    curl ${key} ${baseUrl}/v1/static-export/jobs/${summary.jobId}
  Its bundle
    curl -X POST ${key} ${baseUrl}/v1/static-export/jobs/${summary.jobId}/bundle
  Preview a branch
    curl -X POST ${key} ${json} -d '{"branch":"${branch}"}' ${baseUrl}/v1/project/preview/${projectId}
  Update production
    curl -X POST ${key} ${baseUrl}/v1/project/update/${projectId}
  Status of a deployment
    curl ${key} ${baseUrl}/v1/project/update-status/${summary.statusId}
  The whole API
    curl ${baseUrl}/v1/openapi.json
`;
}
