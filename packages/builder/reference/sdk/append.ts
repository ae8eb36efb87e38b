/** Adds all of them at the end. Lists of a hostile file may be longer than what one call can be given. */
export function append<Item>(list: Item[], more: readonly Item[]): void {
  for (const item of more) list.push(item);
}
