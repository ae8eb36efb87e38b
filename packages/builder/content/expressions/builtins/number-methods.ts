import { errorFault } from "../fault.ts";
import { isRecord } from "../values.ts";
import type { Method } from "./method.ts";
import { numberOf, optionalNumber } from "./numbers.ts";

/** What content may do with a number. */
export const numberMethods: Record<string, Method<number>> = {
  toFixed: (self, [digits]) => self.toFixed(Math.min(Math.max(optionalNumber(digits) ?? 0, 0), 100)),
  toString: (self: number, [radix]: unknown[]) => self.toString(radixOf(radix)),
  // The reader's locale is not known when a page is built: English grouping for everybody.
  toLocaleString: (self: number, [locale, options]: unknown[]) => localNumber(self, locale, options),
  toPrecision: (self, [digits]) =>
    digits === undefined ? String(self) : self.toPrecision(Math.min(Math.max(numberOf(digits), 1), 100)),
  toExponential: (self, [digits]) => {
    const places = optionalNumber(digits);
    return self.toExponential(places === undefined ? undefined : Math.min(Math.max(places, 0), 100));
  },
  valueOf: (self: number) => self,
};

/** What content may do with an integer of any length. */
export const bigMethods: Record<string, Method<bigint>> = {
  toString: (self: bigint, [radix]: unknown[]) => self.toString(radixOf(radix)),
  toLocaleString: (self: bigint, [locale, options]: unknown[]) => localNumber(self, locale, options),
};

function radixOf(value: unknown): number {
  return Math.min(Math.max(optionalNumber(value) ?? 10, 2), 36);
}

function localNumber(value: number | bigint, locale: unknown, options: unknown): string {
  try {
    return new Intl.NumberFormat(
      typeof locale === "string" ? locale : "en-US",
      isRecord(options) ? ({ ...options } as Intl.NumberFormatOptions) : undefined,
    ).format(value);
  } catch {
    throw errorFault("RangeError", "this number cannot be written so");
  }
}
