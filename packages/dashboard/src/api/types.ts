import type { paths } from "./schema.generated.ts";

/** What a successful call of an operation answers, taken from the API's description. */
type Answer<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: infer Responses;
}
  ? Extract<keyof Responses, 200 | 201 | 202> extends infer Status extends keyof Responses
    ? Responses[Status] extends { content: { "application/json": infer Body } }
      ? Body
      : never
    : never
  : never;

export type Me = Answer<"/v1/me", "get">;
export type Member = Answer<"/v1/members", "get">["members"][number];
export type Invitation = Answer<"/v1/invitations", "get">["invitations"][number];
export type ApiKey = Answer<"/v1/keys", "get">["keys"][number];
export type ApiKeyCreated = Answer<"/v1/keys", "post">;
export type Project = Answer<"/v1/projects/{projectId}", "get">;
export type Domain = Answer<"/v1/projects/{projectId}/domains", "get">["domains"][number];
export type Deployment = Answer<"/v1/project/update-status/{statusId}", "get">;
export type Diagnostic = Answer<"/v1/project/update-status/{statusId}/diagnostics", "get">["diagnostics"][number];
export type Preview = Answer<"/v1/project/preview/{projectId}", "get">["previews"][number];
export type ExportJob = Answer<"/v1/static-export/jobs/{jobId}", "get">;
export type FeedbackVotes = Answer<"/v1/analytics/{projectId}/feedback/votes", "get">;
export type FeedbackEntry = Answer<"/v1/analytics/{projectId}/feedback", "get">["feedback"][number];
