import type { FeedbackSubmission } from "@lectern/contract";
import { memory } from "../page.ts";

/** What became of an entry: kept by the site, kept in this browser until it can be sent, or refused for good. */
export type Outcome = "stored" | "waiting" | "refused";

const most = 20;

/** A new entry for this page. */
export function newEntry(kind: FeedbackSubmission["kind"]): FeedbackSubmission {
  return { id: uuid(), path: document.documentElement.dataset.currentPath ?? location.pathname, kind };
}

/**
 * Sends an entry. What could not be stored now is kept in the reader's browser and sent at a later visit; the entry's
 * id makes sure that it counts once, however often it is sent.
 */
export async function send(endpoint: string, entry: FeedbackSubmission): Promise<Outcome> {
  // Kept before it is sent: the page may be gone before the answer is there.
  const remembered = keep([...others(entry), entry].slice(-most));
  const outcome = await post(endpoint, entry);
  if (outcome !== "waiting") keep(others(entry));
  return outcome === "waiting" && !remembered ? "refused" : outcome;
}

function others(entry: FeedbackSubmission): FeedbackSubmission[] {
  return kept().filter((one) => one.id !== entry.id);
}

/** Tries again what waits; stops at the first that still cannot be stored. */
export async function sendKept(endpoint: string): Promise<void> {
  for (const entry of kept()) if ((await send(endpoint, entry)) === "waiting") return;
}

async function post(endpoint: string, entry: FeedbackSubmission): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(entry),
      credentials: "omit",
      keepalive: true,
    });
    if (answer.ok) return "stored";
    return answer.status === 429 || answer.status >= 500 ? "waiting" : "refused";
  } catch {
    return "waiting";
  }
}

function kept(): FeedbackSubmission[] {
  try {
    const entries: unknown = JSON.parse(memory.get("feedback") ?? "[]");
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

function keep(entries: FeedbackSubmission[]): boolean {
  return memory.set("feedback", JSON.stringify(entries));
}

/** `crypto.randomUUID` is missing where the page is not a secure context, as on a plain-HTTP intranet. */
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
