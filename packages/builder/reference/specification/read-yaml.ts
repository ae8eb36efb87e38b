import type { Diagnostic } from "@lectern/contract";
import * as yaml from "js-yaml";
import { CORE_SCHEMA, load, loadAll, Type, YAMLException } from "js-yaml";
import { bigInteger } from "../exact-json.ts";
import { isObject } from "../json.ts";
import { duplicateKey } from "./duplicate-keys.ts";

/** `<<: *shared`, which the core schema lacks. */
const merge = new Type("tag:yaml.org,2002:merge", {
  kind: "scalar",
  resolve: (data) => data === "<<" || data === null,
});
/** Whole numbers as they are written: a number of JavaScript would end in other digits where they are long. */
const { int } = (yaml as unknown as { types: { int: Type } }).types;
const integer = new Type("tag:yaml.org,2002:int", {
  kind: "scalar",
  resolve: int.resolve,
  construct: (text: string) => {
    const value: number = int.construct(text);
    return bigInteger(value, text) ?? value;
  },
});
/** JSON's types only: dates stay text, no tag makes an object. */
const schema = CORE_SCHEMA.extend({ implicit: [merge, integer] });

/**
 * Reads YAML. A key that stands twice in one place is told: its last value counts, as in JSON, and the others are lost.
 * So are the other documents of a file that has several, of which the first specification is read.
 */
export function readYaml(file: string, text: string, tell?: (one: Diagnostic) => void): unknown {
  try {
    return readOne(file, text, tell, false);
  } catch (error) {
    if (!(error instanceof YAMLException) || error.reason !== "duplicated mapping key") throw error;
    const value = readOne(file, text, tell, true);
    const { line = 0, column = 0 } = error.mark ?? {};
    tell?.(duplicateKey({ file, line: line + 1, column: column + 1 }));
    return value;
  }
}

/** @param json Whether keys may stand twice in one place. */
function readOne(file: string, text: string, tell: ((one: Diagnostic) => void) | undefined, json: boolean): unknown {
  try {
    return load(text, { schema, json });
  } catch (error) {
    if (!(error instanceof YAMLException) || !/single document/.test(error.reason)) throw error;
    const documents = loadAll(text, null, { schema, json }).filter(isObject);
    if (documents.length > 1)
      tell?.({
        severity: "warning",
        code: "several-documents",
        message: `${file} has ${documents.length} documents of YAML: only the first specification among them is read`,
        hint: "Give each of them a file of its own",
        file,
        line: 1,
        column: 1,
      });
    return documents.find(({ openapi, swagger, asyncapi }) => openapi ?? swagger ?? asyncapi) ?? documents[0];
  }
}
