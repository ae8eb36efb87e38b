/** Projects: where the documentation is, and the host names it is served at. */
export { openCredential } from "./credential.ts";
export { normalizeHostname } from "./hostname.ts";
export { projectOfPath } from "./project-of-path.ts";
export { createProjectsRoutes, projectsRoutes } from "./routes.ts";
export { findProject, mainDomains, type ProjectRow, projectByDomain } from "./store.ts";
