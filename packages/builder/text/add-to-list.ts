/** Adds a value to the list of a key, which may be the first of it. */
export function addToList<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
