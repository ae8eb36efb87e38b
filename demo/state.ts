import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a demo remembers in its data folder, so that the next start with the same folder goes on where this one ended.
 * Holds the owner's password and the key of a demo, readable by its owner only.
 */
export interface DemoState {
  email: string;
  password: string;
  apiKey: string;
  /** Project by repository and folder. */
  projects: Record<string, string>;
}

/** What the last demo left in this data folder; null where there is none that can be read. */
export function readState(data: string): DemoState | null {
  try {
    return JSON.parse(readFileSync(join(data, "demo.json"), "utf8")) as DemoState;
  } catch {
    return null;
  }
}

/** Keeps it for the next demo, readable by this user alone: it holds a key. */
export function writeState(data: string, state: DemoState): void {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, "demo.json"), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}
