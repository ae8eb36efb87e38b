import type { ReactNode } from "react";
import type { Deployment, Project } from "../api/types.ts";
import { DefinitionList } from "../components/definition-list.tsx";
import { ExternalLink } from "../components/external-link.tsx";
import { CopyValue } from "../components/snippet.tsx";
import { Moment } from "../components/time/moment.tsx";
import { SiteAddress } from "../projects/site-address.tsx";
import { Elapsed } from "./deployment-row.tsx";
import { isRunning, sourceLabels } from "./status.ts";

/** What a deployment is of, and whose. */
export function DeploymentDetails({ deployment, project }: { deployment: Deployment; project: Project }) {
  return (
    <DefinitionList
      items={[
        [
          "Address",
          deployment.previewUrl === undefined ? (
            <SiteAddress key="url" project={project} />
          ) : (
            <ExternalLink key="url" href={deployment.previewUrl} />
          ),
        ],
        ["Started", <Moment key="at" at={deployment.createdAt} />],
        [isRunning(deployment) ? "Running" : "Took", <Elapsed key="took" deployment={deployment} />],
        ["By", sourceLabels[deployment.source]],
        ...commitDetails(deployment),
        // Of a failure nothing was published, and nothing more will be known.
        ...(deployment.status === "failure" ? [] : ([["Pages", deployment.pageCount ?? "Not known yet"]] as const)),
        ["Status id", <CopyValue key="id" value={deployment._id} label="status id" />],
      ]}
    />
  );
}

/** What is told of the commit that was built; nothing while it is not known. */
function commitDetails({ commit, author }: Deployment): (readonly [string, ReactNode])[] {
  if (!commit) return [];
  const { added, modified, removed } = commit.filesChanged;
  const changed = added.length + modified.length + removed.length;
  return [
    ["Branch", commit.ref],
    ["Commit", <CopyValue key="sha" value={commit.sha} label="commit" />],
    ["Message", commit.message.split("\n")[0] || "None"],
    ["Author", author ?? "Unknown"],
    // Of a first deployment, and where the one before is not known, nothing was compared.
    ...(changed > 0 ? [["Files", `${changed} changed`] as const] : []),
  ];
}
