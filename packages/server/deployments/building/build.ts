import type { Claim } from "../claims.ts";
import type { DeploymentRow } from "../store.ts";
import type { DeploymentLog } from "./deployment-log.ts";

/** A deployment that this worker builds. */
export interface Build {
  claim: Claim;
  deployment: DeploymentRow;
  log: DeploymentLog;
  /** Aborted when the process stops or the claim is lost. */
  signal: AbortSignal;
  /** 0 on the first try. */
  attempt: number;
}
