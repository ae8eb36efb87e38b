/** Organizations, the people in them, their sessions and API keys, plans, and what they did. */
import type { ApiPlugin } from "../http/index.ts";
import { invitationRoutes } from "./invitation-routes.ts";
import { keyRoutes } from "./key-routes.ts";
import { memberRoutes } from "./member-routes.ts";
import { organizationRoutes } from "./organization-routes.ts";
import { sessionRoutes } from "./session-routes.ts";

export { type AuditActor, writeAudit } from "./audit.ts";
export { createAuthenticate } from "./authenticate.ts";
export { createKey } from "./create-key.ts";
export { createOrganization } from "./organizations.ts";
export { removeExpiredSessions } from "./session-store.ts";

/** The routes of this room. */
export const accountsRoutes: ApiPlugin = async (app, services) => {
  for (const routes of [sessionRoutes, organizationRoutes, memberRoutes, invitationRoutes, keyRoutes])
    await routes(app, services);
};
