/**
 * Typing errors between what was typed and the beginning of a term: insertions, deletions, replacements and swaps of
 * neighbours (optimal string alignment), where the term may go on. Answers `most + 1` when there are more than `most`.
 */
export function typingErrors(typed: string, term: string, most: number): number {
  const width = Math.min(term.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at++) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= width; to++) {
      const same = typed[at - 1] === term[to - 1];
      let cost = Math.min(
        (row[to - 1] as number) + (same ? 0 : 1),
        (row[to] as number) + 1,
        (next[to - 1] as number) + 1,
      );
      if (at > 1 && to > 1 && typed[at - 1] === term[to - 2] && typed[at - 2] === term[to - 1]) {
        cost = Math.min(cost, (before[to - 2] as number) + 1);
      }
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(...row.slice(Math.max(0, typed.length - most)), most + 1);
}
