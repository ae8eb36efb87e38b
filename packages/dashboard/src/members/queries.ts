import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";

export const membersQuery = pagedQuery(["members"], (cursor, signal) =>
  answer(api.GET("/v1/members", { params: { query: { limit: 100, ...(cursor ? { cursor } : {}) } }, signal })),
);

export const invitationsQuery = pagedQuery(["invitations"], (cursor, signal) =>
  answer(api.GET("/v1/invitations", { params: { query: { limit: 100, ...(cursor ? { cursor } : {}) } }, signal })),
);
