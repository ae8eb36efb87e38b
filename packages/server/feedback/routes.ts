import {
  ApiError,
  FeedbackByPageList,
  FeedbackEntry,
  FeedbackList,
  FeedbackUpdate,
  FeedbackVotes,
  Id,
  PageQuery,
  rateLimits,
} from "@lectern/contract";
import Type from "typebox";
import type { ApiApp, RouteAccess } from "../http/index.ts";
import { projectOfPath } from "../projects/index.ts";
import type { Services } from "../services.ts";
import { filterParameters, readFilter, withFilterFaults } from "./feedback-query.ts";
import { aggregateByPage, feedbackExists, listFeedback, updateFeedback } from "./store.ts";
import { votesByDay } from "./votes-by-day.ts";

const ProjectPath = Type.Object({ projectId: Id("project") });
const FeedbackPath = Type.Object({ projectId: Id("project"), feedbackId: Id("feedback") });
const limit = rateLimits.analytics;

/** The analytics endpoints: feedback by page, votes by day, single entries, and their triage. All share one limit. */
export function feedbackRoutes(app: ApiApp, services: Services): void {
  getFeedbackByPageRoute(app, services);
  listFeedbackRoute(app, services);
  getFeedbackVotesRoute(app, services);
  updateFeedbackRoute(app, services);
}

/** Compiles the schemas of routes whose query is a filter. */
function tellingFilterFaults(app: ApiApp) {
  return withFilterFaults(app.validatorCompiler as Parameters<typeof withFilterFaults>[0]);
}

/** Looks for the `feedbackId` of a route's path among the entries of its project. */
function feedbackOfPath({ db }: Services): NonNullable<RouteAccess["find"]> {
  return async (request, caller) => {
    const { projectId, feedbackId } = request.params as { projectId: string; feedbackId: string };
    if (!(await feedbackExists(db, caller.organizationId, projectId, feedbackId))) throw new ApiError("not_found");
  };
}

function getFeedbackByPageRoute(app: ApiApp, services: Services): void {
  const { db, secrets } = services;
  app.get(
    "/v1/analytics/:projectId/feedback/by-page",
    {
      schema: {
        operationId: "getFeedbackByPage",
        summary: "Count feedback by page",
        tags: ["Analytics"],
        params: ProjectPath,
        querystring: Type.Object({
          ...filterParameters,
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
          cursor: PageQuery.cursor,
        }),
        response: { 200: FeedbackByPageList },
      },
      validatorCompiler: tellingFilterFaults(app),
      config: { access: { scope: "read", limit, find: projectOfPath(services) } },
    },
    async (request) => {
      const { limit = 10, cursor } = request.query;
      const { items, ...page } = await aggregateByPage(
        db,
        request.caller.organizationId,
        request.params.projectId,
        readFilter(request.query),
        { cursorKey: secrets.cursorKey, limit, cursor },
      );
      return { feedback: items, ...page };
    },
  );
}

function listFeedbackRoute(app: ApiApp, services: Services): void {
  const { db, secrets } = services;
  app.get(
    "/v1/analytics/:projectId/feedback",
    {
      schema: {
        operationId: "listFeedback",
        summary: "List feedback",
        description: "Single entries, the newest first.",
        tags: ["Analytics"],
        params: ProjectPath,
        querystring: Type.Object({ ...filterParameters, ...PageQuery }),
        response: { 200: FeedbackList },
      },
      validatorCompiler: tellingFilterFaults(app),
      config: { access: { scope: "read", limit, find: projectOfPath(services) } },
    },
    async (request) => {
      const { limit, cursor } = request.query;
      const { items, ...page } = await listFeedback(
        db,
        request.caller.organizationId,
        request.params.projectId,
        readFilter(request.query),
        { cursorKey: secrets.cursorKey, limit, cursor },
      );
      return { feedback: items, ...page };
    },
  );
}

function getFeedbackVotesRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.get(
    "/v1/analytics/:projectId/feedback/votes",
    {
      schema: {
        operationId: "getFeedbackVotes",
        summary: "Count votes by day",
        tags: ["Analytics"],
        params: ProjectPath,
        querystring: Type.Object(filterParameters),
        response: { 200: FeedbackVotes },
      },
      validatorCompiler: tellingFilterFaults(app),
      config: { access: { scope: "read", limit, find: projectOfPath(services) } },
    },
    ({ caller, params, query }) => votesByDay(db, caller.organizationId, params.projectId, readFilter(query)),
  );
}

function updateFeedbackRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.patch(
    "/v1/analytics/:projectId/feedback/:feedbackId",
    {
      schema: {
        operationId: "updateFeedback",
        summary: "Change an entry of feedback",
        description: "Its status, or the note of those who run the docs.",
        tags: ["Analytics"],
        params: FeedbackPath,
        body: FeedbackUpdate,
        response: { 200: FeedbackEntry },
      },
      config: { access: { scope: "write", limit, find: feedbackOfPath(services) } },
    },
    async (request) => {
      const { projectId, feedbackId } = request.params;
      const entry = await updateFeedback(db, request.caller.organizationId, projectId, feedbackId, request.body);
      if (!entry) throw new ApiError("not_found");
      return entry;
    },
  );
}
