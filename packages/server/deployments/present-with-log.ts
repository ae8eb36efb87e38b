import type { Deployment } from "@lectern/contract";
import { mainDomains } from "../projects/index.ts";
import type { Urls } from "../services.ts";
import type { Connection } from "../storage/index.ts";
import { type DeploymentView, presentDeployment } from "./present.ts";
import { readLog } from "./read-deployments.ts";

/** A single deployment as the API answers it, with its log, which lists leave out. */
export async function presentWithLog(connection: Connection, urls: Urls, row: DeploymentView): Promise<Deployment> {
  const domain = (await mainDomains(connection, [row.project_id])).get(row.project_id);
  return presentDeployment(urls, row, await readLog(connection, row.id), domain);
}
