import { answer, api } from "../api/client.ts";
import { pagedQuery } from "../api/pages.ts";

export const keysQuery = pagedQuery(["keys"], (cursor, signal) =>
  answer(api.GET("/v1/keys", { params: { query: { limit: 50, ...(cursor ? { cursor } : {}) } }, signal })),
);
