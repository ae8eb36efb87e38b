import { isObject, type Json, objectOf, own } from "../../json.ts";
import { methods } from "../methods.ts";
import { essenceOf, isByType } from "./swagger-bodies.ts";

/** The examples of one answer of an operation, by media type. */
interface AnswerExamples {
  path: string;
  method: string;
  status: string;
  examples: Json;
}

/** Takes the examples out of the answers of operations: the upgrade knows no media types with parameters. */
export function takeExamples({ paths }: Json): AnswerExamples[] {
  const taken: AnswerExamples[] = [];
  for (const [path, item] of Object.entries(objectOf(paths))) {
    for (const method of methods) {
      const responses = objectOf(objectOf(own(objectOf(item), method)).responses);
      for (const [status, response] of Object.entries(responses)) {
        if (!isObject(response) || !isByType(response.examples)) continue;
        taken.push({ path, method, status, examples: response.examples });
        delete response.examples;
      }
    }
  }
  return taken;
}

/** Puts examples to the media types that answers have, though those have parameters (`charset=utf-8`) that they do not. */
export function giveExamples(upgraded: Json, taken: readonly AnswerExamples[]): void {
  for (const { path, method, status, examples } of taken) {
    const operation = objectOf(objectOf(own(objectOf(upgraded.paths), path))[method]);
    const response = objectOf(own(objectOf(operation.responses), status));
    const content = objectOf(response.content);
    response.content = content;
    for (const [type, example] of Object.entries(examples)) {
      const isTheirs = (name: string) => !Object.hasOwn(examples, name) && essenceOf(name) === essenceOf(type);
      const isFree = (name: string) => objectOf(content[name]).example === undefined;
      const target = Object.hasOwn(content, type)
        ? type
        : (Object.keys(content).find((name) => isTheirs(name) && isFree(name)) ?? type);
      content[target] = { ...objectOf(content[target]), example };
    }
  }
}
