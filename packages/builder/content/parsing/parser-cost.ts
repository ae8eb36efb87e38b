import { withoutCode } from "./code-ranges.ts";
import { openAtOnce } from "./open-elements.ts";

/** Tags in one file. */
const tagsMost = 30_000;
/** Expressions in one paragraph, likewise. */
const bracesMost = 10_000;
/** Signs of emphasis in one paragraph, likewise. */
const emphasisMost = 50_000;
/** Character references (`&lt;`) in one file, likewise. */
const entitiesMost = 20_000;

/** What a source has too much of for the native parser, whose time nobody could cut short; null when it is fine. */
export function findExcess(source: string): string | null {
  if (source.length <= bracesMost) return null;
  return excessOf(source) && excessOf(withoutCode(source));
}

/** How often a source may be parsed again for the sake of repairs. */
export function repairBudget(source: string): number {
  const open = openAtOnce(source);
  return Math.floor(repairCostMost / (source.length * 133 + open * open + 1));
}

/**
 * One parsing costs about 133 for each character and the square of the elements that are open at once; a second is about
 * a hundred million.
 */
const repairCostMost = 400_000_000;

function excessOf(source: string): string | null {
  let tags = 0;
  let entities = 0;
  let braces = 0;
  let emphasis = 0;
  let previous = 0;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code === 60) tags++;
    else if (code === 38) entities++;
    else if (code === 123) braces++;
    else if (code === 42 || code === 95) emphasis++;
    else if (code === 10 && previous === 10) braces = emphasis = 0;
    previous = code;
    if (tags > tagsMost) return `more than ${tagsMost} tags`;
    if (entities > entitiesMost) return `more than ${entitiesMost} \`&\``;
    if (braces > bracesMost) return `more than ${bracesMost} expressions in one paragraph`;
    if (emphasis > emphasisMost) return `more than ${emphasisMost} \`*\` and \`_\` in one paragraph`;
  }
  return null;
}
