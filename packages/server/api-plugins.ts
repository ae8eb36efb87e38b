import { accountsRoutes } from "./accounts/index.ts";
import { deploymentRoutes } from "./deployments/index.ts";
import { feedbackRoutes } from "./feedback/index.ts";
import type { ApiPlugin } from "./http/index.ts";
import { projectsRoutes } from "./projects/index.ts";
import { staticExportRoutes } from "./static-export/index.ts";

/** The routes of every room: what the server serves and the OpenAPI document tells. */
export const apiPlugins: readonly ApiPlugin[] = [
  accountsRoutes,
  projectsRoutes,
  deploymentRoutes,
  staticExportRoutes,
  feedbackRoutes,
];
