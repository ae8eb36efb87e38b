/** The three calls of an export for a shell with `curl` and `jq`; the key comes from the environment. */
export function exportRecipe(origin: string, domain: string): string {
  return `JOB=$(curl -sf -X POST ${origin}/v1/static-export/jobs \\
  -H "Authorization: Bearer $ADMIN_API_KEY" -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ domain })}' | jq -r .jobId)

until STATUS=$(curl -sf ${origin}/v1/static-export/jobs/$JOB \\
  -H "Authorization: Bearer $ADMIN_API_KEY" | jq -r .status); \\
  [ "$STATUS" = completed ] || [ "$STATUS" = failed ]; do sleep 2; done

curl -sf -X POST ${origin}/v1/static-export/jobs/$JOB/bundle \\
  -H "Authorization: Bearer $ADMIN_API_KEY" | jq -r .bundleUrl | xargs curl -sfo docs.tar.gz`;
}
