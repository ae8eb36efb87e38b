import type { Json } from "../../json.ts";

/**
 * A number that a schema allows, as the format makes it up: the middle of two bounds, one more than the least where
 * there is no other, else one that is like others.
 * @param isRuledOut whether the schema does not want a number that is within its bounds
 */
export function numberExample(
  schema: Json,
  isWhole: boolean,
  isRuledOut: (one: number) => boolean = () => false,
): unknown {
  const { minimum, exclusiveMinimum, multipleOf } = schema;
  // What is longer than a number tells apart is taken as it is written; below zero it bounds nothing.
  if (typeof minimum === "bigint" && minimum > 0n) return minimum;
  const least = bound(minimum, exclusiveMinimum, Math.max);
  const most = bound(schema.maximum, schema.exclusiveMaximum, Math.min);
  const step = typeof multipleOf === "number" && multipleOf > 0 ? multipleOf : isWhole ? 1 : null;
  const isWithin = (one: number) =>
    (least.value === null || (least.isOpen ? one > least.value : one >= least.value)) &&
    (most.value === null || (most.isOpen ? one < most.value : one <= most.value)) &&
    !isRuledOut(one);
  const candidates = [
    ...(least.value === null ? [123] : most.value === null ? [] : [middle(least.value, most.value, isWhole)]),
    ...(least.value === null ? [] : [isWhole ? Math.floor(least.value + 1) : least.value + 1, least.value]),
    ...(most.value === null ? [] : [most.value, most.value - 1]),
  ];
  const fitting = step === null ? candidates : candidates.flatMap((one) => [up(one, step), down(one, step)]);
  const beside = fitting.flatMap((one) => [exact(one + (step ?? 1)), exact(one - (step ?? 1))]);
  return [...fitting, ...beside].find(isWithin) ?? candidates[0];
}

function middle(least: number, most: number, isWhole: boolean): number {
  const one = exact(least / 2 + most / 2);
  return isWhole ? Math.floor(one) : one;
}

interface Bound {
  value: number | null;
  /** Whether the bound itself is beyond. */
  isOpen: boolean;
}

/** OpenAPI 3.0 says by `true` that a bound is open; from 3.1 on an open bound is a number of its own. */
function bound(closed: unknown, open: unknown, nearest: (...values: number[]) => number): Bound {
  const values = [closed, open].filter((one): one is number => typeof one === "number" && isBound(one));
  const value = values.length === 0 ? null : nearest(...values);
  return { value, isOpen: open === true || (value !== null && open === value) };
}

/** The first and the last number that a program counts to are written where there is no bound. */
function isBound(value: number): boolean {
  return Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

function up(value: number, step: number): number {
  return exact(Math.ceil(exact(value / step)) * step);
}

function down(value: number, step: number): number {
  return exact(Math.floor(exact(value / step)) * step);
}

/** Without what tenths are off: 0.3, not 0.30000000000000004. */
function exact(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}
