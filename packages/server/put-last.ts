/**
 * Puts an entry at the end of a map and forgets the first one where there are then more than `most`. Who puts an entry again
 * at each use forgets what was used longest ago; who puts it once, what came first.
 */
export function putLast<K, V>(entries: Map<K, V>, key: K, value: V, most: number): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size > most) entries.delete(entries.keys().next().value as K);
}
