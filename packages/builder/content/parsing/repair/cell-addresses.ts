import type { ContentModule } from "../../modules/content-module.ts";
import { blocksOf } from "../scan/blocks.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import { applyAll } from "./apply-repairs.ts";

/** A bare address up to the bar behind it, where there is one. */
const address = /(?:https?:\/\/|www\.)[^\s|<]*\|?/gi;
/** A line and below it that under the head of a table, in quotations and items too. */
const delimiters = /\n(?=.*[|:])[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*(?::?-+:?[ \t]*)?)*$/m;

/**
 * Puts a space between an address and the bar that ends its cell (`|https://x.org|text|`): the parser takes the bar and all
 * behind it for a part of the address, and the cells that follow are lost.
 */
export function partAddressesFromBars(module: ContentModule): void {
  const { source } = module;
  if (!/\S\|/.test(source) || source.search(address) < 0) return;
  const code = findCode(source);
  const spaces: { start: number; end: number; text: string }[] = [];
  for (const [start, end] of blocksOf(source)) {
    const block = source.slice(start, end);
    if (!block.includes("|") || !delimiters.test(block)) continue;
    for (const { 0: found, index } of block.matchAll(address)) {
      const bar = start + index + found.length - 1;
      if (!found.endsWith("|") || found.endsWith("\\|") || inRanges(code, bar)) continue;
      spaces.push({ start: bar, end: bar, text: " " });
    }
  }
  if (spaces.length > 0) applyAll(module, spaces);
}
