import type { ContentModule } from "../../modules/content-module.ts";
import type { RenderState } from "../../rendering/render-state.ts";
import { placeFinder } from "../scan/place-finder.ts";
import type { Change, Repair } from "./repair.ts";
import { reportSyntax } from "./report-syntax.ts";

/** Makes one change, which takes a fault of syntax away that was found at a line and column. */
export function repairOne(
  module: ContentModule,
  repair: Repair,
  fault: { line: number; column: number },
  state: RenderState,
): void {
  const { line, column } = repair.about === undefined ? fault : placeFinder(module.source)(repair.about);
  reportSyntax(state, module, line, column, "mdx-syntax", repair.message, repair.hint);
  applyAll(
    module,
    [repair, ...(repair.also ?? [])].sort((one, other) => one.start - other.start),
  );
  state.repaired = true;
}

/** Makes many changes of one kind at once, in the order of the source: a page may have hundreds of `<br>`. */
export function repairAll(module: ContentModule, repairs: readonly Repair[], state: RenderState): void {
  const placeOf = placeFinder(module.source);
  for (const { start, about = start, message, hint } of repairs) {
    const { line, column } = placeOf(about);
    reportSyntax(state, module, line, column, "mdx-syntax", message, hint);
  }
  applyAll(module, repairs);
  state.repaired = true;
}

/** Makes changes of which there is nothing to tell, in the order of the source. */
export function applyAll(module: ContentModule, repairs: readonly Change[]): void {
  noteChanges(repairs, module);
  moveHeadings(repairs, module);
  const apply = (text: string) => {
    let result = "";
    let from = 0;
    for (const repair of repairs) {
      result += text.slice(from, repair.start) + repair.text;
      from = repair.end;
    }
    return result + text.slice(from);
  };
  module.source = apply(module.source);
  module.written = apply(module.written);
  moveMath(module, repairs);
}

/** What repairs change of a module, but for the places that it remembers. */
export type ModuleText = Pick<ContentModule, "source" | "written" | "mathOffsets" | "headingIds">;

/** The text of a module as it is now, to come back to by `undoTo`. */
export function textOf({ source, written, mathOffsets, headingIds }: ContentModule): ModuleText {
  return { source, written, mathOffsets, headingIds };
}

/** Gives a module the text again that it had before changes; places of what they changed are not exact any more. */
export function undoTo(before: ModuleText, module: ContentModule): void {
  const { source } = module;
  const most = Math.min(source.length, before.source.length);
  let start = 0;
  while (start < most && source[start] === before.source[start]) start++;
  let tail = 0;
  while (tail < most - start && source.at(-1 - tail) === before.source.at(-1 - tail)) tail++;
  const middle = (text: string) => text.slice(start, text.length - tail);
  module.changes.note(placeFinder(source)(start), middle(source), middle(before.source));
  Object.assign(module, before);
}

/** Remembers where columns are after repairs, which stand in the order of the source. */
function noteChanges(repairs: readonly Change[], module: ContentModule): void {
  const placeOf = placeFinder(module.source);
  const placed = repairs.map((repair) => ({ repair, place: placeOf(repair.start) }));
  for (const { repair, place } of placed.reverse())
    module.changes.note(place, module.source.slice(repair.start, repair.end), repair.text);
}

/** The places of math after repairs, in the order of the source, that are longer or shorter than what they replace. */
function moveMath(module: ContentModule, repairs: readonly Change[]): void {
  if (!module.mathOffsets) return;
  const moved = new Set<number>();
  let next = 0;
  let by = 0;
  for (const offset of [...module.mathOffsets].sort((one, other) => one - other)) {
    for (let repair = repairs[next]; repair && repair.end <= offset; repair = repairs[++next])
      by += repair.text.length - (repair.end - repair.start);
    moved.add(offset + by);
  }
  module.mathOffsets = moved;
}

/** The lines of headings with ids of their own below changes, in the order of the source, that have more lines or fewer. */
function moveHeadings(changes: readonly Change[], module: ContentModule): void {
  if (module.headingIds.size === 0) return;
  const placeOf = placeFinder(module.source);
  const moves = changes.map(({ start, end, text }) => {
    const before = linesIn(module.source.slice(start, end));
    return { last: placeOf(start).line + before, by: linesIn(text) - before };
  });
  if (moves.every(({ by }) => by === 0)) return;
  const moved = new Map<number, string>();
  let next = 0;
  let by = 0;
  for (const [line, id] of [...module.headingIds].sort(([one], [other]) => one - other)) {
    for (let move = moves[next]; move && move.last < line; move = moves[++next]) by += move.by;
    moved.set(line + by, id);
  }
  module.headingIds = moved;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
