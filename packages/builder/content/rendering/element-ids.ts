const attribute = 'id="';

/** The ids of the elements in HTML as they are written there, in their order. */
export function idsIn(html: string): Set<string> {
  const ids = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length;
    const end = html.indexOf('"', start);
    if (end < 0) break;
    if (at > 0 && /\s/.test(html[at - 1] as string)) {
      ids.add(html.slice(start, end));
      at = end + 1;
    } else at = start;
  }
  return ids;
}
