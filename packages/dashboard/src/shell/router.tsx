import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { asFailure } from "../api/api-failure.ts";
import { projectQuery } from "../projects/queries.ts";
import { AcceptInvitationPage } from "../session/accept-invitation.tsx";
import { meQuery } from "../session/me.ts";
import { SetupPage, setupQuery } from "../session/setup.tsx";
import { SignInPage } from "../session/sign-in.tsx";
import { NotFoundPage, PageFailure, PagePending, UnknownAddressPage } from "./page-states.tsx";

interface Context {
  queryClient: QueryClient;
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  errorComponent: PageFailure,
  notFoundComponent: UnknownAddressPage,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: (search): { redirect?: string } =>
    typeof search.redirect === "string" ? { redirect: search.redirect } : {},
  beforeLoad: async ({ context }) => {
    const { needed } = await context.queryClient.fetchQuery(setupQuery);
    if (needed) throw redirect({ to: "/setup" });
  },
  component: SignInPage,
});

const setup = createRoute({
  getParentRoute: () => root,
  path: "/setup",
  beforeLoad: async ({ context }) => {
    const { needed } = await context.queryClient.fetchQuery(setupQuery);
    if (!needed) throw redirect({ to: "/sign-in", search: {} });
  },
  component: SetupPage,
});

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: "/invitations/accept",
  validateSearch: (search): { token?: string } => (typeof search.token === "string" ? { token: search.token } : {}),
  component: AcceptInvitationPage,
});

/** Everything behind the door: without a session one is led to sign in, and back afterwards. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queryClient.ensureQueryData(meQuery);
    } catch (error) {
      if (asFailure(error).status !== 401) throw error;
      throw redirect({ to: "/sign-in", search: location.href === "/" ? {} : { redirect: location.href } });
    }
  },
  component: lazyRouteComponent(() => import("./app-layout.tsx"), "AppLayout"),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/projects" });
  },
});

const projects = createRoute({
  getParentRoute: () => signedIn,
  path: "/projects",
  component: lazyRouteComponent(() => import("../projects/project-list.tsx"), "ProjectListPage"),
});

const newProject = createRoute({
  getParentRoute: () => signedIn,
  path: "/projects/new",
  validateSearch: (search): { first?: boolean } => (search.first === true ? { first: true } : {}),
  component: lazyRouteComponent(() => import("../projects/new-project.tsx"), "NewProjectPage"),
});

const project = createRoute({
  getParentRoute: () => signedIn,
  path: "/projects/$projectId",
  loader: ({ context, params }) => context.queryClient.ensureQueryData(projectQuery(params.projectId)),
  component: lazyRouteComponent(() => import("../projects/project-layout.tsx"), "ProjectLayout"),
});

const overview = createRoute({
  getParentRoute: () => project,
  path: "/",
  component: lazyRouteComponent(() => import("../projects/overview.tsx"), "OverviewPage"),
});
const deployments = createRoute({
  getParentRoute: () => project,
  path: "/deployments",
  component: lazyRouteComponent(() => import("../deployments/deployment-list.tsx"), "DeploymentListPage"),
});
const deployment = createRoute({
  getParentRoute: () => project,
  path: "/deployments/$deploymentId",
  component: lazyRouteComponent(() => import("../deployments/deployment-page.tsx"), "DeploymentPage"),
});
const previews = createRoute({
  getParentRoute: () => project,
  path: "/previews",
  component: lazyRouteComponent(() => import("../previews/preview-list.tsx"), "PreviewListPage"),
});
const exportsRoute = createRoute({
  getParentRoute: () => project,
  path: "/exports",
  component: lazyRouteComponent(() => import("../exports/exports-page.tsx"), "ExportsPage"),
});
const feedback = createRoute({
  getParentRoute: () => project,
  path: "/feedback",
  validateSearch: (search): { days?: number; source?: string; status?: string; view?: "entries" } => ({
    ...(typeof search.days === "number" ? { days: search.days } : {}),
    ...(typeof search.source === "string" ? { source: search.source } : {}),
    ...(typeof search.status === "string" ? { status: search.status } : {}),
    ...(search.view === "entries" ? { view: "entries" as const } : {}),
  }),
  component: lazyRouteComponent(() => import("../feedback/feedback-page.tsx"), "FeedbackPage"),
});
const projectSettings = createRoute({
  getParentRoute: () => project,
  path: "/settings",
  component: lazyRouteComponent(() => import("../projects/settings.tsx"), "ProjectSettingsPage"),
});

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: "/keys",
  component: lazyRouteComponent(() => import("../keys/keys-page.tsx"), "KeysPage"),
});
const members = createRoute({
  getParentRoute: () => signedIn,
  path: "/members",
  component: lazyRouteComponent(() => import("../members/members-page.tsx"), "MembersPage"),
});
const audit = createRoute({
  getParentRoute: () => signedIn,
  path: "/audit",
  component: lazyRouteComponent(() => import("../audit/audit-page.tsx"), "AuditPage"),
});
const organization = createRoute({
  getParentRoute: () => signedIn,
  path: "/organization",
  component: lazyRouteComponent(() => import("../organization/organization-page.tsx"), "OrganizationPage"),
});
const account = createRoute({
  getParentRoute: () => signedIn,
  path: "/account",
  component: lazyRouteComponent(() => import("../account/account-page.tsx"), "AccountPage"),
});

const routeTree = root.addChildren([
  signIn,
  setup,
  acceptInvitation,
  signedIn.addChildren([
    home,
    projects,
    newProject,
    project.addChildren([overview, deployments, deployment, previews, exportsRoute, feedback, projectSettings]),
    keys,
    members,
    audit,
    organization,
    account,
  ]),
]);

/** The map of the dashboard: every address and the page it shows. */
export function createDashboardRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>;
  }
}
