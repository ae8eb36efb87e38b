/** Organizations, the people in them, their sessions and API keys, plans, and what they did. */
import type { ApiPlugin } from "../http/index.ts";
import { keyRoutes } from "./keys/key-routes.ts";
import { invitationRoutes } from "./organizations/invitation-routes.ts";
import { memberRoutes } from "./organizations/member-routes.ts";
import { organizationRoutes } from "./organizations/organization-routes.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { setUpRoutes } from "./sessions/set-up-routes.ts";

export { type AuditActor, writeAudit } from "./audit.ts";
export { createAuthenticate } from "./authenticate.ts";
export { createKey } from "./keys/create-key.ts";
export { createOrganization } from "./organizations/organizations.ts";
export { removeExpiredSessions } from "./sessions/session-store.ts";

/** The routes of this room. */
export const accountsRoutes: ApiPlugin = async (app, services) => {
  for (const routes of [setUpRoutes, sessionRoutes, organizationRoutes, memberRoutes, invitationRoutes, keyRoutes])
    await routes(app, services);
};
