import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { Diagnostic } from "@lectern/contract";
import { folderOf } from "../test/build-fixture.ts";
import { readConfig } from "./read-config.ts";
import { SourceFault } from "./source-fault.ts";
import { openTree } from "./tree/open-tree.ts";

/** Reads the configuration of a tree of these files. */
export function read(t: TestContext, files: Record<string, string | Uint8Array>) {
  return readConfig(openTree({ directory: folderOf(t, files) }));
}

/** What is wrong with a configuration that cannot be read. */
export function fault(t: TestContext, files: Record<string, string>) {
  return (faults(t, files) as [Diagnostic])[0];
}

/** All that is wrong with it. */
export function faults(t: TestContext, files: Record<string, string>): readonly Diagnostic[] {
  try {
    read(t, files);
  } catch (error) {
    if (error instanceof SourceFault) return error.diagnostics;
    throw error;
  }
  throw new assert.AssertionError({ message: "The configuration was read" });
}

/** Keys that every configuration has. */
export const minimal = '"name":"A","theme":"mint","colors":{"primary":"#123456"},"navigation":{"pages":[]}';
