import type { Json } from "../../json.ts";

/** A number that a schema allows: the least where it says one, else one that is like others within its bounds. */
export function numberExample(schema: Json, isWhole: boolean): unknown {
  const { minimum, exclusiveMinimum, multipleOf } = schema;
  // What is longer than a number tells apart is taken as it is written.
  if (typeof minimum === "bigint") return minimum;
  const least = bound(minimum, exclusiveMinimum, Math.max);
  const most = bound(schema.maximum, schema.exclusiveMaximum, Math.min);
  const step = typeof multipleOf === "number" && multipleOf > 0 ? multipleOf : isWhole ? 1 : null;
  const start = least.value ?? 123;
  const isWithin = (one: number) =>
    (least.value === null || (least.isOpen ? one > least.value : one >= least.value)) &&
    (most.value === null || (most.isOpen ? one < most.value : one <= most.value));
  const candidates = [
    ...[start, start + 1],
    ...(most.value === null ? [] : [most.value, most.value - 1]),
    ...(least.value === null || most.value === null ? [] : [(least.value + most.value) / 2]),
  ];
  const fitting = step === null ? candidates : candidates.flatMap((one) => [up(one, step), down(one, step)]);
  return fitting.find(isWithin) ?? start;
}

interface Bound {
  value: number | null;
  /** Whether the bound itself is beyond. */
  isOpen: boolean;
}

/** OpenAPI 3.0 says by `true` that a bound is open; from 3.1 on an open bound is a number of its own. */
function bound(closed: unknown, open: unknown, nearest: (...values: number[]) => number): Bound {
  const values = [closed, open].filter((one) => typeof one === "number" && Number.isFinite(one)) as number[];
  const value = values.length === 0 ? null : nearest(...values);
  return { value, isOpen: open === true || (value !== null && open === value) };
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
