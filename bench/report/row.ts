import type { Cost } from "../measure/cost.ts";

/** What is measured of every tool, and of Lectern besides. */
export const commonSteps = ["cold", "nothing changed", "one page changed"] as const;
export const ownSteps = [
  "cold, to its bundle",
  "one page changed, to its bundle",
  "cold, with its bundle",
  "lectern build, cold",
  "lectern build, nothing changed",
  "bundle, first",
  "bundle, one page changed",
  "navigation title changed",
  "the platform: bundle, first",
  "the platform: bundle, one page changed",
  "the platform: nothing changed",
  "the platform: one page changed",
] as const;

export type Step = (typeof commonSteps)[number] | (typeof ownSteps)[number];

/** What one step of one tool cost. */
export interface Row {
  tool: string;
  pages: number;
  step: Step;
  cost: Cost;
  /** How many times it was run. */
  runs: number;
  /** Whether it was ended when it had cost so much: to its end it would have cost more. */
  isStopped?: boolean;
  /** Of the cold build: what it wrote. */
  output?: { bytes: number; files: number };
}

/** A tool whose build failed. */
export interface Failure {
  tool: string;
  pages: number;
  reason: string;
}
