import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type FeedbackSource, type FeedbackStatus, newId } from "@lectern/contract";
import { createTestApi, type InjectAnswer, type TestApi } from "../http/testing.ts";
import type { Database } from "../storage/index.ts";
import { feedbackRoutes } from "./routes.ts";

/** A project of the organization, without anything built. */
export async function addProject(db: Database, organizationId: string): Promise<string> {
  const id = newId("project");
  const slug = id.replace("_", "-");
  await db
    .insertInto("projects")
    .values({ id, organization_id: organizationId, name: "Docs", slug, repository_url: "https://git.example/docs.git" })
    .execute();
  return id;
}

export interface TestEntry {
  path?: string;
  source?: FeedbackSource;
  status?: FeedbackStatus;
  helpful?: boolean | null;
  comment?: string | null;
  createdAt?: string;
}

/** Entries as readers would have left them; ids in the order given. */
export async function addEntries(
  db: Database,
  organizationId: string,
  projectId: string,
  entries: readonly TestEntry[],
): Promise<string[]> {
  const rows = entries.map((entry) => ({
    id: newId("feedback"),
    organization_id: organizationId,
    project_id: projectId,
    client_id: randomUUID(),
    path: entry.path ?? "/start",
    source: entry.source ?? "contextual",
    status: entry.status ?? "pending",
    helpful: entry.helpful ?? null,
    comment: entry.comment ?? null,
    ...(entry.createdAt ? { created_at: new Date(entry.createdAt) } : {}),
  }));
  await db.insertInto("feedback").values(rows).execute();
  return rows.map((row) => row.id);
}

/** The routes of feedback. */
export interface FeedbackApi {
  api: TestApi;
  /** A project of its own with these entries; `url` is that of its feedback. */
  newProject(entries?: readonly TestEntry[]): Promise<{ projectId: string; ids: string[]; url: string }>;
  /** Asks, and fails the test unless the answer has that status (200). */
  get(url: string, status?: number): Promise<InjectAnswer>;
}

/** The API of feedback on a database of its own. */
export async function createFeedbackApi(): Promise<FeedbackApi> {
  const api = await createTestApi({ plugins: [feedbackRoutes] });
  return {
    api,
    async newProject(entries = []) {
      const projectId = await addProject(api.db, api.organizationId);
      const ids = entries.length > 0 ? await addEntries(api.db, api.organizationId, projectId, entries) : [];
      return { projectId, ids, url: `/v1/analytics/${projectId}/feedback` };
    },
    async get(url, status = 200) {
      const answer = await api.inject({ url });
      assert.equal(answer.status, status, answer.body);
      return answer;
    },
  };
}
