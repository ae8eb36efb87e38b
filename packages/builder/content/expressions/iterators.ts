import type { Interpreter } from "./interpreter.ts";
import { NativeFunction, record, textOf } from "./values.ts";

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
        const least = Math.max(0, Math.floor(Number(textOf(count ?? 0))) || 0);
        return iteratorOf(budget.list(key === "take" ? rest.slice(0, least) : rest.slice(least)));
      });
    default:
      return undefined;
  }
}
