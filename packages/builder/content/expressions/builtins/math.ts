import { NativeFunction, record } from "../values.ts";
import { numberOf } from "./numbers.ts";

/** What does not compute a number of numbers. */
const unlike: ReadonlySet<string> = new Set(["random", "sumPrecise"]);

/** All that computes a number of numbers, and the constants. */
const computing = Object.getOwnPropertyNames(Math).flatMap((name): [string, unknown][] => {
  const member = (Math as unknown as Record<string, unknown>)[name];
  if (typeof member === "number") return [[name, member]];
  const compute = member as (...numbers: number[]) => number;
  return unlike.has(name) ? [] : [[name, new NativeFunction(name, (args) => compute(...args.map(numberOf)))]];
});

/** `Math` of the content. Its chance deals every page the same numbers. */
export function mathRecord(): Record<string, unknown> {
  let seed = 1;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  return record([...computing, ["random", new NativeFunction("random", random)] as const]);
}
