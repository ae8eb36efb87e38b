import { EvaluationFault } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { numberOf } from "./numbers.ts";
import { isRecord, NativeFunction, record } from "./values.ts";

/** By which the content asks a collection for its iterator. */
export const iteratorSymbol = Symbol("Symbol.iterator");

/** Lists that are iterators, and how many of their items have been taken. A list may be used for its iterator wherever one is expected. */
const taken = new WeakMap<unknown[], number>();

/** A list of its own as an iterator over it. */
export function iteratorOf(items: unknown[]): unknown[] {
  taken.set(items, 0);
  return items;
}

/** The items that are left of an iterator, which has none left then; all of another list. */
export function remainingItems(list: unknown[]): unknown[] {
  const from = taken.get(list);
  if (from === undefined) return list;
  taken.set(list, list.length);
  return list.slice(from);
}

/** Items at most that an iterator of the content's own may give. */
const itemsMost = 5000;

/** Whether the content says itself how one goes over a record. */
export function isIterable(value: unknown): value is Record<symbol, unknown> {
  return isRecord(value) && Object.hasOwn(value, iteratorSymbol);
}

/** What the iterator of such a record gives, to its end. @throws {EvaluationFault} where none is in sight. */
export function ownItems(value: Record<symbol, unknown>, interpreter: Interpreter): unknown[] {
  const iterator = interpreter.call(value[iteratorSymbol], [], null, value);
  if (Array.isArray(iterator)) return remainingItems(iterator);
  const items: unknown[] = [];
  while (isRecord(iterator)) {
    const step = interpreter.call(iterator.next, [], null, iterator);
    if (!isRecord(step) || step.done) break;
    if (items.push(step.value) > itemsMost)
      throw new EvaluationFault("unsupported-expression", "an iterator without end cannot be used in content");
  }
  return items;
}

/** What only an iterator can do; undefined for all else. */
export function iteratorMethod(list: unknown[], key: string, { budget }: Interpreter): NativeFunction | undefined {
  // What an iterator is mapped to is a list here.
  if (key === "toArray") return new NativeFunction(key, () => budget.list([...remainingItems(list)]));
  if (!taken.has(list)) return undefined;
  switch (key) {
    case "next":
      return new NativeFunction(key, () => {
        budget.step();
        const place = taken.get(list) as number;
        const done = place >= list.length;
        if (!done) taken.set(list, place + 1);
        return record([
          ["value", done ? undefined : list[place]],
          ["done", done],
        ]);
      });
    case "take":
    case "drop":
      return new NativeFunction(key, ([count]) => {
        const rest = remainingItems(list);
        const least = Math.max(0, Math.floor(numberOf(count ?? 0)) || 0);
        return iteratorOf(budget.list(key === "take" ? rest.slice(0, least) : rest.slice(least)));
      });
    default:
      return undefined;
  }
}
