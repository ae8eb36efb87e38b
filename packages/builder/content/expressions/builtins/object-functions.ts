import { put } from "../assignments.ts";
import type { Interpreter } from "../interpreter.ts";
import { NativeFunction, natives, ownEntries, record, textOf } from "../values.ts";

/** `Object` of the content. Nothing here leads to a prototype. */
export function objectRecord(interpreter: Interpreter): Record<string, unknown> {
  const { budget } = interpreter;
  const entriesOf = (value: unknown) => budget.list(ownEntries(value));
  const hasOwn = (value?: unknown, key?: unknown) => entriesOf(value).some(([name]) => name === textOf(key));
  const functions = natives({
    keys: ([value]) => budget.list(entriesOf(value).map(([key]) => key)),
    getOwnPropertyNames: ([value]) => budget.list(entriesOf(value).map(([key]) => key)),
    values: ([value]) => budget.list(entriesOf(value).map(([, item]) => item)),
    entries: ([value]) => budget.list(entriesOf(value)),
    fromEntries: ([list]) =>
      record(
        interpreter
          .items(list ?? [], 0)
          .filter(Array.isArray)
          .map(([key, value]) => [textOf(key), value] as const),
      ),
    assign: ([target, ...sources]) => {
      for (const source of sources) for (const [key, value] of entriesOf(source)) put(target, key, value, interpreter);
      return target;
    },
    groupBy: ([list, group]) => {
      const groups = record();
      for (const [index, item] of interpreter.items(list, 0).entries()) {
        const key = textOf(interpreter.call(group, [item, index]));
        groups[key] ??= [];
        (groups[key] as unknown[]).push(item);
      }
      return groups;
    },
    freeze: ([value]) => value,
    seal: ([value]) => value,
    create: ([value]) => record(ownEntries(value)),
    hasOwn: ([value, key]) => hasOwn(value, key),
    is: ([a, b]) => Object.is(a, b),
  });
  const owns = new NativeFunction("hasOwnProperty", () => false, natives({ call: (args) => hasOwn(...args) }));
  functions.prototype = record([["hasOwnProperty", owns]]);
  return functions;
}
