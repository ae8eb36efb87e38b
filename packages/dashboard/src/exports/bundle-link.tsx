import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { answer, api } from "../api/client.ts";
import { buttonClass } from "../components/button.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { CopyValue, Snippet } from "../components/snippet.tsx";
import { Moment } from "../components/time/moment.tsx";
import { useNow } from "../components/time/use-now.ts";
import { bytes } from "../format/bytes.ts";
import { safeUrl } from "../format/safe-url.ts";

/** Signs a link to the bundle of a completed export; each call gives a fresh one. */
export function useBundle(jobId: string) {
  return useMutation({
    mutationFn: () => answer(api.POST("/v1/static-export/jobs/{jobId}/bundle", { params: { path: { jobId } } })),
  });
}

/** The link while it lives: download, what the file must hash to, and the same from a terminal. */
export function BundleLink({ bundle: { data: bundle, error } }: { bundle: ReturnType<typeof useBundle> }) {
  const now = useNow(10_000, bundle !== undefined);
  if (error) return <FailureNotice error={error} />;
  if (bundle === undefined) return null;
  const url = safeUrl(bundle.bundleUrl);
  if (Date.parse(bundle.expiresAt) <= now || url === null) {
    return <p className="text-sm text-muted">This link has expired. The bundle is still there: get a new link.</p>;
  }
  const file = `docs-${bundle.version}.tar.gz`;
  return (
    <div className="grid gap-3 rounded-lg border bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <a href={url} download={file} className={buttonClass("primary", "sm")}>
          <Download className="size-4" aria-hidden />
          Download ({bytes(bundle.sizeBytes)})
        </a>
        <span className="text-muted">
          The link ends <Moment at={bundle.expiresAt} />
        </span>
      </div>
      <DefinitionList items={[["SHA-256", <CopyValue key="sha" value={bundle.sha256} label="SHA-256" />]]} />
      <Snippet
        label="Download with curl"
        text={`curl -fo ${file} '${url.replaceAll("'", "%27")}'\necho '${bundle.sha256}  ${file}' | sha256sum -c`}
      />
    </div>
  );
}
