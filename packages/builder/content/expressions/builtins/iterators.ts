import { EvaluationFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { isRecord, NativeFunction, record } from "../values.ts";
import { numberOf } from "./numbers.ts";

/** By which the content asks a collection for its iterator. */
export const iteratorSymbol = Symbol("Symbol.iterator");

/** Lists that are iterators, and how many of their items have been taken. A list may be used for its iterator wherever one is expected. */
const taken = new WeakMap<unknown[], number>();

/** Lists that are the first items of an iterator in whose run no end was in sight, and what whoever asks for more is told. */
const endless = new WeakMap<unknown[], EvaluationFault>();

/** A list of its own as an iterator over it; with a fault, one that goes on behind the list. */
export function iteratorOf(items: unknown[], fault?: EvaluationFault): unknown[] {
  taken.set(items, 0);
  if (fault) endless.set(items, fault);
  return items;
}

/** The fault of going to the end of a list that has none; undefined for all others. */
export function endlessFault(list: unknown[]): EvaluationFault | undefined {
  return endless.get(list);
}

/** The items of such a list one by one, each taken as it is asked for. @throws {EvaluationFault} behind the last that is known */
export function* endlessItems(list: unknown[], fault: EvaluationFault): Generator<unknown> {
  for (let place = taken.get(list) ?? 0; place < list.length; place = taken.get(list) ?? 0) {
    taken.set(list, place + 1);
    yield list[place];
  }
  throw fault;
}

/** Ends the run of a generator that has yielded more than anyone may ask for; no gap that a first state may have. */
export class EndlessRun extends Error {
  readonly fault: EvaluationFault;
  constructor(fault: EvaluationFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Items that a generator may yield. */
const yieldedMost = 5000;

/** Adds what a generator yields. @throws {EndlessRun} with the fault of the `yield`, where that is more than anyone may ask for */
export function addYielded(list: unknown[], items: Iterable<unknown>, fault: () => EvaluationFault): void {
  for (const item of items) if (list.push(item) > yieldedMost) throw new EndlessRun(fault());
}

/** The items that are left of an iterator, which has none left then; all of another list. @throws {EvaluationFault} for one without end */
export function remainingItems(list: unknown[]): unknown[] {
  const from = taken.get(list);
  if (from === undefined) return list;
  const fault = endless.get(list);
  if (fault) throw fault;
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
        const fault = endless.get(list);
        if (done && fault) throw fault;
        if (!done) taken.set(list, place + 1);
        return iteratorResult(done ? undefined : list[place], done);
      });
    case "return":
      return new NativeFunction(key, ([value]) => {
        taken.set(list, list.length);
        endless.delete(list);
        return iteratorResult(value, true);
      });
    case "take":
    case "drop":
      return new NativeFunction(key, ([count]) => {
        const fault = endless.get(list);
        const rest = fault ? list.slice(taken.get(list)) : remainingItems(list);
        const least = Math.max(0, Math.floor(numberOf(count ?? 0)) || 0);
        if (fault && least > rest.length) throw fault;
        if (key === "take") return iteratorOf(budget.list(rest.slice(0, least)));
        return iteratorOf(budget.list(rest.slice(least)), fault);
      });
    default:
      return undefined;
  }
}

function iteratorResult(value: unknown, done: boolean): Record<string, unknown> {
  return record([
    ["value", value],
    ["done", done],
  ]);
}
