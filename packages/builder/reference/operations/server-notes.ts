import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { type Json, listOf, objectOf, textOf } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { startMark } from "../page-parts/start-mark.ts";
import { valueCodes } from "../schemas/examples/value-code.ts";
import { scalarText } from "./server-variables.ts";

/** The variables in addresses of servers, each once: what they are, their start, and what they may be. */
export function variableItems(variables: readonly Json[]): WrittenNode[] {
  const byName = new Map(variables.flatMap((one) => Object.entries(one)));
  return [...byName].map(([name, written]) => {
    const variable = objectOf(written);
    const description = textOf(variable.description);
    const start = scalarText(variable.default);
    const examples = listOf(variable.examples).flatMap((one) => scalarText(one) ?? []);
    const options = listOf(variable.enum).flatMap((one) => scalarText(one) ?? []);
    return {
      component: "li",
      children: [
        inlineCode(`{${name}}`),
        ...toldBeside(description),
        ...options.flatMap((one, at) => [at === 0 ? ": " : ", ", inlineCode(one)]),
        ...(start ? [" ", startMark(start)] : []),
        ...(examples.length > 0 ? [fact("Examples: ", ...valueCodes(examples))] : []),
      ],
    };
  });
}

/** What is said of a server or a variable: in its line where it is of one. */
export function toldBeside(description: string | null): WrittenNode[] {
  if (description === null) return [];
  const text = { markdown: description };
  return [" ", description.trim().includes("\n") ? text : { component: "span", children: [text] }];
}
